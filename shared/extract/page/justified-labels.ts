// Labels of Han or Hangul that are set as wide as their column: 经 营 场 所 above 社 会 信 用 代 码, each with its value
// right behind it. The room within such a label parts nothing, and its column ends where all of them end.
import { unite, type Word } from '../../page.ts'
import { sliceOf } from './parted-rows.ts'
import { fold } from './parts.ts'
import type { Part, Row } from '../model/sheet.ts'

/** In heights of a part: the room between the characters of a spread label, and how exactly columns are kept. */
const leastRoom = 0.8
const mostRoom = 9
const alike = 0.5
/** How much the rooms of one label differ. */
const uneven = 1.5
/** How far off the value stands, how far other words, and how near the next row is. */
const mostBehind = 3
const leastBehind = 0.3
const leastBefore = 1
const reach = 6
const fewestSpread = 2
const fewestRows = 3
const mostCharacters = 12

/** Where labels begin and end, and where their values begin. */
interface Column {
  readonly x0: number
  readonly x1: number
  readonly value: number
}

export function withJustifiedLabels(rows: readonly Row[], unit: number): Row[] {
  const lines = rows.map((row) => ({
    row,
    words: row.flatMap(({ words }) => words.map(({ word }) => word)).toSorted((a, b) => a.box.x0 - b.box.x0),
  }))
  const spread = lines.flatMap(({ words }) => spreadLabels(words, unit))
  const columns: Column[] = []
  for (const one of spread) {
    const same = spread.filter((other) => areAlike(one, other, unit))
    if (same.length >= fewestSpread && !columns.some((other) => areAlike(one, other, unit))) columns.push(one)
  }
  const parted = [...rows]
  for (const column of columns) {
    const found = lines.flatMap(({ words }, at) => {
      const label = labelIn(words, column, unit)
      return label.length > 0 ? [{ at, label }] : []
    })
    const near = found.filter((one) =>
      found.some((other) => other !== one && areNear(one.label, other.label, unit)),
    )
    const lengths = new Set(near.map(({ label }) => lettersOf(label).length))
    if (near.length < fewestRows || lengths.size === 1) continue
    for (const { at, label } of near) parted[at] = withLabel(parted[at] ?? [], label)
  }
  return parted
}

/** Characters at even rooms, and then a value that is nearer. */
function spreadLabels(words: readonly Word[], unit: number): Column[] {
  return words.flatMap((word, end) => {
    const value = words[end + 1]
    if (!value || !isLetters(word.text) || !(roomIn(words, end + 1) < mostBehind * unit)) return []
    let start = end
    const room = roomIn(words, end)
    const isEven = (other: number) => Math.max(room, other) < uneven * Math.min(room, other)
    while (
      start > 0 &&
      isLetters(words[start - 1]?.text ?? '') &&
      isSpread(roomIn(words, start), unit) &&
      isEven(roomIn(words, start))
    )
      start--
    const isApart = start === 0 || roomIn(words, start) > leastBefore * unit
    const first = words[start]
    return first && start < end && isApart ? [{ x0: first.box.x0, x1: word.box.x1, value: value.box.x0 }] : []
  })
}

function isSpread(room: number, unit: number): boolean {
  return room > leastRoom * unit && room < mostRoom * unit
}

function roomIn(words: readonly Word[], at: number): number {
  return (words[at]?.box.x0 ?? 0) - (words[at - 1]?.box.x1 ?? -Infinity)
}

function areAlike(a: Column, b: Column, unit: number): boolean {
  const isNear = (one: number, other: number) => Math.abs(one - other) < alike * unit
  return isNear(a.x0, b.x0) && isNear(a.x1, b.x1) && isNear(a.value, b.value)
}

/** The words of a row between a column's edges, where they are a label of it. */
function labelIn(words: readonly Word[], column: Column, unit: number): readonly Word[] {
  const slack = alike * unit
  const start = words.findIndex(({ box }) => Math.abs(box.x0 - column.x0) < slack)
  const behind = words.findIndex(({ box }, i) => i > start && box.x0 > column.value - slack)
  if (start < 0 || (start > 0 && roomIn(words, start) < leastBefore * unit)) return []
  const inside = words.slice(start, behind < 0 ? words.length : behind)
  // the room within it may have been read as a mark
  const label = inside.filter(({ text }) => isLetters(text))
  const last = label.at(-1)
  const text = lettersOf(label)
  const room = (words[behind]?.box.x0 ?? Infinity) - (last?.box.x1 ?? 0)
  const isWhole = last !== undefined && Math.abs(last.box.x1 - column.x1) < slack
  const isAll = inside.every((word) => label.includes(word) || !/[\p{L}\p{N}]/u.test(word.text))
  return isWhole && isAll && room > leastBehind * unit && text.length >= 2 && text.length <= mostCharacters
    ? inside
    : []
}

function lettersOf(words: readonly Word[]): string {
  return words.flatMap(({ text }) => (isLetters(text) ? [text] : [])).join('')
}

function areNear([a]: readonly Word[], [b]: readonly Word[], unit: number): boolean {
  return a !== undefined && b !== undefined && Math.abs(a.box.y0 - b.box.y0) < reach * unit
}

function isLetters(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー()（）]+$/u.test(text)
}

/** The row with the label as a part of its own; what stood in one part with it is parted from it. */
function withLabel(row: Row, label: readonly Word[]): Row {
  const own = new Set(label)
  const rest = row.flatMap((part) => {
    const at = part.words.findIndex(({ word }) => own.has(word))
    const last = part.words.findLastIndex(({ word }) => own.has(word))
    if (at < 0) return [part]
    const [before, behind] = [part.words[at - 1], part.words[last + 1]]
    return [
      ...(before ? [sliceOf(part, 0, before.end)] : []),
      ...(behind ? [sliceOf(part, behind.start, part.text.length)] : []),
    ]
  })
  return [...rest, partOf(label)].toSorted((a, b) => a.box.x0 - b.box.x0)
}

function partOf(words: readonly Word[]): Part {
  let text = ''
  const placed = words
    .filter((word) => isLetters(word.text))
    .map((word) => {
      const start = text.length
      text += word.text.trim()
      return { word, start, end: text.length }
    })
  return { text, folded: fold(text), words: placed, box: unite(words.map(({ box }) => box)) }
}
