// Who wrote a letter or a certificate signs it at its foot: the organisation on a line of its own, with the date right
// above or below it.
import { hasLegalForm } from '../../words/company-words.ts'
import { endsAsHouse, isNameLike } from '../parties/house.ts'
import { wholePart } from '../../model/place.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import { heightOf } from '../../page/rows.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import type { Placed } from './placed.ts'

/** How much of the page, from its top, is above its foot. */
const above = 0.45
/** In heights of a part. */
const mostApart = 3

export function signersOf(scene: Scene): Placed[] {
  const { rows, box, unit, isReceipt } = scene.sheet
  if (isReceipt) return []
  const lines = rows.flatMap(([part, more]) => (part && !more && isAtFoot(part) ? [part] : []))
  function isAtFoot(part: Part): boolean {
    return part.box.y0 > box.y0 + above * (box.y1 - box.y0) && part.box.x0 > box.x0 + 4 * unit
  }
  return lines.flatMap((part, i) => {
    if (!isNameLike(part) || scene.labelsIn(part).some(({ isWhole, hasColon }) => isWhole || hasColon))
      return []
    const isDated = [lines[i - 1], lines[i + 1]].some(
      (other) => other && isDate(other) && areNear(other, part),
    )
    const isNamed = hasLegalForm(part.text) || endsAsHouse(part)
    const isLarge = heightOf(part) > 1.2 * unit
    // on an invoice of the West whoever signs may be anybody
    const isEastern = /[\p{Script=Han}\p{Script=Hangul}]/u.test(part.text)
    if (!isDated && !(isNamed && isEastern)) return []
    return [
      { place: wholePart(part), score: (isNamed ? 0.6 : 0.5) + (isDated ? 0.06 : 0) + (isLarge ? 0.02 : 0) },
    ]
  })

  function areNear(a: Part, b: Part): boolean {
    const gap = Math.max(a.box.y0 - b.box.y1, b.box.y0 - a.box.y1)
    return gap < mostApart * unit && a.box.x0 < b.box.x1 && b.box.x0 < a.box.x1
  }
}

/** Nothing else stands in its line. */
function isDate({ folded }: Part): boolean {
  const [span] = recognisers.date(folded)
  return span !== undefined && span.end - span.start >= 0.8 * folded.length
}
