// The words of a Page as text that nobody sees: each fills its own box, and a space stands where the text has one.
import type { PDFRef } from '@cantoo/pdf-lib'
import type { Box, Line, Page, Word } from '../../../shared/page.ts'
import { heightOf, median, widthOf } from '../../../shared/layout/geometry.ts'
import { inLogicalOrder } from '../../../shared/text/direction.ts'
import { spaceBefore } from '../../../shared/text/join.ts'
import { combined, type Matrix } from '../documents/place.ts'
import { maxEms, type InvisibleFont } from './invisible.ts'
import { asDrawn } from './visual-order.ts'

export interface TextLayer {
  readonly content: string
  /** By the names that the content calls them. */
  readonly fonts: ReadonlyMap<string, PDFRef>
}

/** What words are written with, and how they come to the page of the PDF from the Page's pixels. */
interface Pen {
  readonly font: InvisibleFont
  readonly place: Matrix
  readonly nameOf: (step: number) => string
  readonly fonts: Map<string, PDFRef>
}

type Run = 'right' | 'down' | 'up'

/** By so much a word is taller than wide that is written along the side of a page. */
const upended = 1.8
/** Of its height: a space is never narrower. */
const minSpace = 0.1
/** In pixels. */
const minSide = 0.5

/** `prefix`: how the names of its fonts begin. */
export function layerOf(lines: Page['lines'], place: Matrix, font: InvisibleFont, prefix: string): TextLayer {
  const fonts = new Map<string, PDFRef>()
  const pen = { font, place, fonts, nameOf: (step: number) => `${prefix}${step}` }
  const sizes = sizesOf(lines)
  const shown = lines.flatMap((line) => lineRows(line, sizes.get(line.paragraph) ?? line.rowHeight, pen))
  const content = shown.length === 0 ? '' : `q BT 3 Tr\n${shown.join('\n')}\nET Q\n`
  return { content, fonts }
}

/** The lines of a paragraph are of one size: by that programs see that they belong together. */
function sizesOf(lines: Page['lines']): ReadonlyMap<number, number> {
  const paragraphs = Map.groupBy(lines, ({ paragraph }) => paragraph)
  return new Map(
    [...paragraphs].map(([paragraph, own]) => [paragraph, median(own.map(({ rowHeight }) => rowHeight))]),
  )
}

function lineRows(line: Line, usualSize: number, pen: Pen): string[] {
  const words = inLogicalOrder(line.words.filter(({ text }) => text.trim() !== ''))
  const run = runOf(words)
  const highest = Math.max(minSide, ...words.map(({ box }) => acrossOf(box, run)))
  const size = Math.max(usualSize, highest / maxEms)
  return words.flatMap((word, i) => {
    const before = words[i - 1]
    const isApart = before !== undefined && spaceBefore(line, before, word) === ' '
    const space = isApart ? [row([' '], spaceBetween(before.box, word.box, run), run, size, pen)] : []
    return [...space, row(asDrawn(word.text.trim()), word.box, run, size, pen)]
  })
}

function acrossOf(box: Box, run: Run): number {
  return run === 'right' ? heightOf(box) : widthOf(box)
}

function row(
  characters: readonly string[],
  { x0, y0, ...ends }: Box,
  run: Run,
  size: number,
  { font, place, nameOf, fonts }: Pen,
): string {
  const box = { x0, y0, x1: Math.max(ends.x1, x0 + minSide), y1: Math.max(ends.y1, y0 + minSide) }
  const { hex, ems } = font.codes.encode(characters)
  const { step, ref } = font.faceFor(acrossOf(box, run) / size)
  const name = nameOf(step)
  fonts.set(name, ref)
  const { a, b, c, d, e, f } = combined(emOf(box, run, ems, size), place)
  return `/${name} 1 Tf ${[a, b, c, d, e, f].map(short).join(' ')} Tm <${hex}> Tj`
}

/** Text that is so many ems long, laid into a box; the em across it is as large as is said. */
function emOf({ x0, y0, x1, y1 }: Box, run: Run, ems: number, size: number): Matrix {
  switch (run) {
    case 'right':
      return { a: (x1 - x0) / ems, b: 0, c: 0, d: -size, e: x0, f: y1 }
    case 'down':
      return { a: 0, b: (y1 - y0) / ems, c: size, d: 0, e: x0, f: y0 }
    case 'up':
      return { a: 0, b: (y0 - y1) / ems, c: -size, d: 0, e: x1, f: y1 }
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
    return { x0: before.x0, x1: before.x1, y0, y1: Math.max(lower.y0, y0 + minSpace * widthOf(before)) }
  }
  const [left, right] = before.x0 < after.x0 ? [before, after] : [after, before]
  const x0 = left.x1
  return { x0, x1: Math.max(right.x0, x0 + minSpace * heightOf(before)), y0: before.y0, y1: before.y1 }
}

function short(value: number): string {
  return String(Number(value.toFixed(4)))
}
