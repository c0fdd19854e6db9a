// How lively the rows and columns of a picture are where it holds text, to find the lines that tell the most.
import { unite, type Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { count } from '../prepare/histogram.ts'
import { rowsOf } from '../prepare/rows.ts'
import { measureText } from '../prepare/text-size.ts'

/** Rows of pixels across the whole picture. */
export interface Band {
  readonly top: number
  readonly height: number
}

/** Text changes between dark and light all the time; this is the least change that counts, of 255. */
const leastStep = 36
const stepWidth = 2
/** In letter heights: what lies further apart is another row. */
const mostGap = 3
const leastOfRow = 5
/** Fewer in rows are as often the pattern of a cloth. */
const leastLetters = 40

/** Cloth and wood are livelier than any text, but hold no letters in rows. Where there are none, all may be text. */
export function rowsOfText(image: GreyImage): Box[] {
  const { letters, height } = measureText(image)
  const rows = rowsOf(letters, height * mostGap).filter((row) => row.length >= leastOfRow)
  const inRows = rows.reduce((sum, row) => sum + row.length, 0)
  return inRows >= leastLetters ? rows.map(unite) : [{ x0: 0, y0: 0, x1: image.width, y1: image.height }]
}

/** How often each row changes between dark and light, where there is text. */
export function rowActivity(image: GreyImage, rows: readonly Box[]): Uint32Array {
  const activity = new Uint32Array(image.height)
  forEachStep(image, rows, (_, y) => count(activity, y))
  return activity
}

export function columnActivity(image: GreyImage, rows: readonly Box[], bands: readonly Band[]): Uint32Array {
  const activity = new Uint32Array(image.width)
  const parts = rows.flatMap(({ x0, y0, x1, y1 }) =>
    bands.map(({ top, height }) => ({ x0, x1, y0: Math.max(y0, top), y1: Math.min(y1, top + height) })),
  )
  forEachStep(image, parts, (x) => count(activity, x))
  return activity
}

function forEachStep(
  { width, pixels }: GreyImage,
  parts: readonly Box[],
  tell: (x: number, y: number) => void,
): void {
  for (const { x0, y0, x1, y1 } of parts) {
    for (let y = y0; y < y1; y++) {
      for (let x = x0, i = y * width + x0; x < Math.min(x1, width - stepWidth); x++, i++)
        if (Math.abs((pixels[i] ?? 0) - (pixels[i + stepWidth] ?? 0)) >= leastStep) tell(x, y)
    }
  }
}
