// How dense the writing on a page is, told from its pixels before anything is read: an alphabet has few strokes above
// each other, ideograms and syllables that are written as one sign have many.
import type { GreyImage } from '../pixels/grey.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import { rowsOf } from '../prepare/rows.ts'
import { measureText, type TextSize } from '../prepare/text-size.ts'
import type { Box } from '../../../shared/page.ts'
import { unite } from '../../../shared/page.ts'

export type Density = 'light' | 'rather light' | 'dense'

/**
 * Strokes that a column of a row meets, in the mean. Pages in Latin, Cyrillic, Greek, Arabic and Hebrew letters have 1.3
 * to 1.8, in Thai 1.6, in Devanagari 1.9, in Kana, Hangul and Han 2 to 3. Of slips in capitals and figures a quarter have
 * 1.8 to 2, and no page of Chinese less than 2.06. Between the two, and on poor scans, it could be either.
 */
const most = { light: 1.8, ratherLight: 2.03 } as const
const least = 2.2
/** In letter heights: what lies further apart is another row. */
const mostGap = 3
const leastRow = 5
const leastLetters = 100
const columnsOfRow = 200

/** Null where it could be either, or where there is too little text. */
export function densityOf(image: GreyImage): Density | null {
  const text = measureText(image)
  const rows = rowsOf(text.letters, text.height * mostGap).filter((row) => row.length >= leastRow)
  if (rows.reduce((sum, row) => sum + row.length, 0) < leastLetters) return null
  const strokes = strokesOf(image, rows)
  if (strokes <= most.light) return 'light'
  if (strokes <= most.ratherLight) return 'rather light'
  return strokes >= least ? 'dense' : null
}

function strokesOf(image: GreyImage, rows: TextSize['letters'][]): number {
  const threshold = inkThresholdOf(image)
  let [strokes, columns] = [0, 0]
  for (const row of rows) {
    const box = unite(row)
    const step = Math.max(1, Math.floor((box.x1 - box.x0) / columnsOfRow))
    for (let x = box.x0; x < box.x1; x += step) {
      const met = strokesAt(image, x, box, threshold)
      strokes += met
      if (met > 0) columns++
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
