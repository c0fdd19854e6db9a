// Measures the stroke width of words in fractions of a pixel, which tells bold type from regular.
import { median } from '../../../shared/layout/geometry.ts'
import type { Box, Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { count, quantile } from '../prepare/histogram.ts'

/** Grey levels between ink and background; less may be noise. */
const minContrast = 40
/** Share of the pixels ignored at both ends of the histogram: they may be specks. */
const outermost = 0.03
/** Share of full ink. Less is the edge of a neighbouring stroke, or noise; a stroke has more somewhere. */
const minInk = 0.08
const minPeak = 0.5
const minStrokes = 4

/** Adds the stroke width to each word where it can be measured. */
export function withStrokes(line: Line, image: GreyImage): Line {
  return {
    ...line,
    words: line.words.map((word) => {
      const stroke = strokeWidth(word.box, image)
      return stroke === null ? word : { ...word, stroke }
    }),
  }
}

/** Returns the median over all rows of pixels, because most strokes that a row crosses are upright; null if unknown. */
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
  const [background, ink] = isLightOnDark ? [darkest, lightest] : [lightest, darkest]
  const widths: number[] = []
  for (let y = y0; y < y1; y++) {
    const start = y * image.width
    addWidthsOfRow(image.pixels, start + x0, start + x1, background, ink, widths)
  }
  return widths.length < minStrokes ? null : median(widths)
}

/** Adds up the share of ink in each pixel, so that a stroke can be 1.4 pixels wide. */
function addWidthsOfRow(
  pixels: Uint8Array,
  from: number,
  to: number,
  background: number,
  ink: number,
  widths: number[],
): void {
  let [width, max] = [0, 0]
  for (let at = from; at < to; at++) {
    const covered = Math.min(1, ((pixels[at] ?? 0) - background) / (ink - background))
    if (covered > minInk) {
      width += covered
      if (covered > max) max = covered
    } else if (width > 0) {
      if (max > minPeak) widths.push(width)
      width = 0
      max = 0
    }
  }
  if (max > minPeak) widths.push(width)
}
