// A Page as rows of parts: what stands together is one part, what stands well apart on the same height is the
// next part of the row. The recogniser's blocks don't tell that: it makes the two columns of a form two blocks.
import { unite, type Box, type Line, type Page, type Rule, type Word } from '../page.ts'
import { areBoxesFirst, isBox } from './boxes.ts'
import { spaceBefore } from '../text/join.ts'
import { beginsNextLabel } from './next-label.ts'
import { partedByColumns } from './parted-rows.ts'
import { levelled, tiltOf } from './tilt.ts'
import { withTwinsApart } from './twin-rows.ts'

export interface Part {
  readonly text: string
  /** As long as the text, in lower case and with ASCII for full-width forms: what labels are looked for in. */
  readonly folded: string
  readonly words: readonly { readonly word: Word; readonly start: number; readonly end: number }[]
  /** On a level page; the words' own boxes are the image's. */
  readonly box: Box
}

export type Row = readonly Part[]

export interface Sheet {
  readonly rows: readonly Row[]
  /** All parts' folded text: a quick answer to whether a word is on the page at all. */
  readonly folded: string
  /** Median height of a part: the unit of all distances. */
  readonly unit: number
  readonly box: Box
  readonly rules: readonly Rule[]
  readonly isReceipt: boolean
  /** How surely the whole page was read, from 0 to 1. */
  readonly confidence: number
}

export function sheetOf(page: Page): Sheet {
  const tilt = tiltOf(page.lines)
  const hasBoxes = page.lines.some(({ words }) => words.some(({ text }) => isBox(text)))
  const lines = hasBoxes ? page.lines.map(withEmptyBoxes) : page.lines
  const parts = lines.flatMap((line) => partsOf(line, page.rules, tilt))
  const unit = median(parts.map(heightOf))
  const isReceipt = page.kind === 'receipt' || page.kind === 'photo'
  const level = rowsOf(
    parts.filter((part) => !isTurned(part, unit)),
    unit,
  )
  // on a slip lines stand below each other by chance
  const rows = isReceipt ? level : withTwinsApart(partedByColumns(level, unit))
  const folded = rows.flatMap((row) => row.map((part) => part.folded)).join('\n')
  return {
    rows,
    folded,
    unit,
    box: unite(parts.map(({ box }) => box)),
    rules: page.rules,
    confidence: page.confidence,
    isReceipt,
  }
}

/** Where boxes are ticked, a circle behind a label is a box that is not. */
function withEmptyBoxes(line: Line): Line {
  const words = line.words.map((word, i) => {
    const isBehindLabel = /[:：]$/u.test(line.words[i - 1]?.text ?? '')
    return isBehindLabel && /^[O○◯]$/u.test(word.text) ? { ...word, text: '☐' } : word
  })
  return { ...line, words }
}

/** Gaps in row heights: a value may stand this close to its label, and Han characters are set closer. */
const partGap = 1.6
const hanGap = 0.8

/** Type on its side is a note in the margin: it crosses many rows, and joining it would make them one. */
function isTurned({ box, text }: Part, unit: number): boolean {
  return heightOf({ box }) > 3 * unit && box.x1 - box.x0 < 0.5 * heightOf({ box }) && text.length > 1
}

function rowsOf(parts: readonly Part[], unit: number): Row[] {
  const rows: Part[][] = []
  const [tall, usual] = [
    parts.filter((part) => heightOf(part) > 2 * unit),
    parts.filter((part) => heightOf(part) <= 2 * unit),
  ]
  for (const part of usual.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows
      .slice(-6)
      .findLast((one) => isBeside(nearest(one, part).box, part.box) && hasRoom(one, part))
    if (row) row.push(part)
    else rows.push([part])
  }
  const ownRows = tall.map((part) => {
    const beside = rows.filter((row) => isBeside(nearest(row, part).box, part.box))
    if (beside.length !== 1 || !beside[0] || !hasRoom(beside[0], part)) return [part]
    beside[0].push(part)
    return []
  })
  return [...rows, ...ownRows.filter((row) => row.length > 0)]
    .map((row) =>
      withSpacedLabels(
        row.toSorted((a, b) => a.box.x0 - b.box.x0),
        unit,
      ),
    )
    .toSorted((a, b) => meanTop(a) - meanTop(b))
}

/** A label of two characters is set as wide as one of four: 姓 and, far off, 名. */
function withSpacedLabels(row: readonly Part[], unit: number): Part[] {
  const parts: Part[] = []
  for (const part of row) {
    const last = parts.at(-1)
    const isSpaced =
      last !== undefined &&
      /^\p{Script=Han}$/u.test(last.text) &&
      /^\p{Script=Han}(?:$|\s*[:：])/u.test(part.text) &&
      part.box.x0 - last.box.x1 < 8 * unit
    if (isSpaced) parts.splice(-1, 1, glued(last, part))
    else parts.push(part)
  }
  return parts
}

