// Builds Pages with typographically realistic boxes around the ink, for tests and measurements of the layout.
import { unite, type Line, type Mark, type Page, type Rule, type Word } from '../../shared/page.ts'

export interface Setting {
  /** Words are separated by spaces; a bar | starts a segment after a gap of four ems; **words** are bold. */
  readonly text: string
  readonly x?: number
  /** The top of its em boxes; by default one line below the previous one. */
  readonly y?: number
  /** The height of an em. */
  readonly size?: number
  /** Monospaced type: spaces at the start and between words count. */
  readonly isMono?: boolean
  /** More space above it, as before a new paragraph. */
  readonly isApart?: boolean
}

export interface Extras {
  readonly rules?: readonly Rule[]
  readonly marks?: readonly Mark[]
  readonly kind?: Page['kind']
}

const leading = 1.5
const usualSize = 20
const monoAdvance = 0.5
/** The width of the strokes, in ems. */
const weights = { regular: 0.07, bold: 0.11 } as const

/** An empty string is the space between two paragraphs. */
export function typeset(settings: readonly (string | Setting)[], extras: Extras = {}): Page {
  const lines: Line[] = []
  let y = 50
  let paragraph = 0
  for (const setting of settings) {
    if (setting === '') {
      y += usualSize
      paragraph++
      continue
    }
    const { size = usualSize, ...rest } = typeof setting === 'string' ? { text: setting } : setting
    if (rest.isApart) {
      y += size
      paragraph++
    }
    const top = rest.y ?? y
    lines.push(lineOf({ ...rest, size, y: top }, paragraph))
    y = top + size * leading
  }
  return {
    width: 1000,
    height: 1400,
    turn: 0,
    angleDegrees: 0,
    kind: extras.kind ?? 'prose',
    languages: ['eng'],
    confidence: 0.9,
    lines,
    rules: [...(extras.rules ?? [])],
    marks: [...(extras.marks ?? [])],
  }
}

/** A horizontal rule. */
export function across(y: number, x0: number, x1: number): Rule {
  return { direction: 'horizontal', box: { x0, y0: y, x1, y1: y + 1 } }
}

/** A vertical rule. */
export function down(x: number, y0: number, y1: number): Rule {
  return { direction: 'vertical', box: { x0: x, y0, x1: x + 1, y1 } }
}

export function bulletAt(x: number, y: number): Mark {
  return { kind: 'bullet', box: { x0: x, y0: y + 7, x1: x + 6, y1: y + 13 } }
}

function lineOf({ text, x = 50, y = 0, size = usualSize, isMono }: Setting, paragraph: number): Line {
  const words = isMono ? monoWords(text, x, y, size) : proportionalWords(text, x, y, size)
  return { box: unite(words.map(({ box }) => box)), words, block: 0, paragraph, rowHeight: size }
}

/** Places words in a monospaced type. */
function monoWords(text: string, x: number, y: number, size: number): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) =>
    wordOf(match[0], x + match.index * monoAdvance * size, match[0].length * monoAdvance * size, y, size),
  )
}

/** Places words in a proportional type. */
function proportionalWords(text: string, x: number, y: number, size: number): Word[] {
  const words: Word[] = []
  let at = x
  let isBold = false
  for (const part of text.split('|')) {
    for (const marked of part.split(' ').filter(Boolean)) {
      const word = marked.replaceAll('**', '')
      if (marked.startsWith('**')) isBold = true
      const width = widthOf(word) * size
      words.push({ ...wordOf(word, at, width, y, size), stroke: weights[isBold ? 'bold' : 'regular'] * size })
      if (marked.endsWith('**')) isBold = false
      at += width + size * 0.27
    }
    at += size * 4
  }
  return words
}

function wordOf(text: string, x: number, width: number, y: number, size: number): Word {
  const isHan = /[\u2e80-\uffef]/.test(text)
  const up = isHan || /[^acegmnopqrsuvwxyz.,:;_-]/.test(text) ? 0.1 : 0.29
  const low = /[gjpqy,;()]/.test(text) ? 1.02 : isHan ? 1 : 0.82
  const box = { x0: x, x1: x + width - size * 0.06, y0: y + up * size, y1: y + low * size }
  return { text, box, confidence: 0.9 }
}

function widthOf(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + advanceOf(c), 0)
}

/** The advance width of a character of a common typeface, in ems. */
function advanceOf(c: string): number {
  if (/[\u2e80-\uffef]/.test(c)) return 1
  if (/[mwMW@%]/.test(c)) return 0.86
  if (/[A-Z&]/.test(c)) return 0.67
  if (/[ijl.,:;'|!]/.test(c)) return 0.28
  return /[frtI()[\]{}/\\"-]/.test(c) ? 0.38 : 0.55
}
