// The rows of a table for an array of objects: by the columns' heads, or without them as "text ... amount".
import type { FoundField } from '../../../contract/field.ts'
import type { FieldSetting } from '../../../schema/field-settings.ts'
import { formatPath } from '../../../schema/path.ts'
import { settingOfNode, type SchemaObject } from '../../../schema/schema-node.ts'
import type { Cell } from './cells.ts'
import { columnsOf, type Column } from './columns.ts'
import { chanceOf } from '../../score/confidence.ts'
import { fieldAt } from '../fields.ts'
import { rowsBelowHeads } from './headed-rows.ts'
import { withoutFigure } from './item-count.ts'
import { withTidyNames } from './item-names.ts'
import type { TableRow } from './items-below.ts'
import { withDeclaredKind } from '../../lexicon/declared-kinds.ts'
import { listedRows } from '../lists/listed-rows.ts'
import { sumIn } from '../lists/sum-column.ts'
import { centsOf } from '../../kinds/amount.ts'
import { foldedOf, type Place } from '../../model/place.ts'
import { fold } from '../../page/parts.ts'
import { mended } from '../../kinds/kinds.ts'
import { wordsOf } from '../../words/names.ts'
import type { Scene } from '../../page/scene.ts'
import { sensedOf, type Sensed } from '../../words/senses.ts'
import { signsOfCell } from '../../score/signs.ts'
import { keyOf, tokensOf } from '../../lexicon/tokens.ts'
import type { RequestedField } from '../../words/requested-field.ts'

/** A wrong cell hides among its neighbours, and has no others to choose from: it has to be surer than a value alone. */
const minOfCell = 0.64

/** However well it is read, it stays doubtful: another column may hold the same kind of thing. */
const maxOfGuessed = 0.77

/** A row of which hardly anything was readable is none. */
const minTold = 0.2

export function tableFields(scene: Scene, { node, path }: RequestedField): FoundField[] {
  if (node.kind !== 'array' || node.element.kind !== 'object') return []
  const columns = columnsIn(node.element)
  const { rows, isHeaded } = tableRows(scene, columns, sensedOf(tokensOf(wordsOf(path))))
  // without heads its name tells that a row is an item, or that its sum is one of those that make the total
  const isTold = (cells: SureRow) =>
    isHeaded
      ? cells.size > minTold * columns.length
      : [...cells].some(([{ concept }, { isProven }]) => concept === 'item' || isProven)
  const isRequested = (cells: SureRow) => columns.some((column) => cells.has(column))
  const told = rows
    .map((cells) => sureCells(scene, cells, isHeaded))
    .filter((cells) => isRequested(cells) && isTold(cells))
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
  const values = entries.filter(({ node }) => node.kind === 'value')
  return columnsOf(values.map(({ key }) => key)).map((column, i) => {
    const setting = values[i] && settingOfNode(values[i].node)
    return setting ? withSetting(column, setting) : column
  })
}

/** A person's word goes before what the name tells. */
function withSetting(column: Column, setting: FieldSetting): Column {
  const otherHeads = new Set((setting.names ?? []).map((other) => keyOf(fold(other))))
  return { ...withDeclaredKind(column, setting.kind), otherHeads, setting }
}

/** A table's rows below its heads; where it has none, whatever is listed as a receipt does. */
export function tableRows(
  scene: Scene,
  columns: readonly Column[],
  array: readonly Sensed[] = [],
): { rows: readonly TableRow[]; isHeaded: boolean } {
  const headed = withoutCounts(rowsBelowHeads(scene, columns, array), columns)
  const isReceipt = scene.sheet.isReceipt && !scene.disabled.has('itemsBySums')
  const listed = isReceipt || headed.length === 0 ? listedRows(scene, columns) : []
  const isHeaded = headed.length > 0 && !(isReceipt && isBetterList(scene, listed, headed))
  const rows = isHeaded ? headed : listed
  const isTidied = scene.sheet.isReceipt && !scene.disabled.has('tidyNames')
  return { rows: isTidied ? withTidyNames(rows, scene.sheet.unit) : rows, isHeaded }
}

/** The list is better if its prices come to a printed sum and those below the heads do not, or if more of its rows are whole. */
function isBetterList(scene: Scene, listed: readonly TableRow[], headed: readonly TableRow[]): boolean {
  const printed = new Set(scene.sheet.rows.flatMap((row) => centsIn(sumIn(scene.sheet, row)) ?? []))
  const sumsOf = (rows: readonly TableRow[]) =>
    rows.map((cells) => {
      const [, place] = [...cells].findLast(([{ type }]) => type === 'amount') ?? []
      return centsIn(place ?? null)
    })
  const rank = (rows: readonly TableRow[]) => {
    const sums = sumsOf(rows)
    const whole = rows.filter((cells, i) => sums[i] !== null && [...cells.keys()].some(isItem)).length
    const isProven = rows.length > 1 && printed.has(sums.reduce<number>((all, one) => all + (one ?? 0), 0))
    const cells = rows.reduce((all, { size }) => all + size, 0)
    return (isProven ? provenRank : 0) + 2 * whole - rows.length + ofCell * cells
  }
  return listed.length > 0 && rank(listed) > rank(headed)
}

const provenRank = 1000
const ofCell = 0.1

function isItem({ concept }: Column): boolean {
  return concept === 'item'
}

function centsIn(place: Place | null): number | null {
  return place && centsOf(foldedOf(place))
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
    const confidence = Math.min(chanceOf(signs), place.isGuessed ? maxOfGuessed : 1)
    return [column, { place, confidence, isProven: signs.addingSum === 1 }] as const
  })
  return new Map(judged.filter(([, { confidence }]) => confidence >= minOfCell))
}
