// Dotted and dashed lines, as a form has them to be written on. To the recogniser and to the search for ruling lines
// they are spots; on the page they are lines like others.
import { unite, type Box, type Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { maxThicknessPx } from '../pixels/strokes.ts'

/** Darker than this a pixel is ink. */
const palest = 200
const [longestDashPx, widestGapPx] = [14, 12]
/** So many of the same length follow each other at the same distance: no row of letters is as even. */
const minDots = 10
const maxUnevenPx = 1
/** Above and below it is empty. */
const reachPx = maxThicknessPx + 1
const minFree = 0.9
/** As far as a slanting stem gets to the side within that. */
const slantPx = 2
const minShareOfSide = 0.03
const minLengthPx = 40

interface Dotted {
  readonly box: Box
  /** The longest of its dashes. */
  readonly dash: number
}

interface Chain {
  readonly dash: number
  readonly x0: number
  x1: number
  last: number
  pitch: number
  count: number
}

export const dottedRules = oncePerImage((image): readonly Rule[] => {
  const lines: Dotted[] = []
  for (let y = reachPx; y < image.height - reachPx; y++)
    for (const { x0, x1, dash } of chainsIn(image, y)) {
      const box = { x0, y0: y, x1, y1: y + 1 }
      const at = lines.findIndex((line) => goesOn(line.box, box))
      const line = lines[at]
      if (line) lines[at] = { box: unite([line.box, box]), dash: Math.max(line.dash, dash) }
      else lines.push({ box, dash })
    }
  return lines
    .filter((line) => isLine(image, line))
    .map(({ box }): Rule => ({ box, direction: 'horizontal' }))
})

function goesOn(line: Box, { x0, x1, y0 }: Box): boolean {
  return line.y1 + 1 >= y0 && line.x0 < x1 + widestGapPx && x0 < line.x1 + widestGapPx
}

function isLine(image: GreyImage, { box: { x0, y0, x1, y1 }, dash }: Dotted): boolean {
  // a dot is round; what is higher than it is wide is a stem
  const isThin = y1 - y0 <= Math.min(maxThicknessPx, dash + maxUnevenPx)
  return (
    isThin &&
    x1 - x0 >= Math.max(minLengthPx, image.width * minShareOfSide) &&
    [y0 - 3, y1 + 2].every((y) => isFree(image, y, (y0 + y1) >> 1, x0, x1))
  )
}

/** Beside the dots themselves: those in the middle of a row of stems have the rest of each stem there. */
function isFree({ width, pixels }: GreyImage, y: number, middle: number, x0: number, x1: number): boolean {
  const isInk = (x: number, row: number) => (pixels[row * width + x] ?? 255) <= palest
  let [dots, free] = [0, 0]
  for (let x = x0; x < x1; x++) {
    if (!isInk(x, middle)) continue
    dots++
    if (![-slantPx, 0, slantPx].some((aside) => isInk(x + aside, y))) free++
  }
  return dots > 0 && free >= minFree * dots
}

function chainsIn({ width, pixels }: GreyImage, y: number): Chain[] {
  const here = y * width
  const chains: Chain[] = []
  let chain: Chain | null = null
  const close = () => {
    if (chain && chain.count >= minDots) chains.push(chain)
    chain = null
  }
  for (let x = 0; x < width; x++) {
    if ((pixels[here + x] ?? 255) > palest) continue
    const start = x
    while (x < width && (pixels[here + x] ?? 255) <= palest) x++
    const dash = x - start
    if (dash > longestDashPx) {
      close()
      continue
    }
    if (!chain || !continues(chain, start, dash)) {
      close()
      chain = { dash, x0: start, x1: x, last: start, pitch: 0, count: 1 }
      continue
    }
    chain.pitch = chain.pitch === 0 ? start - chain.last : chain.pitch
    chain.last = start
    chain.x1 = x
    chain.count++
  }
  close()
  return chains
}

function continues({ dash, last, x1, pitch }: Chain, start: number, length: number): boolean {
  return (
    start - x1 <= widestGapPx &&
    Math.abs(length - dash) <= maxUnevenPx &&
    (pitch === 0 || Math.abs(start - last - pitch) <= maxUnevenPx)
  )
}
