// What a document is called: the largest line near its top.
import { hasPostcode } from '../address-line.ts'
import { hasLegalForm, isTitle } from '../company-words.ts'
import { wholePart } from '../place.ts'
import type { Scene } from '../scene.ts'
import { trimmed, type Placed } from './placed.ts'

/** The largest line that is no name, near the top. */
export function titleOf(scene: Scene): Placed[] {
  const parts = scene.sheet.rows
    .slice(0, 10)
    .flat()
    .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) > 3)
  const score = (part: (typeof parts)[number]) =>
    (part.box.y1 - part.box.y0) / scene.sheet.unit +
    (isTitle(part.text) ? 2 : 0) +
    (/发票|证|書|书|certificate|license|licence|diploma|invoice|rechnung/i.test(part.text) ? 1.5 : 0) -
    (hasLegalForm(part.text) ? 1 : 0)
  const best = parts.filter(({ text }) => !/[:：;]/u.test(text)).toSorted((a, b) => score(b) - score(a))[0]
  return best && score(best) > 1.5 && !hasPostcode(best.text)
    ? [{ place: trimmed(wholePart(best)), score: 0.55 }]
    : []
}
