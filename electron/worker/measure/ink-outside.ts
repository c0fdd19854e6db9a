// Detects ink outside of everything that was read or recognised. Blurred or pale text has no letters that could be
// measured, but as much ink as sharp text.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { histogramOf } from '../prepare/histogram.ts'

/** Mean darkness of a cell against the background, in grey levels. Black text has 25 to 60, pale grey text 6. */
const minDarkness = 4
/** Number of adjacent dark cells, each as high as a letter; fewer are single marks. */
const minCells = 6

/** `letter` is the height of a letter in pixels; `known` are the boxes of words, rules and marks. */
export function hasInkOutside(image: GreyImage, letter: number, known: readonly Box[]): boolean {
  const { width, height, pixels } = image
  const side = Math.max(8, Math.round(letter))
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)]
  const isKnown = new Uint8Array(across * down)
  for (const { x0, y0, x1, y1 } of known) {
    const left = Math.max(0, Math.floor(x0 / side) - 1)
    const right = Math.min(across - 1, Math.floor(x1 / side) + 1)
    const bottom = Math.min(down - 1, Math.floor(y1 / side) + 1)
    for (let y = Math.max(0, Math.floor(y0 / side) - 1); y <= bottom; y++)
      isKnown.fill(1, y * across + left, y * across + right + 1)
  }
  const counts = histogramOf(pixels, 7)
  const background = counts.indexOf(Math.max(...counts))
  for (let row = 0; row < down; row++) {
    let run = 0
    for (let column = 0; column < across && run < minCells; column++) {
      const isDark = !isKnown[row * across + column] && darknessOf(column, row) >= minDarkness
      run = isDark ? run + 1 : 0
    }
    if (run >= minCells) return true
  }
  return false

  /** The mean darkness of every second pixel of a cell. */
  function darknessOf(column: number, row: number): number {
    let sum = 0
    let count = 0
    for (let y = row * side; y < (row + 1) * side; y += 2)
      for (let x = column * side; x < (column + 1) * side; x += 2) {
        sum += Math.max(0, background - (pixels[y * width + x] ?? 0))
        count += 1
      }
    return sum / count
  }
}
