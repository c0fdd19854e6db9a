// A form's narrow cells set a label in two lines: 工作单位 above 或住址, with one value beside both. What a cell of
// labels holds is one label, level with the middle of its value.
import { bandsOf, type Cell } from './pairs/cells.ts'
import { isLabelLike } from './pairs/label-like.ts'
import { joined, wholePart } from '../model/place.ts'
import { heightOf, rowsOf } from './rows.ts'
import type { Part, Sheet } from '../model/sheet.ts'

/** In heights of a part: labels are set close. */
const reach = 1.2
const maxLines = 3
/** In Han characters: longer lines are a value. */
const maxLineLength = 8

export function withLabelCells(sheet: Sheet): Sheet {
  const labels = bandsOf(sheet).flatMap((band) =>
    band.filter((cell, i) => {
      const value = band[i + 1]
      // a cell without text is none of the band's, and then its order tells nothing
      const isBeside = value && ((band.length % 2 === 0 && i % 2 === 0) || value.parts.some(hasFigure))
      return isBeside && (isOneLine(value) || goesOn(cell)) && isLabelInLines(cell, sheet.unit)
    }),
  )
  if (labels.length === 0) return sheet
  const taken = new Set(labels.flatMap(({ parts }) => parts))
  const kept = sheet.rows.flat().filter((part) => !taken.has(part))
  return {
    ...sheet,
    rows: rowsOf([...kept, ...labels.map((cell) => asOne(cell, sheet.unit))], sheet.unit, sheet.rules),
  }
}

function isLabelInLines({ parts }: Cell, unit: number): boolean {
  return (
    parts.length > 1 &&
    parts.length <= maxLines &&
    parts.every((_, i) => i === 0 || isNext(parts, i, unit)) &&
    (goesOn({ parts }) || (parts.every(isOfHan) && isLabelLike(parts.map(({ text }) => text).join(''))))
  )
}

function isNext(parts: readonly Part[], i: number, unit: number): boolean {
  const [before, part] = [parts[i - 1], parts[i]]
  const gap = before && part ? part.box.y0 - before.box.y1 : 0
  return gap > -0.5 * unit && gap < reach * unit
}

/** "Latest date of next | examination": small letters go on with what the line above began. */
function goesOn({ parts: [first, ...more] }: Pick<Cell, 'parts'>): boolean {
  const words = [first, ...more].flatMap((part) => part?.text.split(' ') ?? [])
  return (
    first !== undefined &&
    more.length > 0 &&
    isLabelLike(first.text) &&
    more.every(({ text }) => /^[\p{Ll}(&/]/u.test(text) && !/\d|[:：] *\S|\.$/u.test(text)) &&
    words.length <= maxWords
  )
}

const maxWords = 14

function hasFigure({ text }: Part): boolean {
  return /\d/.test(text)
}

function isOfHan({ text }: Part): boolean {
  const plain = text.replace(/[^\p{L}\p{N}]/gu, '')
  return /^\p{Script=Han}+$/u.test(plain) && plain.length <= maxLineLength
}

function isOneLine({ parts: [first, ...more] }: Cell): boolean {
  return first !== undefined && more.every(({ box }) => box.y0 < (first.box.y0 + first.box.y1) / 2)
}

function asOne({ parts, box }: Cell, unit: number): Part {
  const { part } = joined(parts.map(wholePart))
  const middle = (box.y0 + box.y1) / 2
  const half = Math.min(heightOf(part), unit) / 2
  return { ...part, box: { ...part.box, y0: middle - half, y1: middle + half } }
}
