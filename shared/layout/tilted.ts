// Recognises lines that run at an angle to the others: a stamp along the margin, a watermark across the page.
import type { Line } from '../page.ts'
import { isFromTextLayer } from '../text/exact.ts'
import { heightOf, widthOf } from './geometry.ts'

/** In characters: the shape of a shorter word does not show its direction. */
const minWordLength = 3
/** In row heights: the boxes of words are higher if they do not run level. */
const minHeight = 1.8
/** Share of the letters: if more are tilted, as on a page that is written from the top down, they are the text. */
const maxShare = 0.3

/** Splits lines into those of the text, and tilted ones that stand beside or across it. */
export function splitTilted(lines: readonly Line[]): { readonly level: Line[]; readonly tilted: Line[] } {
  const tilted = lines.filter(isTilted)
  if (tilted.length === 0 || countLetters(tilted) > maxShare * countLetters(lines))
    return { level: [...lines], tilted: [] }
  return { level: lines.filter((line) => !tilted.includes(line)), tilted }
}

/** Whether most of a line is set in words that are too high for its type; recognised ones must also be narrow. */
function isTilted(line: Line): boolean {
  const words = line.words.filter(({ text }) => text.length >= minWordLength)
  const high = words.filter(
    ({ box }) =>
      heightOf(box) > minHeight * line.rowHeight && (isFromTextLayer(line) || heightOf(box) > widthOf(box)),
  )
  return high.length > words.length / 2
}

function countLetters(lines: readonly Line[]): number {
  return lines.reduce((sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0), 0)
}
