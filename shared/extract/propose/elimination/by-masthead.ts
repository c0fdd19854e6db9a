// A page begins with whose it is: where a lender, a brand, an organiser is asked for, and no label has them, it is the
// house at the head.
import type { Candidate } from '../../page/candidate.ts'
import { asksForIssuer, topLineOf } from '../parties/house.ts'
import { shareText, wholePart } from '../../model/place.ts'
import { trimmed } from '../position/placed.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import type { FieldName } from '../../words/names.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { leastScore } from './match.ts'

/** Who makes, sells, lends or holds something: their papers begin with their name. */
const makers = sensesOfAny(
  ...'brand,manufacturer,lender,lending,shop,dealer,seller,organiser,publisher,provider,operator,agency,carrier'.split(
    ',',
  ),
  ...'landlord,breeder,marina,garage,nursery,association,parish,society,team'.split(','),
)

/** A slip of a few lines is headed by anything. */
const fewestRows = 6

/** Whose the paper is a schema asks for at its beginning. */
const mostBefore = 3

export function byMasthead(
  scene: Scene,
  all: readonly Wanted[],
  left: readonly Wanted[],
  taken: readonly Candidate[],
): Candidate[] {
  const early = all.slice(0, mostBefore)
  const [field, other] = left.filter((one) => early.includes(one) && asksForMaker(one.name))
  const line = field && !other && scene.sheet.rows.length >= fewestRows ? topLineOf(scene) : null
  if (!field || !line || isDocumentTitle(line.text)) return []
  const isLabel = scene.labelsIn(line).some(({ isWhole, hasColon }) => isWhole || hasColon)
  const value = trimmed(wholePart(line))
  if (isLabel || taken.some((one) => shareText(one.value, value))) return []
  return [{ field, value, label: null, relation: 'position', score: leastScore }]
}

function asksForMaker(name: FieldName): boolean {
  const { type, phrases, group } = name
  if ((type !== 'text' && type !== 'company') || group !== null) return false
  return asksForIssuer(name) || (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(makers))
}
