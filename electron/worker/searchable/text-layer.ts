// The words of a Page as text that nobody sees: each fills its own box, and a space stands where the text has one.
import type { Box, Line, Page, Word } from '../../../shared/page.ts'
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import { inLogicalOrder } from '../../../shared/text/direction.ts'
import { spaceBefore } from '../../../shared/text/join.ts'
import { combined, type Matrix } from '../documents/place.ts'
import type { Codes } from './codes.ts'
import { asDrawn } from './visual-order.ts'

/** From a word's own square, with its y from below, to pixels. */
type Run = 'right' | 'down' | 'up'

/** By so much a word is taller than wide that is written along the side of a page. */
const upended = 1.8
/** Of its height: a space is never narrower. */
const leastSpace = 0.1
/** In pixels. */
const leastSide = 0.5
const invisible = '3 Tr'

/** `font` is its name on the page; `place` leads from the Page's pixels to the page of the PDF. */
export function layerOf(lines: Page['lines'], place: Matrix, codes: Codes, font: string): string {
  const shown = lines.flatMap((line) => lineRows(line, place, codes))
  return shown.length === 0 ? '' : `q BT /${font} 1 Tf ${invisible}\n${shown.join('\n')}\nET Q\n`
}

function lineRows(line: Line, place: Matrix, codes: Codes): string[] {
  const words = inLogicalOrder(line.words.filter(({ text }) => text.trim() !== ''))
  const run = runOf(words)
  return words.flatMap((word, i) => {
    const before = words[i - 1]
    const isApart = before !== undefined && spaceBefore(line, before, word) === ' '
    const space = isApart ? [row([' '], spaceBetween(before.box, word.box, run), run, place, codes)] : []
    return [...space, row(asDrawn(word.text.trim()), word.box, run, place, codes)]
  })
}

function row(
  characters: readonly string[],
  { x0, y0, ...ends }: Box,
  run: Run,
  place: Matrix,
  codes: Codes,
): string {
  const [x1, y1] = [Math.max(ends.x1, x0 + leastSide), Math.max(ends.y1, y0 + leastSide)]
  const { hex, ems } = codes.encode(characters)
  const matrix = combined(squareOf({ x0, y0, x1, y1 }, run, ems), place)
  const { a, b, c, d, e, f } = matrix
  return `${[a, b, c, d, e, f].map(short).join(' ')} Tm <${hex}> Tj`
}

/** Text that is so many ems long and an em high, laid into a box. */
function squareOf({ x0, y0, x1, y1 }: Box, run: Run, ems: number): Matrix {
  const [width, height] = [x1 - x0, y1 - y0]
  switch (run) {
    case 'right':
      return { a: width / ems, b: 0, c: 0, d: -height, e: x0, f: y1 }
    case 'down':
      return { a: 0, b: height / ems, c: width, d: 0, e: x0, f: y0 }
    case 'up':
      return { a: 0, b: -height / ems, c: -width, d: 0, e: x1, f: y1 }
  }
}

/** Columns of Chinese run down, and so does what has but one word: its box alone does not tell. */
function runOf(words: readonly Word[]): Run {
  const tall = words.filter(
    ({ box, text }) => text.length > 1 && heightOf(box) > upended * widthOf(box),
  ).length
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || tall * 2 <= words.length) return 'right'
  return last.box.y0 < first.box.y0 ? 'up' : 'down'
}

/** Between two that follow each other, whichever way they run. */
function spaceBetween(before: Box, after: Box, run: Run): Box {
  if (run !== 'right') {
    const [upper, lower] = before.y0 < after.y0 ? [before, after] : [after, before]
    const y0 = upper.y1
    return { x0: before.x0, x1: before.x1, y0, y1: Math.max(lower.y0, y0 + leastSpace * widthOf(before)) }
  }
  const [left, right] = before.x0 < after.x0 ? [before, after] : [after, before]
  const x0 = left.x1
  return { x0, x1: Math.max(right.x0, x0 + leastSpace * heightOf(before)), y0: before.y0, y1: before.y1 }
}

function short(value: number): string {
  return String(Number(value.toFixed(4)))
}
