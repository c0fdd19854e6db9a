// Finds dotted and dashed rules, as forms have them. The search for solid rules does not see them.
import { unite, type Box, type Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { maxThicknessPx } from '../pixels/strokes.ts'

/** The lightest level that counts as ink. */
const maxInkLevel = 200
const [maxDashPx, maxGapPx] = [14, 12]
/** Number of dashes of equal length and spacing; no row of letters is this regular. */
const minDashes = 10
const maxUnevenPx = 1
/** The least distance of a rule to the edge of the image, because the rows above and below are checked. */
const reachPx = maxThicknessPx + 1
/** Share of the dashes with no ink above and below. */
const minFree = 0.9
/** Pixels by which a slanted stem moves to the side within that distance. */
const slantPx = 2
const minShareOfSide = 0.03
const minLengthPx = 40

interface DottedRule {
  readonly box: Box
  readonly longestDash: number
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
  const found: DottedRule[] = []
  for (let y = reachPx; y < image.height - reachPx; y++)
    for (const { x0, x1, dash } of chainsIn(image, y)) {
      const box = { x0, y0: y, x1, y1: y + 1 }
      const at = found.findIndex((rule) => touches(rule.box, box))
      const rule = found[at]
      if (rule) found[at] = { box: unite([rule.box, box]), longestDash: Math.max(rule.longestDash, dash) }
      else found.push({ box, longestDash: dash })
    }
  return found
    .filter((rule) => isRule(image, rule))
    .map(({ box }): Rule => ({ box, direction: 'horizontal' }))
})

function touches(rule: Box, { x0, x1, y0 }: Box): boolean {
  return rule.y1 + 1 >= y0 && rule.x0 < x1 + maxGapPx && x0 < rule.x1 + maxGapPx
}

function isRule(image: GreyImage, { box: { x0, y0, x1, y1 }, longestDash }: DottedRule): boolean {
  // a stem of a letter is higher than wide; a dot is not
  const isThin = y1 - y0 <= Math.min(maxThicknessPx, longestDash + maxUnevenPx)
  return (
    isThin &&
    x1 - x0 >= Math.max(minLengthPx, image.width * minShareOfSide) &&
    [y0 - 3, y1 + 2].every((y) => isFree(image, y, (y0 + y1) >> 1, x0, x1))
  )
}

/** Whether most dashes have no ink at the row `y`; in a row of stems each stem goes on there. */
function isFree({ width, pixels }: GreyImage, y: number, middle: number, x0: number, x1: number): boolean {
  const isInk = (x: number, row: number) => (pixels[row * width + x] ?? 255) <= maxInkLevel
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
    if (chain && chain.count >= minDashes) chains.push(chain)
    chain = null
  }
  for (let x = 0; x < width; x++) {
    if ((pixels[here + x] ?? 255) > maxInkLevel) continue
    const start = x
    while (x < width && (pixels[here + x] ?? 255) <= maxInkLevel) x++
    const dash = x - start
    if (dash > maxDashPx) {
      close()
      continue
    }
    if (!chain || !continues(chain, start, dash)) {
      close()
      chain = { dash, x0: start, x1: x, last: start, pitch: 0, count: 1 }
      continue
    }
    chain.pitch ||= start - chain.last
    chain.last = start
    chain.x1 = x
    chain.count++
  }
  close()
  return chains
}

function continues({ dash, last, x1, pitch }: Chain, start: number, length: number): boolean {
  return (
    start - x1 <= maxGapPx &&
    Math.abs(length - dash) <= maxUnevenPx &&
    (pitch === 0 || Math.abs(start - last - pitch) <= maxUnevenPx)
  )
}
