// The words of a part as a label has them. Each field of a schema asks for them, so a page finds them once.
import type { Part } from './sheet.ts'
import { tokensOf, type Token } from './tokens.ts'

export interface PartTokens {
  readonly all: readonly Token[]
  /** Without what is explained in brackets, up to the end of the first sentence. */
  readonly label: readonly Token[]
}

export function tokensOnce(): (part: Part) => PartTokens {
  const known = new Map<Part, PartTokens>()
  return (part) => {
    const before = known.get(part)
    if (before) return before
    const found = { all: tokensOf(part.folded), label: labelTokens(part.folded) }
    known.set(part, found)
    return found
  }
}

function labelTokens(folded: string): Token[] {
  const plain = folded.replace(/\([^)]*\)?/g, (found) => ' '.repeat(found.length))
  const stop = /\p{L}{4,} *\. /u.exec(plain)
  return tokensOf(stop ? plain.slice(0, stop.index + stop[0].length) : plain)
}
