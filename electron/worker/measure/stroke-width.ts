// How thick the strokes of a word are, in fractions of a pixel: what tells bold type from type of the same size.
import type { Box, Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { count, quantile } from '../prepare/histogram.ts'
import { median } from '../prepare/text-size.ts'

/** Levels between ink and paper that are hardly noise. */
const minContrast = 40
/** Of the pixels of a word: what is darker or lighter is a speck. */
const outermost = 0.03
/** Of full ink: less is the rim of a stroke's neighbour, or noise of the paper. */
const faintest = 0.08
const solid = 0.5
const minStrokes = 4

/** Of light letters on a dark ground as well; a word that tells nothing is left as it is. */
export function withStrokes(line: Line, image: GreyImage): Line {
  return {
    ...line,
    words: line.words.map((word) => {
      const stroke = strokeWidth(word.box, image)
      return stroke === null ? word : { ...word, stroke }
    }),
  }
}

/** The median over all rows: most strokes that a row of pixels crosses are upright ones. */
export function strokeWidth(box: Box, image: GreyImage): number | null {
  const [x0, x1] = [Math.max(0, Math.floor(box.x0)), Math.min(image.width, Math.ceil(box.x1))]
  const [y0, y1] = [Math.max(0, Math.floor(box.y0)), Math.min(image.height, Math.ceil(box.y1))]
  const counts = new Uint32Array(256)
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) count(counts, image.pixels[y * image.width + x] ?? 255)
  const [darkest, lightest] = [quantile(counts, outermost), quantile(counts, 1 - outermost)]
  if (lightest - darkest < minContrast) return null
  const middle = (darkest + lightest) / 2
  const dark = counts.subarray(0, Math.ceil(middle)).reduce((sum, n) => sum + n, 0)
  const isLightOnDark = dark * 2 > (x1 - x0) * (y1 - y0)
  const [paper, ink] = isLightOnDark ? [darkest, lightest] : [lightest, darkest]
  const widths: number[] = []
  for (let y = y0; y < y1; y++) {
    const start = y * image.width
    addWidthsOfRow(image.pixels, start + x0, start + x1, paper, ink, widths)
  }
  return widths.length < minStrokes ? null : median(widths)
}

/** A pixel counts for as much as it is covered with ink, so that a stroke may be 1.4 pixels wide. */
function addWidthsOfRow(
  pixels: Uint8Array,
  from: number,
  to: number,
  paper: number,
  ink: number,
  widths: number[],
): void {
  let [width, max] = [0, 0]
  for (let at = from; at < to; at++) {
    const covered = Math.min(1, ((pixels[at] ?? 0) - paper) / (ink - paper))
    if (covered > faintest) {
      width += covered
      if (covered > max) max = covered
    } else if (width > 0) {
      if (max > solid) widths.push(width)
      width = 0
      max = 0
    }
  }
  if (max > solid) widths.push(width)
}
