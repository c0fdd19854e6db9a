// Values that stand close to each other are told apart by what stands above or below: where another row begins a
// part, a word with some room before it begins one too.
import { unite } from '../../page.ts'
import type { Part, Row } from '../model/sheet.ts'

/** In heights of a row: more room than a space between words has. */
const minRoom = 0.55
/** How exactly two columns begin below each other, and how near the rows must be. */
const alike = 0.3
/** With so much room before it a column begins there although it does so less exactly. */
const clearRoom = 1.2
const roughly = 0.5
const inBracket = 0.5
/** In characters: what stands before it is more than one of a label of two. */
const minLength = 2
const reach = 2.6

export function partedByColumns(rows: readonly Row[], unit: number): Row[] {
  return rows.map((row, i) => {
    const near = [rows[i - 1], rows[i + 1]].flatMap((other) =>
      other && isNear(row, other, unit) ? [other] : [],
    )
    // a row of one part begins no columns
    const columns = near
      .filter(({ length }) => length > 1)
      .flatMap((other) => other.slice(1).map(({ box }) => box.x0))
    return columns.length === 0 ? row : row.flatMap((part) => partedAt(part, columns, unit))
  })
}

function isNear(row: Row, other: Row, unit: number): boolean {
  const [a, b] = [row[0]?.box, other[0]?.box]
  return a !== undefined && b !== undefined && Math.abs(a.y0 - b.y0) < reach * unit
}

function partedAt(part: Part, columns: readonly number[], unit: number): Part[] {
  const starts = part.words.flatMap(({ word, start }, i) => {
    const before = part.words[i - 1]?.word
    // 五（3）班: a bracket of Han text has its room in itself
    const own = /^[(（]/u.test(word.text) ? inBracket * unit : 0
    const room = before ? word.box.x0 - before.box.x1 - own : 0
    // 税 额 is one word, however wide it is set
    const isClear = room > clearRoom * unit && start > minLength && word.text.length > 1
    const slack = isClear ? roughly : alike
    return room > minRoom * unit && columns.some((x) => Math.abs(x - word.box.x0) < slack * unit)
      ? [start]
      : []
  })
  return [0, ...starts].map((start, i) => sliceOf(part, start, starts[i] ?? part.text.length))
}

/** Cuts a part out of a segment, as a segment of its own. */
function sliceOf(part: Part, start: number, end: number): Part {
  if (start === 0 && end === part.text.length) return part
  const words = part.words
    .filter((placed) => placed.start >= start && placed.end <= end)
    .map((placed) => ({ ...placed, start: placed.start - start, end: placed.end - start }))
  const box = unite(words.map(({ word }) => word.box))
  return {
    text: part.text.slice(start, end).trimEnd(),
    folded: part.folded.slice(start, end).trimEnd(),
    words,
    box: { ...box, y0: part.box.y0, y1: part.box.y1 },
  }
}
