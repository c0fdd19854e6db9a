// The rows below the heads of a table, down to where something else begins.
import { cellsOf, type Cell } from './cells.ts'
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { floorOf } from './table-floor.ts'
import { countedIn } from '../lists/counted-line.ts'
import { isEnd, isListEnd } from '../lists/list-end.ts'
import { foldedOf, joined, wholePart, type Place } from '../../model/place.ts'
import { centsOf } from '../../kinds/amount.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Label } from '../../page/labels.ts'
import type { Scene } from '../../page/scene.ts'
import type { Row } from '../../model/sheet.ts'

export type TableRow = ReadonlyMap<Column, Cell>

/** `withFigures`: a row is what has a figure in a column of figures; else of words too, if it fills half of them. */
export function itemsBelow(
  scene: Scene,
  heads: readonly Head[],
  from: number,
  to: number,
  withFigures: boolean,
): TableRow[] {
  const items: Map<Column, Cell>[] = []
  const text =
    heads.find(({ column }) => column?.type === 'text' || column?.concept === 'item')?.column ?? null
  const asked = heads.flatMap(({ column }) => column ?? [])
  const hasFigures = withFigures && asked.some(isFigure)
  let pending: Cell | null = null
  let bottom = Math.max(...heads.map(({ box }) => box.y1))
  const floor = floorOf(
    scene.sheet,
    heads.map(({ box }) => box),
  )
  let step = 0
  for (const [i, row] of scene.sheet.rows.slice(from, to).entries()) {
    const top = Math.min(...row.map(({ box }) => box.y0))
    if (top > floor) break
    const ends = scene.sheet.isReceipt && items.length > 0 ? isListEnd : isEnd
    const isLast = ends(scene, row) && !fillsAll(row, heads, asked)
    if (isLast || isHeading(row) || top - bottom > 9 * scene.sheet.unit) break
    const before = bottom
    bottom = Math.max(...row.map(({ box }) => box.y1))
    if (isLabelled(row) || isBalance(scene, row)) continue
    if (items.length > 0 && isSentence(scene, row)) break
    const gap = top - before
    if (
      items.length > 1 &&
      isNextHead(row, items, asked.length) &&
      gap > apart * step + slack * scene.sheet.unit
    )
      break
    if (items.length > 0) step = gap
    const name = text && nameAbove(row, scene.sheet.rows[from + i + 1] ?? [])
    if (name) {
      pending = name
      continue
    }
    const counted = row.length === 1 && row[0] ? countedIn(wholePart(row[0])) : null
    if (counted?.rest === null) continue
    const cells = cellsOf(row, heads)
    if (items.length > 0 && cells.size < asked.length && isSummedUp(row)) break
    if (items.length > 0 && cells.size <= asked.length / 2 && isSumOf(cells, items)) break
    if (!hasFigures && row.some((part) => scene.labelsIn(part).some(({ hasColon }) => hasColon))) break
    const isFilled = cells.size >= Math.max(3, 0.7 * asked.length)
    const hasFigure = hasFigures ? isFilled || [...cells].some(holdsFigure) : cells.size >= asked.length / 2
    const words = text ? cells.get(text) : undefined
    if (!hasFigure) {
      const last = items.at(-1)
      if (words && items.length === 0 && cells.size === 1) pending = words
      else if (!hasFigures && last && top - before > scene.sheet.unit) break
      else if (text && words && last && isShort(words) && top - before < 1.2 * scene.sheet.unit)
        last.set(text, joinedCells([last.get(text) ?? words, words]))
      continue
    }
    if (text && pending && (!words || !hasWord(words))) setName(cells, pending, text, asked)
    if (cells.size >= Math.min(2, asked.length)) items.push(cells)
    pending = null
  }
  return items
}

/** Paper for receipts is narrow: the name of an item has a line of its own, and its figures stand below. */
function nameAbove([name, ...others]: Row, below: Row): Cell | null {
  const isOfFigures =
    below.length >= minFigures && below.every(({ text }) => /\d/.test(text) && !/\p{L}{3}/u.test(text))
  return name && others.length === 0 && isOfFigures && hasWord(wholePart(name)) ? wholePart(name) : null
}

