// The rows of a table for an array of objects: by the columns' heads, or without them as "text ... amount".
import type { FoundField } from '../contract/field.ts'
import { formatPath } from '../schema/path.ts'
import type { SchemaObject } from '../schema/schema-node.ts'
import { cellsOf, type Cell } from './cells.ts'
import { chanceOf } from './confidence.ts'
import { assigned, columnsOf, type Column, type Head } from './columns.ts'
import { headsOver } from './heads.ts'
import { fieldAt } from './fields.ts'
import { endConcepts } from './lexicon/columns.ts'
import { labelIndex } from './lexicon/lexicon.ts'
import { withoutFigure } from './item-count.ts'
import { listedRows } from './listed-rows.ts'
import { mended } from './mend.ts'
import { foldedOf, joined } from './place.ts'
import { centsOf } from './recognisers/amount.ts'
import { recognisers } from './recognisers/recognisers.ts'
import type { Scene } from './scene.ts'
import type { Row } from './sheet.ts'
import { signsOfCell } from './signs.ts'
import { sensedOf, type Sensed } from './senses.ts'
import { tablesOf, withOwnName } from './side-by-side.ts'
import { tokensOf } from './tokens.ts'
import { wordsOf } from './names.ts'
import type { Wanted } from './wanted.ts'

/** A wrong cell hides among its neighbours, and has no others to choose from: it has to be surer than a value alone. */
const leastOfCell = 0.6

export type TableRow = ReadonlyMap<Column, Cell>

export function tableFields(scene: Scene, { node, path }: Wanted): FoundField[] {
  if (node.kind !== 'array' || node.element.kind !== 'object') return []
  const columns = columnsIn(node.element)
  const { rows, isHeaded } = tableRows(scene, columns, sensedOf(tokensOf(wordsOf(path))))
  // without heads its name tells that a row is an item, or that its sum is one of those that make the total
  const isTold = (cells: SureRow) =>
    isHeaded
      ? cells.size > 0
      : [...cells].some(([{ concept }, { isProven }]) => concept === 'item' || isProven)
  const told = rows.map((cells) => sureCells(scene, cells, isHeaded)).filter(isTold)
  return told.flatMap((cells, i) =>
    columns.flatMap((column) => {
      const cell = cells.get(column)
      const at = path + formatPath([i, column.key])
      if (!cell) return []
      const found = fieldAt(at, cell.place, cell.confidence)
      return [{ ...found, value: mended(found.value, column.type), how: 'table' as const }]
    }),
  )
}

export function columnsIn({ entries }: SchemaObject): Column[] {
  return columnsOf(entries.filter(({ node }) => node.kind === 'value').map(({ key }) => key))
}

/** A table's rows below its heads; where it has none, whatever is listed as a receipt does. */
export function tableRows(
  scene: Scene,
  columns: readonly Column[],
  array: readonly Sensed[] = [],
): { rows: readonly TableRow[]; isHeaded: boolean } {
  const headed = rowsBelowHeads(scene, columns, array)
  return headed.length > 0
    ? { rows: withoutCounts(headed, columns), isHeaded: true }
    : { rows: listedRows(scene, columns), isHeaded: false }
}

/** Where every item begins with a figure, it is how many there are, although no head says so. */
function withoutCounts(rows: readonly TableRow[], columns: readonly Column[]): readonly TableRow[] {
  const name = columns.find(({ concept }) => concept === 'item')
  const parted = rows.map((cells) => {
    const cell = name && cells.get(name)
    return cell ? withoutFigure(cell) : null
  })
  if (!name || rows.length < 2 || !parted.every((one) => one?.count)) return rows
  const quantity = columns.find(({ concept }) => concept === 'quantity')
  return rows.map((cells, i) => {
    const { rest, count } = parted[i] ?? {}
    const more: [Column, Cell][] = quantity && count && !cells.has(quantity) ? [[quantity, count]] : []
    return rest ? new Map([...cells, [name, rest], ...more]) : cells
  })
}

interface SureCell {
  readonly place: Cell
  readonly confidence: number
  /** It adds up with the sums around it. */
  readonly isProven: boolean
}
type SureRow = ReadonlyMap<Column, SureCell>

/** A cell that was hardly readable stays empty, and a row of such cells is none. */
function sureCells(scene: Scene, cells: TableRow, isHeaded: boolean): SureRow {
  const judged = [...cells].map(([column, place]) => {
    const signs = signsOfCell(scene, place, column.type, isHeaded)
    return [column, { place, confidence: chanceOf(signs), isProven: signs.addingSum === 1 }] as const
  })
  return new Map(judged.filter(([, { confidence }]) => confidence >= leastOfCell))
}

/** All tables of the page that have such heads: a table that goes on repeats them. */
function rowsBelowHeads(scene: Scene, columns: readonly Column[], array: readonly Sensed[]): TableRow[] {
  const { rows } = scene.sheet
  const found: { heads: readonly Head[]; last: number; first: number; score: number }[] = []
  for (const [i, row] of rows.entries()) {
    const options = [0, 1, 2, 3].map((more) => headsOver(scene, i, more, columns))
    const best = options
      .flatMap((option) => option ?? [])
      .flatMap(({ heads, last }, more) =>
        tablesOf(heads).map((own, _, all) => {
          const found = assigned(own, columns)
          const told = all.length > 1 ? withOwnName(found, columns, array) : { heads: found, isNamed: false }
          const others = heads
            .filter((head) => !own.includes(head))
            .map((head) => ({ ...head, column: null }))
          const score = scoreOf(told.heads) + (told.isNamed ? 1 : 0) - (hasAmount(row) ? 2 : 0) - 0.05 * more
          return { heads: [...told.heads, ...others], last, first: i, score }
        }),
      )
      .toSorted((a, b) => b.score - a.score)[0]
    if (best && best.score >= 2) found.push(best)
  }
  const top = Math.max(0, ...found.map(({ score }) => score))
  const [best] = found.filter(({ score }) => score === top)
  const tables = found.filter(
    (one) => one === best || (best && isRepeated(one.heads, best.heads, scene.sheet.unit)),
  )
  return tables
    .filter(({ first }, i) => i === 0 || first > (tables[i - 1]?.last ?? -1))
    .flatMap(({ heads, last }, i, all) => {
      const to = all[i + 1]?.first ?? rows.length
      const items = itemsBelow(scene, heads, last + 1, to, true)
      return items.length > 0 ? items : itemsBelow(scene, heads, last + 1, to, false)
    })
}

