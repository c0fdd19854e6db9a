// What a code means: whoever knows its form tells it, and what nobody knows means nothing. Only what its form proves is
// told.
import { type CodeKind, type Fact } from '../facts.ts'
import { type Code } from '../page.ts'
import { factsOfEpc } from './epc.ts'
import { factsOfFapiao } from './fapiao.ts'

type Meaning = (text: string, kind: CodeKind) => Fact[]

const meanings: readonly Meaning[] = [factsOfEpc, factsOfFapiao]

/** Of a code that is malformed nothing. */
export function factsOfCode({ kind, text }: Pick<Code, 'kind' | 'text'>): Fact[] {
  for (const meaning of meanings) {
    const facts = meaning(text, kind)
    if (facts.length > 0) return facts
  }
  return []
}
