// Measures how dense the writing of a page is, before anything is read: letters of an alphabet have few strokes above each
// other, ideograms and syllabic characters have many.
import type { Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import { findTextRows } from './activity.ts'

export type Density = 'light' | 'rather light' | 'dense'

/**
 * Mean number of strokes that a column of a row crosses. Pages in Latin, Cyrillic, Greek, Arabic and Hebrew have 1.3 to
 * 1.8, Thai 1.6, Devanagari 1.9, Kana, Hangul and Han 2 to 3. A quarter of the receipts in capitals and digits have 1.8 to
 * 2, and no Chinese page less than 2.06. Values in between, and poor scans, can be either.
 */
const max = { light: 1.8, ratherLight: 2.03 } as const
const minDense = 2.2
const minLetters = 100
const columnsPerRow = 200

/** Returns null if the density is ambiguous, or if there is too little text. */
export function densityOf(image: GreyImage): Density | null {
  const rows = findTextRows(image, minLetters)
  if (rows.length === 0) return null
  const strokes = strokesPerColumn(image, rows)
  if (strokes <= max.light) return 'light'
  if (strokes <= max.ratherLight) return 'rather light'
  return strokes >= minDense ? 'dense' : null
}

function strokesPerColumn(image: GreyImage, rows: readonly Box[]): number {
  const threshold = inkThresholdOf(image)
  let [strokes, columns] = [0, 0]
  for (const row of rows) {
    const step = Math.max(1, Math.floor((row.x1 - row.x0) / columnsPerRow))
    for (let x = row.x0; x < row.x1; x += step) {
      const crossed = strokesAt(image, x, row, threshold)
      strokes += crossed
      if (crossed > 0) columns++
    }
  }
  return columns === 0 ? 0 : strokes / columns
}

function strokesAt({ width, pixels }: GreyImage, x: number, { y0, y1 }: Box, threshold: number): number {
  let [strokes, isInk] = [0, false]
  for (let y = y0; y < y1; y++) {
    const wasInk = isInk
    isInk = (pixels[y * width + x] ?? 255) <= threshold
    if (isInk && !wasInk) strokes++
  }
  return strokes
}