/** A table that goes on has the same heads at the same places. */
function isRepeated(heads: readonly Head[], best: readonly Head[], unit: number): boolean {
  const at = (list: readonly Head[], column: Column) =>
    list.find((head) => head.column === column)?.box.x0 ?? NaN
  const columns = best.flatMap(({ column }) => column ?? [])
  return columns.every((column) => Math.abs(at(heads, column) - at(best, column)) < 3 * unit)
}

function scoreOf(heads: readonly Head[]): number {
  const asked = heads.filter(({ column }) => column !== null).length
  const others = heads.filter(({ column, concepts }) => column === null && concepts.length > 0).length
  return asked === 0 ? 0 : asked + 0.3 * others + (asked === 1 && others >= 2 ? 0.5 : 0)
}

function hasAmount(row: Row): boolean {
  return row.some(({ folded }) => /\d[.,]\d{2}(?!\d)/.test(folded))
}

/** `withFigures`: a row is what has a figure in a column of figures; else of words too, if it fills half of them. */
function itemsBelow(
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
  for (const row of scene.sheet.rows.slice(from, to)) {
    const top = Math.min(...row.map(({ box }) => box.y0))
    if (isEnd(scene, row) || isHeading(row) || top - bottom > 9 * scene.sheet.unit) break
    const before = bottom
    bottom = Math.max(...row.map(({ box }) => box.y1))
    const cells = cellsOf(row, heads)
    if (items.length > 0 && cells.size < asked.length && isSummedUp(row)) break
    if (items.length > 0 && cells.size <= asked.length / 2 && isSumOf(cells, items)) break
    if (!hasFigures && row.some((part) => scene.labelsIn(part).some(({ hasColon }) => hasColon))) break
    const hasFigure = hasFigures ? [...cells].some(holdsFigure) : cells.size >= asked.length / 2
    const words = text ? cells.get(text) : undefined
    if (!hasFigure) {
      const last = items.at(-1)
      if (words && items.length === 0 && cells.size === 1) pending = words
      else if (text && words && last && isShort(words) && top - before < 1.2 * scene.sheet.unit)
        last.set(text, joinedCells([last.get(text) ?? words, words]))
      continue
    }
    if (text && !words && pending && items.length === 0) cells.set(text, pending)
    if (cells.size >= Math.min(2, asked.length)) items.push(cells)
    pending = null
  }
  return items
}

/** "Total hours", and little else in its row. */
function isSummedUp([first]: Row): boolean {
  return /^(?:sub)?(?:total|gesamt|summe|sum |sums |suma|somme|somma|合计|总计|小计|共计|合計|итого|razem)/u.test(
    first?.folded ?? '',
  )
}

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

/** What a narrow column breaks off goes on below; a sentence there explains the item. */
function isShort(place: Cell): boolean {
  const { text } = place.part
  return text.length <= 16 && text.split(' ').length <= 2 && !/[:：(]/u.test(text)
}

function isFigure({ type, concept }: Column): boolean {
  return (type === 'amount' || type === 'number' || type === 'percent') && concept !== 'lineNumber'
}

/** A line that announces something else ends a table. */
function isHeading(row: Row): boolean {
  const [only] = row
  return row.length === 1 && only !== undefined && /^\p{L}[^:：\d]{4,}[:：]$/u.test(only.text)
}

/** Of a list without heads the word alone tells: "Dine-In Total (incl". */
export function isListEnd(scene: Scene, row: Row): boolean {
  return isEnd(scene, row) || row.some(({ folded }) => tokensOf(folded).some(({ key }) => isSumWord(key)))
}

function isSumWord(key: string): boolean {
  return key.length >= 5 && (labelIndex.get(key) ?? []).some((id) => id === 'total' || id === 'subtotal')
}

/** Sums end a table: their label begins the row, or stands alone before the amount. */
export function isEnd(scene: Scene, row: Row): boolean {
  const first = row.find(({ folded }) => /[\p{L}]{2}/u.test(folded))
  if (!first) return false
  return scene
    .labelsIn(first)
    .some(
      (label) =>
        label.quality >= 0.6 &&
        !/\p{L}{3}/u.test(first.folded.slice(0, label.start)) &&
        label.concepts.some((id) => endConcepts.has(id)) &&
        (label.isWhole ||
          label.hasColon ||
          !/\p{L}{4}/u.test(
            first.folded.slice(label.end).replace(/(?:in[ck]l|excl|gst|vat|mwst|tax|eur|usd|amount)\w*/g, ''),
          )),
    )
}

function joinedCells(cells: readonly Cell[]): Cell {
  const [first, second] = cells
  return first && (second === undefined || first === second) ? first : joined(cells)
}
