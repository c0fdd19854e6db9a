// Small figures that stand raised behind a unit: the network knows neither ² nor ³ and reads m³ as m?, m* or m. Which of
// both it is its ink tells.
import { centreOf, heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box, Line, Word } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import { raisedIn } from './raised-spots.ts'

/** A unit of length, and what the network makes of the sign behind it. */
const unit = /(?<![A-Za-z])(?<length>[ckd]?m)(?<sign>[²³?*"”“'’23])?(?=$|[)\].,;:/·-])/u
const units = new RegExp(unit, 'gu')
/** In characters, which are of different widths. */
const near = 1.6
/** Of a figure, the rows in which a 2 runs down to the left and a 3 round on the right. */
const [from, to] = [0.58, 0.82]
/** Where the ink of these rows is in the mean, of the width: left of the one it is a 2, right of the other a 3. */
const [two, three] = [0.5, 0.56]

export function withRaisedFigures(line: Line, image: GreyImage): Line {
  const words = line.words.map((word) => (unit.test(word.text) ? withFigures(word, image) : word))
  return { ...line, words }
}

function withFigures(word: Word, image: GreyImage): Word {
  const raised = raisedIn(word.box, image)
  const text = word.text.replace(units, (whole: string, length: string, ...[, at]: (string | number)[]) => {
    const place = Number(at) + length.length
    const spot = raised.find((box) => Math.abs(placeOf(box, word) - place) < near)
    return length + ((spot && figureOf(spot, image)) ?? whole.slice(length.length))
  })
  return text === word.text ? word : { ...word, text }
}

/** How many characters stand before it, about. */
function placeOf(box: Box, { box: whole, text }: Word): number {
  return ((centreOf(box) - whole.x0) / widthOf(whole)) * text.length - 0.5
}

function figureOf(box: Box, image: GreyImage): string | null {
  const threshold = inkThresholdOf(image)
  const [first, last] = [from, to].map((share) => Math.round(box.y0 + heightOf(box) * share))
  let [ink, sum] = [0, 0]
  for (let y = first ?? 0; y < (last ?? 0); y++)
    for (let x = box.x0; x < box.x1; x++) {
      if ((image.pixels[y * image.width + x] ?? 255) > threshold) continue
      ink++
      sum += (x + 0.5 - box.x0) / widthOf(box)
    }
  const middle = ink === 0 ? 0.5 : sum / ink
  if (middle <= two) return '²'
  return middle >= three ? '³' : null
}
