// Reads what stands on a picture of the world, a sign, a shop front, a poster: a page layout finds next to nothing
// there, so its rows of letters are looked for, dark ones and light ones, and each is read alone.
import { unite, type Box, type Line, type PageKind } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { invert } from '../prepare/dark-ink.ts'
import { resize } from '../prepare/resample.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import { cutOut } from '../recognise/part.ts'
import type { Recogniser } from '../recognise/recogniser.ts'
import { chooseLines } from './choose-lines.ts'
import { rowsAmong } from './rows.ts'
import { strokesIn } from './strokes.ts'

/** Photos of receipts and pages are read with more certainty than this, pictures that have some letters with less. */
const unsure = 0.72
const longSidePx = { least: 1000, most: 1600 } as const
const reachesPx = [12, 30] as const
/** The network sees every line 36 px high. */
const stripPx = 48
/** Around a row, in its heights. */
const margin = 0.25
/** The ground of a picture may have rows without end, of which the longest are likeliest to be letters. */
const mostRows = 60

export function isScene(kind: PageKind, lines: readonly Line[]): boolean {
  return kind === 'photo' && meanConfidence(wordsOf(lines)) < unsure
}

/**
 * `known`: what was found on the page as a whole; of each place the better reading is taken. Each model reads alone:
 * together, the one for English takes the few large ideograms of a sign for its own.
 */
export async function readScene(
  image: GreyImage,
  known: readonly Line[],
  models: readonly string[],
  recogniser: Recogniser,
): Promise<Result<Line[]>> {
  const longSide = Math.max(image.width, image.height)
  const factor = Math.min(Math.max(longSidePx.least, longSide), longSidePx.most) / longSide
  const dark = await resize(image, factor)
  const readings: Line[] = [...known]
  for (const picture of [dark, invert(dark)]) {
    for (const row of rowsOn(picture)) {
      const strip = around(row, picture)
      const scale = stripPx / (strip.y1 - strip.y0)
      const cut = await resize(cutOut(picture, strip), scale)
      for (const model of models) {
        const read = await recogniser.read(cut, [model], () => undefined, 'line')
        if (!read.ok) return read
        const words = wordsOf(read.value).map((word) => ({
          ...word,
          box: placed(word.box, strip, scale, factor),
        }))
        const box = unite(words.map((word) => word.box))
        readings.push({ box, words, block: 0, paragraph: 0, rowHeight: (row.y1 - row.y0) / factor })
      }
    }
  }
  return ok(chooseLines(readings))
}

function rowsOn(picture: GreyImage): Box[] {
  const rows = reachesPx.flatMap((reach) => rowsAmong(strokesIn(picture, reach)))
  return rows.sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, mostRows)
}

/** From a strip to where it was cut out, and to the picture as it came. */
function placed({ x0, y0, x1, y1 }: Box, strip: Box, scale: number, factor: number): Box {
  const x = (value: number) => Math.round((strip.x0 + value / scale) / factor)
  const y = (value: number) => Math.round((strip.y0 + value / scale) / factor)
  return { x0: x(x0), y0: y(y0), x1: x(x1), y1: y(y1) }
}

function around({ x0, y0, x1, y1 }: Box, { width, height }: GreyImage): Box {
  const more = Math.round((y1 - y0) * margin)
  return {
    x0: Math.max(0, x0 - more),
    y0: Math.max(0, y0 - more),
    x1: Math.min(width, x1 + more),
    y1: Math.min(height, y1 + more),
  }
}

/** In heights. */
function lengthOf({ x0, y0, x1, y1 }: Box): number {
  return (x1 - x0) / (y1 - y0)
}