/** Its code may stand before it: "656801 Ibuprofeno". */
function setName(cells: Map<Column, Cell>, name: Cell, text: Column, asked: readonly Column[]): void {
  const codes = asked.find(({ concept }) => concept === 'itemCode')
  const length = /^\d{4,14} (?=\p{L})/u.exec(foldedOf(name))?.[0].length ?? 0
  cells.set(text, codes ? { ...name, start: name.start + length } : name)
  if (codes && length > 0) cells.set(codes, { ...name, end: name.start + length - 1 })
}

function hasWord(place: Place): boolean {
  return /\p{L}{2}|\p{Script=Han}/u.test(foldedOf(place))
}

const minFigures = 2

/** A tax that was paid, with its number, its day and its amount, is an item: a sum leaves columns empty. */
function fillsAll(row: Row, heads: readonly Head[], asked: readonly Column[]): boolean {
  return asked.length >= minFilled && row.length >= heads.length && cellsOf(row, heads).size === asked.length
}

const minFilled = 4

/** "Total hours", and little else in its row, or notes to the left of it. */
function isSummedUp(row: Row): boolean {
  return row.some(({ folded }) => sumWord.test(folded))
}

const sumWord =
  /^(?:sub)?(?:total|gesamt|summe|sum |sums |suma|somme|somma|合计|总计|小计|共计|合計|итого|razem)/u

/** Its sums are those of the items above it, whatever its label says. */
function isSumOf(cells: TableRow, items: readonly TableRow[]): boolean {
  const sums = [...cells].filter(([{ type, concept }]) => type === 'amount' && concept !== 'unitPrice')
  const centsIn = (row: TableRow, column: Column) => {
    const cell = row.get(column)
    return cell ? (centsOf(foldedOf(cell)) ?? 0) : 0
  }
  return (
    sums.length > 0 &&
    sums.every(([column, cell]) => {
      const total = items.reduce((sum, item) => sum + centsIn(item, column), 0)
      return total !== 0 && centsOf(foldedOf(cell)) === total
    })
  )
}

function holdsFigure([column, { part, start, end }]: [Column, Cell]): boolean {
  return isFigure(column) && recognisers.number(part.folded.slice(start, end)).length > 0
}

/** Whether a text may continue below: a narrow column breaks it; a sentence there explains the item. */
function isShort(place: Cell): boolean {
  const { text } = place.part
  return text.length <= 16 && text.split(' ').length <= 2 && !/[:：(]/u.test(text)
}

function isFigure({ type, concept }: Column): boolean {
  return (type === 'amount' || type === 'number' || type === 'percent') && concept !== 'lineNumber'
}

/** How much further off than its rows another table is. */
const apart = 1.3
const slack = 0.3

/** The heads of the next table: as many words, and no figure where each row has had one. */
function isNextHead(row: Row, items: readonly TableRow[], count: number): boolean {
  const hasDigit = (text: string) => /\d/.test(text)
  return (
    row.length >= Math.min(2, count) &&
    !row.some(({ text }) => hasDigit(text)) &&
    items.every((cells) => [...cells.values()].some((cell) => hasDigit(foldedOf(cell))))
  )
}

/** Running text below a table is no row of it. */
function isSentence(scene: Scene, [only, more]: Row): boolean {
  if (!only || more || scene.sheet.isReceipt) return false
  const words = only.text.split(' ').filter((word) => /\p{L}{2}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}{2}/u.test(word)).length
  return words.length >= minWords && small >= words.length / 2 && /^\p{Lu}/u.test(only.text)
}

const minWords = 8

/** A line that announces something else ends a table. */
function isHeading(row: Row): boolean {
  const [only] = row
  return row.length === 1 && only !== undefined && /^\p{L}[^:：\d]{4,}[:：]$/u.test(only.text)
}

/** A balance that was brought forward is no movement on an account. */
function isBalance(scene: Scene, row: Row): boolean {
  const isOf = ({ isWhole, concepts }: Label) =>
    isWhole && (concepts.includes('openingBalance') || concepts.includes('closingBalance'))
  return row.some((part) => scene.labelsIn(part).some(isOf))
}

/** "Duty payable: 83.04": one label with its value is no row of a table. */
function isLabelled(row: Row): boolean {
  return row.every(({ text }) => /^\p{L}[^:：\d]{3,40}[:：] *\S/u.test(text))
}

function joinedCells(cells: readonly Cell[]): Cell {
  const [first, second] = cells
  return first && (second === undefined || first === second) ? first : joined(cells)
}
