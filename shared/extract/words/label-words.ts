// The words of each part as a label has them, and where on the page a word stands. Each field of a schema asks for
// them, so a page finds them once.
import { sensedOf, type Sensed } from './senses.ts'
import type { Part, Row } from '../model/sheet.ts'
import { tokensOf } from '../lexicon/tokens.ts'

export interface PartWords {
  /** Without what is explained in brackets, up to the end of the first sentence. */
  readonly label: readonly Sensed[]
  readonly inBrackets: readonly Sensed[]
}

export interface NamedPart extends PartWords {
  readonly part: Part
  readonly row: number
  readonly index: number
}

export interface PageWords {
  readonly wordsIn: (part: Part) => PartWords
  /** Parts that have one of the words, or one like it, or one of the same sense. */
  readonly partsNaming: (words: readonly Sensed[]) => readonly NamedPart[]
}

/** A label is no longer than this. */
const max = 14

const none: PartWords = { label: [], inBrackets: [] }

export function pageWordsOf(rows: readonly Row[]): PageWords {
  const parts = rows.flatMap((parts, row) =>
    parts.map((part, index): NamedPart => ({ part, row, index, ...wordsOf(part.folded) })),
  )
  const byPart = new Map<Part, PartWords>(parts.map((one) => [one.part, one]))
  const byTrait = new Map<string | number, Set<NamedPart>>()
  for (const one of parts)
    for (const trait of [...one.label, ...one.inBrackets].flatMap(traitsOf))
      byTrait.set(trait, (byTrait.get(trait) ?? new Set()).add(one))
  return {
    wordsIn: (part) => byPart.get(part) ?? none,
    partsNaming: (words) => [
      ...new Set(words.flatMap(traitsOf).flatMap((trait) => [...(byTrait.get(trait) ?? [])])),
    ],
  }
}

/** Words that are alike share one of these: how they begin, a root, or a sense. */
function traitsOf({ key, senses, root }: Sensed): (string | number)[] {
  return [key.slice(0, 4), ...(root === null ? [] : [`root ${root}`]), ...senses]
}

function wordsOf(folded: string): PartWords {
  const plain = folded.replace(/\((?:[^()]|\([^()]*\))*\)?/g, (found) => ' '.repeat(found.length))
  const stop = labelWithColon.exec(plain) ?? /\p{L}{4,} *\. /u.exec(plain) ?? hanLabel.exec(plain)
  const tokens = tokensOf(withoutClause(stop ? plain.slice(0, stop.index + stop[0].length) : plain))
  if (tokens.length > max && !isHanLabel(plain, tokens.length)) return none
  const brackets = folded.replace(/(?<=^|\))[^(]*(?=\(|$)/g, (found) => ' '.repeat(found.length))
  return { label: sensedOf(tokens), inBrackets: sensedOf(tokensOf(brackets)) }
}

/** "Defects which are or could become a danger", "Employer for whom it was made": what a label is about comes first. */
export function withoutClause(folded: string): string {
  return (
    /^(.*?\p{L}{4,}) (?:(?:for|to|by|on|in|from) )?(?:which|whom|whose)(?!\p{L})/u.exec(folded)?.[1] ?? folded
  )
}

/** The text before the first colon; 9:55 is a time. */
const labelWithColon = /^[^:]*\p{L}[^:]*(?=:(?!\d))/u

/** 类型 成人证: Han text has no spaces, so what stands before one is the label. */
const hanLabel =
  /^(?:\d{1,2} ?[.．、)）] ?)?\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・]+(?= +[^ :：])/u

/** A Han character is a token of its own. */
function isHanLabel(plain: string, count: number): boolean {
  return count <= 2 * max && /^\P{L}*\p{Script=Han}/u.test(plain)
}