function glued(a: Part, b: Part): Part {
  const words = b.words.map(({ word, start, end }) => ({
    word,
    start: start + a.text.length,
    end: end + a.text.length,
  }))
  return {
    text: a.text + b.text,
    folded: a.folded + b.folded,
    words: [...a.words, ...words],
    box: unite([a.box, b.box]),
  }
}

/** Of a tilted row only the neighbour tells the height; the far end stands higher or lower. */
function nearest(row: readonly Part[], { box }: Part): Part {
  const gapTo = (other: Part) => Math.max(other.box.x0 - box.x1, box.x0 - other.box.x1)
  return row.reduce((a, b) => (gapTo(b) < gapTo(a) ? b : a))
}

function hasRoom(row: readonly Part[], { box }: Part): boolean {
  return row.every((other) => {
    const shared = Math.min(other.box.x1, box.x1) - Math.max(other.box.x0, box.x0)
    return shared <= 0.2 * Math.min(other.box.x1 - other.box.x0, box.x1 - box.x0)
  })
}

function meanTop(row: readonly Part[]): number {
  return row.reduce((sum, part) => sum + middleOf(part), 0) / row.length
}

function middleOf({ box }: { readonly box: Box }): number {
  return (box.y0 + box.y1) / 2
}

function heightOf({ box }: { readonly box: Box }): number {
  return box.y1 - box.y0
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1
}

function partsOf(line: Line, rules: readonly Rule[], tilt: number): Part[] {
  const groups: Word[][] = []
  const boxesAreFirst = areBoxesFirst(line.words)
  const hasBoxes = line.words.some(({ text }) => isBox(text))
  let before: Word | undefined
  for (const word of line.words.flatMap(withoutRules)) {
    const group = groups.at(-1)
    const gap = before ? Math.max(word.box.x0 - before.box.x1, before.box.x0 - word.box.x1) : 0
    const isApart =
      before !== undefined && rules.some((rule) => isBetween(rule, before?.box ?? word.box, word.box))
    const isNextLabel = beginsNextLabel(line.words, word, group ?? [])
    const isNextOption = hasBoxes && before !== undefined && isBox((boxesAreFirst ? word : before).text)
    if (
      group &&
      gap <= partGap * line.rowHeight &&
      !isApart &&
      !isNextLabel &&
      !isNextOption &&
      word.text !== '|'
    )
      group.push(word)
    else if (word.text !== '|') groups.push([word])
    else groups.push([])
    before = word
  }
  return groups.filter((words) => words.length > 0).map((words) => partOf(line, words, tilt))
}

/** A ruling line is often read as a bar at the edge of a word; it parts the words, and belongs to none. */
function withoutRules(word: Word): Word[] {
  const text = word.text.trim()
  if (text === '') return []
  if (!/^[|\u00a6]|[|\u00a6]$/u.test(text)) return [word]
  const inner = text.replace(/^[|\u00a6\s]+|[|\u00a6\s]+$/gu, '')
  const bar = (edge: number): Word => ({ ...word, text: '|', box: { ...word.box, x0: edge, x1: edge } })
  if (inner === '') return [bar(word.box.x0)]
  return [
    ...(/^[|\u00a6]/u.test(text) ? [bar(word.box.x0)] : []),
    { ...word, text: inner },
    ...(/[|\u00a6]$/u.test(text) ? [bar(word.box.x1)] : []),
  ]
}

/** In heights of what it parts: the stem of a large letter is a vertical line too, and no longer than its letter. */
const longestStem = 1.2

/** A vertical line stands between two boxes of a row. */
export function isBetween({ box, direction }: Rule, left: Box, right: Box): boolean {
  const middle = (left.y0 + left.y1) / 2
  const at = (box.x0 + box.x1) / 2
  const height = Math.max(left.y1 - left.y0, right.y1 - right.y0)
  return (
    direction === 'vertical' &&
    box.y1 - box.y0 > longestStem * height &&
    box.y0 <= middle &&
    box.y1 >= middle &&
    at >= left.x1 - 2 &&
    at <= right.x0 + 2
  )
}

function partOf(line: Line, words: readonly Word[], tilt: number): Part {
  let text = ''
  const placed = words.map((word, i) => {
    text += spaceBefore(line, words[i - 1], word, { hanGap })
    const start = text.length
    text += word.text.trim()
    return { word, start, end: text.length }
  })
  return { text, folded: fold(text), words: placed, box: unite(words.map(({ box }) => levelled(box, tilt))) }
}

export function fold(text: string): string {
  return text.replace(/[\uff01-\uff5e\u3000]|\p{Lu}/gu, (c) => {
    const code = c.charCodeAt(0)
    if (code === 0x3000) return ' '
    const narrow = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : c
    const small = narrow.toLowerCase()
    return small.length === c.length ? small : c
  })
}

function isBeside(a: Box, b: Box): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return overlap > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2
}
