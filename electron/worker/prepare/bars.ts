// Cuts off even bars, black, white or transparent, that were added around a photograph to fit a frame.
import type { Box } from '../../../shared/page.ts'
import { cut, type GreyImage } from '../pixels/grey.ts'
import { oncePerImage } from '../pixels/once-per-image.ts'

/** The levels of a bar differ by at most this, because of lossy formats; a photograph has grain. */
const evenLevels = 3
const minEven = 0.99
/** The least thickness as a share of the side; a thinner bar is the border of a picture. */
const minBar = 0.02
/** A margin of a page, unlike a bar, has at least this share of even pixels next to it: paper. */
const minOther = 0.85
/** The least share of the picture that is left; a picture that is even everywhere is no photograph. */
const minLeft = 0.1
/** The pixels at the edge of a bar in which a lossy format or scaling mixes it with the photograph. */
const edgePx = 2

/** Returns the part of a picture within the bars; null if there are none. */
export const withinBars = oncePerImage(({ width, height, pixels }): Box | null => {
  const level = pixels[0] ?? 255
  const share = (start: number, step: number, count: number) => shareAt(pixels, level, { start, step, count })
  const [y0, y1] = within(height, (y) => share(y * width, 1, width) >= minEven)
  const [x0, x1] = within(width, (x) => share(x, width, height) >= minEven)
  if ((x1 - x0) * (y1 - y0) < minLeft * width * height) return null
  const acrossAt = (y: number) => share(y * width + x0, 1, x1 - x0)
  const downAt = (x: number) => share(y0 * width + x, width, y1 - y0)
  const sides = [
    { isCut: y0 > 0, shareOfBar: acrossAt(y0 + edgePx) },
    { isCut: y1 < height, shareOfBar: acrossAt(y1 - 1 - edgePx) },
    { isCut: x0 > 0, shareOfBar: downAt(x0 + edgePx) },
    { isCut: x1 < width, shareOfBar: downAt(x1 - 1 - edgePx) },
  ].filter(({ isCut }) => isCut)
  const areBars = sides.length > 0 && sides.every(({ shareOfBar }) => shareOfBar <= 1 - minOther)
  return areBars ? { x0, y0, x1, y1 } : null
})

export function withoutBars(image: GreyImage): GreyImage {
  const box = withinBars(image)
  return box ? cut(image, box) : image
}

interface Row {
  readonly start: number
  readonly step: number
  readonly count: number
}

/** Returns the share of the pixels of a row or column that have the level of the bars. */
function shareAt(pixels: Uint8Array, level: number, { start, step, count }: Row): number {
  let same = 0
  for (let i = 0, at = start; i < count; i++, at += step)
    if (Math.abs((pixels[at] ?? 0) - level) <= evenLevels) same++
  return same / Math.max(1, count)
}

/** Returns the range from the end of the bar on one side to the start of the bar on the other. */
function within(size: number, isBar: (at: number) => boolean): readonly [number, number] {
  let [first, end] = [0, size]
  while (first < size && isBar(first)) first++
  while (end > first && isBar(end - 1)) end--
  const min = size * minBar
  return [first < min ? 0 : first, size - end < min ? size : end]
}
