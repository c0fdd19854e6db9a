// Finds other things among the lines of an address: a phone number, a date, a line with a label of its own.
import { addressScore } from '../../words/address-line.ts'
import { isInstruction } from '../../page/instruction.ts'
import { wholePart } from '../../model/place.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'

/**
 * As long as a sentence: Số 125 Nguyễn Trãi, Phường 2, Quận 5, TP. Hồ Chí Minh; or in small letters: 8 rue de la gare. A
 * sender in one line is no address alone.
 */
function isAddressAllTheSame({ text }: Part): boolean {
  const score = addressScore(text)
  return (
    (score >= 0.7 && !/ [-–—·•|] /u.test(text)) || (score >= 0.45 && /^\d{1,4}\p{L}?,? \p{L}/u.test(text))
  )
}

/** A segment among the lines of an address that begins with a label of its own. */
export function isOther(scene: Scene, part: Part): boolean {
  const [label] = scene.labelsIn(part)
  const isLabelled =
    label !== undefined &&
    label.start < 4 &&
    !label.concepts.some((id) => addressConcepts.has(id)) &&
    (label.hasColon ||
      /\p{Script=Han} $/u.test(part.folded.slice(0, label.end)) ||
      (/\d/.test(part.folded.slice(label.end)) && label.quality > 0.8 && label.key.length > 2))
  return (
    isLabelled ||
    // the heading of another party's block
    (label?.isWhole === true && label.roles.length > 0) ||
    isBehindLabel(scene, part) ||
    isSomethingElse(part.folded) ||
    (isInstruction(wholePart(part)) && !isAddressAllTheSame(part))
  )
}

/** The part to its left is nothing but a label of something else. */
function isBehindLabel(scene: Scene, part: Part): boolean {
  const row = scene.sheet.rows[scene.rowOf(part)] ?? []
  const left = row[row.indexOf(part) - 1]
  if (!left) return false
  return scene
    .labelsIn(left)
    .some(
      ({ isWhole, quality, concepts, isAsked }) =>
        isWhole &&
        quality >= (isAsked ? 0.8 : 0.9) &&
        (concepts.length > 0 || isAsked) &&
        !concepts.some((id) => addressConcepts.has(id) && id !== 'party'),
    )
}

const addressConcepts = new Set(['address', 'street', 'city', 'state', 'postcode', 'country', 'party'])

function isSomethingElse(folded: string): boolean {
  return (
    recognisers.email(folded).length > 0 ||
    recognisers.date(folded).some(({ sureness }) => sureness >= 0.9) ||
    /(?<!\p{L})(?:tel|phone|fax|gst|vat|reg|invoice|receipt|www|http|co\.? ?reg|roc|sst|h\/p|iban|hp)(?!\p{L})|^\(?\d{6,}-?\p{L}?\)?$/u.test(
      folded,
    ) ||
    /\d[.,]\d{2}\s*$/.test(folded)
  )
}
