// Values of a form that no label claims, in reading order.
import { isMeant, type Label } from '../../page/labels.ts'
import { conceptById } from '../../lexicon/lexicon.ts'
import type { Part } from '../../model/sheet.ts'
import { recognisers, type ValueType } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from './placed.ts'

export function unlabelled(scene: Scene, type: ValueType, min: number, score: number): Placed[] {
  return scene.sheet.rows
    .flat()
    .flatMap((part) =>
      recognisers[type](part.folded)
        .filter(
          // check digits prove an IBAN, whatever its label is
          ({ sureness, start }) =>
            sureness >= min && (type === 'iban' || !isClaimed(scene, part, start, type)),
        )
        .map(({ start, end, sureness }, i) => ({
          place: { part, start, end },
          score: score * sureness - 0.01 * i,
        })),
    )
    .map((placed, i) => ({ ...placed, score: placed.score - 0.02 * Math.min(i, 8) }))
}

/** A label stands before it in its part, or alone to its left; or it is a form's cell, whose label nobody knows. */
function isClaimed(scene: Scene, part: Part, start: number, type: ValueType): boolean {
  if (scene.pairs().isValue(part)) return true
  if (
    scene
      .labelsIn(part)
      .some((label) => label.end <= start && label.quality >= 0.5 && claims(label, part, start, type))
  )
    return true
  const row = scene.sheet.rows[scene.rowOf(part)] ?? []
  const before = row.slice(0, row.indexOf(part)).findLast((one) => /\p{L}/u.test(one.text))
  return (
    before !== undefined &&
    scene
      .labelsIn(before)
      .some((label) => isMeant(label) && label.quality >= 0.6 && label.end >= before.text.length - 2)
  )
}

/** The number behind "Bill: 5827" is what the label claims; a sum of money claims no date behind it, nor does a time. */
function claims({ concepts, end }: Label, { folded }: Part, start: number, type: ValueType): boolean {
  const isOtherKind =
    concepts.length > 0 && concepts.every((id) => hasOtherForm(conceptById.get(id)?.type ?? 'text', type))
  return !(isOtherKind || /\d{3}/.test(folded.slice(end, start)))
}

function hasOtherForm(own: ValueType, type: ValueType): boolean {
  return own !== type && (own === 'amount' || own === 'time' || own === 'phone')
}
