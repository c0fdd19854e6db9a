// Builds Pages for tests from a short description: lines of words and their positions.
import { unite, type Line, type Page, type Word } from '../../shared/page.ts'

export interface LineSketch {
  /** Words are separated by spaces; a bar | starts a segment after a wide gap, as in a table's row. */
  readonly text: string
  readonly x?: number
  /** The top of the line; by default below the previous line. */
  readonly y?: number
  readonly height?: number
  readonly confidence?: number
  /** Starts a new paragraph or a new block. */
  readonly starts?: 'paragraph' | 'block'
}

/** Builds a Page from these lines; a string is a line, and an empty one starts a new paragraph. */
export function pageOf(...sketches: readonly (string | LineSketch)[]): Page {
  const lines: Line[] = []
  let starts: LineSketch['starts']
  for (const sketch of sketches) {
    if (sketch === '') starts = 'paragraph'
    else {
      const line = typeof sketch === 'string' ? { text: sketch } : sketch
      lines.push(lineOf({ ...(starts ? { starts } : {}), ...line }, lines.at(-1)))
      starts = undefined
    }
  }
  const words = lines.flatMap((line) => line.words)
  return {
    width: 1000,
    height: 1400,
    turn: 0,
    angleDegrees: 0,
    kind: 'prose',
    languages: ['eng'],
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / (words.length || 1),
    lines,
    rules: [],
  }
}

/** Places the words of a line on the page. */
function lineOf(sketch: LineSketch, before: Line | undefined): Line {
  const height = sketch.height ?? 20
  const room = sketch.starts ? height * 1.5 : 10
  const top = sketch.y ?? (before ? before.box.y1 + room : 50)
  const confidence = sketch.confidence ?? 0.9
  let x = sketch.x ?? 50
  const words: Word[] = []
  for (const part of sketch.text.split('|')) {
    for (const text of part.split(' ').filter(Boolean)) {
      const width = textWidth(text, height)
      words.push({ text, box: { x0: x, y0: top, x1: x + width, y1: top + height }, confidence })
      x += width + height * 0.3
    }
    x += height * 4
  }
  const block = (before?.block ?? 0) + (sketch.starts === 'block' ? 1 : 0)
  const paragraph = (before?.paragraph ?? 0) + (sketch.starts ? 1 : 0)
  return { box: unite(words.map((word) => word.box)), words, block, paragraph, rowHeight: height }
}

/** East Asian characters are as wide as they are high, others half as wide. */
function textWidth(text: string, height: number): number {
  return Array.from(text).reduce((sum, c) => sum + height * (/[\u2e80-\uffef]/.test(c) ? 1 : 0.5), 0)
}
