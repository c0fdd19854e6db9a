// Splits lines into segments at wide gaps, such as between the cells of a table row or between two columns.
import { unite, type Box, type Line, type Page, type Word } from '../page.ts'
import { textOfWords } from '../text/exact.ts'
import { isJunk } from '../text/junk.ts'
import { heightOf, median, overlapX, overlapY, widthOf } from './geometry.ts'
import { isMarkerWord } from './markers.ts'
import { typeHeight, typeSize, typeWeight } from './type-size.ts'

export interface Segment {
  readonly kind: 'text'
  readonly words: readonly Word[]
  readonly box: Box
  readonly text: string
  /**
   * The em of its type in pixels (approximately), by width and height of its letters; `height` uses the height alone.
   */
  readonly size: number
  readonly height: number
  /** The thickness of its strokes, as a share of `height`; 0 if unknown. */
  readonly weight: number
  /** The line of the page that it was cut from. */
  readonly line: Line
}

/** In row heights: words of a justified line are closer, most columns are further apart. */
const minGap = 1
/** In median word heights of the line: a shade that was read as a word is at least this high. */
const minShadeHeight = 1.8

/** Returns the segments of all lines, without junk. */
export function splitIntoSegments(page: Page): Segment[] {
  return page.lines
    .filter((line) => !isJunk(line) || isBracket(line.words.map(({ text }) => text).join('')))
    .flatMap((line) => splitLine(line).map((words) => toSegment(words, line)))
    .filter((segment) => segment.text !== '')
}

/** Whether a line is only brackets. That is a line in code; elsewhere it is a border or dirt. */
export function isBracket(text: string): boolean {
  return /^[{}()[\]]{1,3}[;,]?$/u.test(text)
}

/** Makes a segment of words, with its text and type. */
export function toSegment(words: readonly Word[], line: Line): Segment {
  const box = unite(words.map((word) => word.box))
  const text = textOfWords({ ...line, words: [...words] })
  const height = typeHeight(words)
  const type = {
    size: typeSize(words, line.rowHeight, height),
    height,
    weight: typeWeight(words, height),
  }
  return { kind: 'text', words, box, text, ...type, line }
}

/** Joins the segments of one row into one; null if there are none. */
export function joinSegments(segments: readonly Segment[]): Segment | null {
  const [first, ...rest] = segments.toSorted((a, b) => a.box.x0 - b.box.x0)
  if (!first || rest.length === 0) return first ?? null
  const longest = segments.reduce((a, b) => (a.text.length >= b.text.length ? a : b))
  const words = [first, ...rest].flatMap((segment) => segment.words)
  return { ...toSegment(words, first.line), size: longest.size }
}

/** Splits the words of a line at wide gaps. */
function splitLine(line: Line): Word[][] {
  const read = line.words.filter(({ text }) => text.trim() !== '')
  const words = withoutDuplicates(withoutMisreadShades(withoutLeaders(withoutMisreadRules(read))))
  const segments: Word[][] = []
  for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const segment = segments.at(-1)
    const before = segment?.at(-1)
    const isApart = before && word.box.x0 - before.box.x1 > minGap * line.rowHeight
    if (segment && (!isApart || (segment.length === 1 && isMarkerWord(before.text)))) segment.push(word)
    else segments.push([word])
  }
  return segments
}

/** Drops vertical rules that were read as bars: at the ends of the line, and the edge of a field after its label. */
function withoutMisreadRules(words: readonly Word[]): readonly Word[] {
  const isBar = ({ text }: Word) => /^[|¦｜]+$/u.test(text.trim())
  const [first, last] = [words.findIndex((word) => !isBar(word)), words.findLastIndex((word) => !isBar(word))]
  const isFieldEdge = (word: Word, i: number) => isBar(word) && /[:：]$/u.test(words[i - 1]?.text ?? '')
  return words.filter((word, i) => first !== -1 && i >= first && i <= last && !isFieldEdge(word, i))
}

/** Drops the dots that lead to a price or a page number. */
function withoutLeaders(words: readonly Word[]): readonly Word[] {
  const last = words.findLastIndex(({ text }) => !/^[.·…]+$/u.test(text))
  if (!/^\p{Sc}?\d[\d.,]*$/u.test(words[last]?.text ?? '')) return words
  return words.filter(({ text }, i) => i > last || i === 0 || !/^[.·…]+$/u.test(text))
}

/** Drops words that contain another word of the line and are much higher: the shade of a selected row read as text. */
function withoutMisreadShades(words: readonly Word[]): readonly Word[] {
  const medianHeight = median(words.map(({ box }) => heightOf(box)))
  /** Tells whether a box contains another one. */
  const contains = (box: Box, other: Box) =>
    overlapX(box, other) >= widthOf(other) && overlapY(box, other) >= heightOf(other)
  return words.filter(({ box }) => {
    const isHigh = heightOf(box) >= minShadeHeight * medianHeight
    return !isHigh || !words.some((other) => other.box !== box && contains(box, other.box))
  })
}

/** Drops words that occur twice at the same place, because two readings of it were merged. */
export function withoutDuplicates<W extends Word>(words: readonly W[]): W[] {
  return words.filter(
    (word, i) =>
      !words.some((other, k) => k < i && other.text === word.text && coincide(word.box, other.box)),
  )
}

/** Tells whether two boxes overlap for the most part. */
function coincide(a: Box, b: Box): boolean {
  const isWide = overlapX(a, b) > 0.6 * Math.min(widthOf(a), widthOf(b))
  return isWide && overlapY(a, b) > 0.6 * Math.min(heightOf(a), heightOf(b))
}
