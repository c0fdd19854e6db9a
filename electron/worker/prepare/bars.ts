// The even bars that a photograph was put between to fit a frame, black, white or transparent: they show nothing.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'
import { cut } from './crop.ts'

/** A photograph has grain; a bar has one level, but for what a lossy format makes of it. */
const evenLevels = 3
const leastEven = 0.99
/** In parts of the side: a thinner one is the border of a picture. */
const leastBar = 0.02
/** Of the pixels next to a bar: of those next to the margin of a page most are paper too. */
const leastOther = 0.85
/** Of the picture: where all is even there is no photograph. */
const leastLeft = 0.1
/** Beyond the pixels in which a lossy format, or the making of the picture smaller, mixes bar and photograph. */
const edgePx = 2

/** What the bars leave of a picture; null where there are none. */
export const withinBars = oncePerImage(({ width, height, pixels }): Box | null => {
  const level = pixels[0] ?? 255
  const share = (start: number, step: number, count: number) => shareAt(pixels, level, { start, step, count })
  const [y0, y1] = within(height, (y) => share(y * width, 1, width) >= leastEven)
  const [x0, x1] = within(width, (x) => share(x, width, height) >= leastEven)
  if ((x1 - x0) * (y1 - y0) < leastLeft * width * height) return null
  const acrossAt = (y: number) => share(y * width + x0, 1, x1 - x0)
  const downAt = (x: number) => share(y0 * width + x, width, y1 - y0)
  const sides = [
    { isCut: y0 > 0, shareOfBar: acrossAt(y0 + edgePx) },
    { isCut: y1 < height, shareOfBar: acrossAt(y1 - 1 - edgePx) },
    { isCut: x0 > 0, shareOfBar: downAt(x0 + edgePx) },
    { isCut: x1 < width, shareOfBar: downAt(x1 - 1 - edgePx) },
  ].filter(({ isCut }) => isCut)
  const areBars = sides.length > 0 && sides.every(({ shareOfBar }) => shareOfBar <= 1 - leastOther)
  return areBars ? { x0, y0, x1, y1 } : null
})

export function withoutBars(image: GreyImage): GreyImage {
  const box = withinBars(image)
  return box ? cut(image, box).image : image
}

interface Row {
  readonly start: number
  readonly step: number
  readonly count: number
}

/** Of the pixels of a row or column, those that have the level of the bars. */
function shareAt(pixels: Uint8Array, level: number, { start, step, count }: Row): number {
  let same = 0
  for (let i = 0, at = start; i < count; i++, at += step)
    if (Math.abs((pixels[at] ?? 0) - level) <= evenLevels) same++
  return same / Math.max(1, count)
}

/** From the end of the bar on one side to the start of that on the other. */
function within(size: number, isBar: (at: number) => boolean): readonly [number, number] {
  let [first, end] = [0, size]
  while (first < size && isBar(first)) first++
  while (end > first && isBar(end - 1)) end--
  const least = size * leastBar
  return [first < least ? 0 : first, size - end < least ? size : end]
}
