// What is darker than what surrounds it: the strokes of letters on a sign, a poster, a package, where no one threshold
// parts all ink from all ground.
import type { GreyImage } from '../grey.ts'
import { findComponents, type Component } from '../prepare/components.ts'

/** Grey levels from the mean around. */
const leastContrast = 20
const size = { least: 7, most: 0.4 } as const
const longest = 8
const leastArea = 12

/** `reachPx`: how far around; thin strokes stand out from what is near, thick ones only from what is further off. */
export function strokesIn(image: GreyImage, reachPx: number): Component[] {
  const { pixels } = image
  const around = meansAround(image, reachPx)
  const standsOut = pixels.map((level, i) => ((around[i] ?? 0) - level >= leastContrast ? 0 : 255))
  return findComponents({ ...image, pixels: standsOut }, 127).filter(({ x0, y0, x1, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0]
    const isSize = height >= size.least && height < image.height * size.most
    return isSize && width < height * longest && height < width * longest && area >= leastArea
  })
}

/** From sums over all that lies above and left of a pixel: a square of any size takes four of them. */
function meansAround({ width, height, pixels }: GreyImage, reach: number): Uint8Array {
  const across = width + 1
  const sums = new Float64Array(across * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * across + x + 1] = (sums[y * across + x + 1] ?? 0) + row
    }
  }
  const sumTo = (x: number, y: number) => sums[y * across + x] ?? 0
  const means = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [y0, y1] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [x0, x1] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum = sumTo(x1, y1) - sumTo(x0, y1) - sumTo(x1, y0) + sumTo(x0, y0)
      means[y * width + x] = sum / ((x1 - x0) * (y1 - y0))
    }
  }
  return means
}
