// Measures how often the rows and columns of an image change between dark and light, to find its densest lines of text.
import { unite, type Box } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { count } from '../prepare/histogram.ts'
import { rowsOf } from '../prepare/rows.ts'
import { measureText } from '../prepare/text-size.ts'

/** Rows of pixels across the whole image. */
export interface Band {
  readonly top: number
  readonly height: number
}

/** Difference in grey levels of two pixels at this distance that counts as a change. */
const minStep = 36
const stepPx = 2
/** Gap within a row of text, in letter heights. */
const maxGap = 3
const minLettersOfRow = 5
/** With fewer letters, the rows may be the pattern of a cloth. */
const minLetters = 40

/** Returns the boxes of all rows of text; empty if fewer letters than `min` are in rows. */
export function findTextRows(image: GreyImage, min: number): Box[] {
  const { letters, height } = measureText(image)
  const rows = rowsOf(letters, height * maxGap).filter((row) => row.length >= minLettersOfRow)
  return rows.reduce((sum, row) => sum + row.length, 0) < min ? [] : rows.map(unite)
}

/** Returns the areas to measure: the rows of text, since cloth and wood change more often than text, or else the image. */
export function textAreas(image: GreyImage): Box[] {
  const rows = findTextRows(image, minLetters)
  return rows.length > 0 ? rows : [{ x0: 0, y0: 0, x1: image.width, y1: image.height }]
}

export function rowActivity(image: GreyImage, areas: readonly Box[]): Uint32Array {
  const activity = new Uint32Array(image.height)
  forEachChange(image, areas, (_, y) => count(activity, y))
  return activity
}

export function columnActivity(image: GreyImage, areas: readonly Box[], bands: readonly Band[]): Uint32Array {
  const activity = new Uint32Array(image.width)
  const parts = areas.flatMap(({ x0, y0, x1, y1 }) =>
    bands.map(({ top, height }) => ({ x0, x1, y0: Math.max(y0, top), y1: Math.min(y1, top + height) })),
  )
  forEachChange(image, parts, (x) => count(activity, x))
  return activity
}

function forEachChange(
  { width, pixels }: GreyImage,
  areas: readonly Box[],
  visit: (x: number, y: number) => void,
): void {
  for (const { x0, y0, x1, y1 } of areas)
    for (let y = y0; y < y1; y++)
      for (let x = x0, i = y * width + x0; x < Math.min(x1, width - stepPx); x++, i++)
        if (Math.abs((pixels[i] ?? 0) - (pixels[i + stepPx] ?? 0)) >= minStep) visit(x, y)
}
