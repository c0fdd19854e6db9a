// The code and the number of a Chinese VAT invoice: the form that the law prescribes has them in its upper corners
// without labels, ten or twelve digits at the left and eight behind "No" at the right.
import { matchesOf } from '../../kinds/recogniser.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from './placed.ts'

const patterns = {
  invoiceCode: /(?<![\p{L}\p{N}])(?:\d{12}|\d{10})(?![\p{L}\p{N}])/gu,
  invoiceNumber: /(?<!\p{L})(?:n[o°º]\.?|№) ?(?<value>\d{8})(?!\d)/gu,
} as const

/** How much of the page, from its top, is its head. */
const head = 0.3
const score = 0.8

export function lawfulNumber(scene: Scene, concept: string | null): Placed[] {
  if (concept !== 'invoiceCode' && concept !== 'invoiceNumber') return []
  if (!/\p{Script=Han}/u.test(scene.sheet.folded)) return []
  const [code] = placesIn(scene, patterns.invoiceCode)
  const [number] = placesIn(scene, patterns.invoiceNumber)
  // one without the other may be anything
  if (!code || !number || code.place.part.box.x1 > number.place.part.box.x0) return []
  return [concept === 'invoiceCode' ? code : number]
}

function placesIn({ sheet }: Scene, pattern: RegExp): Placed[] {
  const bottom = sheet.box.y0 + head * (sheet.box.y1 - sheet.box.y0)
  return sheet.rows
    .flat()
    .filter(({ box }) => box.y0 < bottom)
    .flatMap((part) =>
      matchesOf(pattern, part.folded, 1).map(({ start, end }) => ({ place: { part, start, end }, score })),
    )
}
