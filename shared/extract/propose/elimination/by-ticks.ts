// Boxes to tick without a label: "☐ monthly ☒ yearly ☐ students" below a heading says of which kind something is. Where
// as many rows of boxes are left as fields that ask for a kind, they are these, in their order.
import type { Candidate } from '../../page/candidate.ts'
import { tickedRows } from '../../page/ticked.ts'
import { shareText } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { leastScore } from './match.ts'

export function byTicks(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Candidate[] {
  const fields = left.filter(asksForKind)
  const values =
    fields.length === 0
      ? []
      : tickedRows(scene).filter((place) => !taken.some(({ value }) => shareText(value, place)))
  if (values.length !== fields.length) return []
  return fields.flatMap((field, i): Candidate[] => {
    const value = values[i]
    return value ? [{ field, value, label: null, relation: 'position', score: leastScore }] : []
  })
}

function asksForKind({ name: { type, phrases } }: Wanted): boolean {
  const last = phrases.at(-1)?.at(-1)
  return type === 'text' && last !== undefined && !last.senses.isDisjointFrom(kinds)
}

const kinds = sensesOfAny(
  'kind',
  'category',
  'method',
  'status',
  'plan',
  'purpose',
  'reason',
  'result',
  'procedure',
)
