// Writes the words of a Page as invisible text: each fills its own box, with spaces where the text has them.
import type { PDFRef } from '@cantoo/pdf-lib'
import type { Box, Line, Page, Word } from '../../../shared/page.ts'
import { heightOf, median, widthOf } from '../../../shared/layout/geometry.ts'
import { inLogicalOrder } from '../../../shared/text/direction.ts'
import { spaceBefore } from '../../../shared/text/join.ts'
import { combined, type Matrix } from '../documents/place.ts'
import { maxEms, type InvisibleFont } from './invisible.ts'
import { inVisualOrder } from './visual-order.ts'

export interface TextLayer {
  readonly content: string
  /** The fonts by their names in the content. */
  readonly fonts: ReadonlyMap<string, PDFRef>
}

/** The font, and the matrix from the Page's pixels to the page of the PDF. */
interface Writer {
  readonly font: InvisibleFont
  readonly place: Matrix
  readonly nameOf: (step: number) => string
  readonly fonts: Map<string, PDFRef>
}

type Run = 'right' | 'down' | 'up'

/** Height of a vertical word in widths. */
const minVertical = 1.8
/** The least width of a space, in heights. */
const minSpace = 0.1
const minSidePx = 0.5

/** `prefix` is the beginning of the font names. */
export function layerOf(lines: Page['lines'], place: Matrix, font: InvisibleFont, prefix: string): TextLayer {
  const fonts = new Map<string, PDFRef>()
  const writer = { font, place, fonts, nameOf: (step: number) => `${prefix}${step}` }
  const sizes = sizesOf(lines)
  const shown = lines.flatMap((line) => lineRows(line, sizes.get(line.paragraph) ?? line.rowHeight, writer))
  const content = shown.length === 0 ? '' : `q BT 3 Tr\n${shown.join('\n')}\nET Q\n`
  return { content, fonts }
}

/** All lines of a paragraph get one font size, by which programs see that they belong together. */
function sizesOf(lines: Page['lines']): ReadonlyMap<number, number> {
  const paragraphs = Map.groupBy(lines, ({ paragraph }) => paragraph)
  return new Map(
    [...paragraphs].map(([paragraph, own]) => [paragraph, median(own.map(({ rowHeight }) => rowHeight))]),
  )
}

function lineRows(line: Line, usualSize: number, writer: Writer): string[] {
  const words = inLogicalOrder(line.words.filter(({ text }) => text.trim() !== ''))
  const run = runOf(words)
  const highest = Math.max(minSidePx, ...words.map(({ box }) => acrossOf(box, run)))
  const size = Math.max(usualSize, highest / maxEms)
  return words.flatMap((word, i) => {
    const before = words[i - 1]
    const isApart = before !== undefined && spaceBefore(line, before, word) === ' '
    const space = isApart ? [row([' '], spaceBetween(before.box, word.box, run), run, size, writer)] : []
    return [...space, row(inVisualOrder(word.text.trim()), word.box, run, size, writer)]
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
  { font, place, nameOf, fonts }: Writer,
): string {
  const box = { x0, y0, x1: Math.max(ends.x1, x0 + minSidePx), y1: Math.max(ends.y1, y0 + minSidePx) }
  const { hex, ems } = font.codes.encode(characters)
  const { step, ref } = font.faceFor(acrossOf(box, run) / size)
  const name = nameOf(step)
  fonts.set(name, ref)
  const { a, b, c, d, e, f } = combined(emOf(box, run, ems, size), place)
  return `/${name} 1 Tf ${[a, b, c, d, e, f].map(short).join(' ')} Tm <${hex}> Tj`
}

/** Fits text with a length of `ems` into a box; the em across it has the given size. */
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

/** A vertical line of a single word is taken to run down, like Chinese columns, because its box does not tell. */
function runOf(words: readonly Word[]): Run {
  const tall = words.filter(
    ({ box, text }) => text.length > 1 && heightOf(box) > minVertical * widthOf(box),
  ).length
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || tall * 2 <= words.length) return 'right'
  return last.box.y0 < first.box.y0 ? 'up' : 'down'
}

/** Returns the box of the space between two words. */
function spaceBetween(before: Box, after: Box, run: Run): Box {
  const [start, end] = run === 'right' ? (['x0', 'x1'] as const) : (['y0', 'y1'] as const)
  const [first, second] = before[start] < after[start] ? [before, after] : [after, before]
  const from = first[end]
  const to = Math.max(second[start], from + minSpace * acrossOf(before, run))
  return { ...before, [start]: from, [end]: to }
}

function short(value: number): string {
  return String(Number(value.toFixed(4)))
}
