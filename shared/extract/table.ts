// The rows of a table for an array of objects: by the columns' heads, or without them as "text ... amount".
import type { Field } from '../contract/record.ts'
import { formatPath } from '../schema/path.ts'
import { cellsOf, type Cell } from './cells.ts'
import { assigned, columnsOf, headsIn, type Column, type Head } from './columns.ts'
import { fieldAt } from './fields.ts'
import { endConcepts } from './lexicon/columns.ts'
import { listedRows } from './listed-rows.ts'
import { joined } from './place.ts'
import { recognisers } from './recognisers/recognisers.ts'
import type { Scene } from './scene.ts'
import type { Row } from './sheet.ts'
import type { Wanted } from './wanted.ts'

/** How surely a cell below a head, or beside nothing but an amount, is the column's. */
const withHead = 0.85
const withoutHead = 0.6

export type TableRow = ReadonlyMap<Column, Cell>

export function tableFields(scene: Scene, { node, path }: Wanted): Field[] {
  if (node.kind !== 'array' || node.element.kind !== 'object') return []
  const keys = node.element.entries.filter((entry) => entry.node.kind === 'value').map(({ key }) => key)
  const columns = columnsOf(keys)
  const headed = rowsBelowHeads(scene, columns)
  const rows = headed.length > 0 ? headed : listedRows(scene, columns)
  const score = headed.length > 0 ? withHead : withoutHead
  return rows.flatMap((cells, i) =>
    columns.flatMap((column) => {
      const place = cells.get(column)
      return place ? [fieldAt(path + formatPath([i, column.key]), place, score)] : []
    }),
  )
}

/** All tables of the page that have such heads: a table that goes on repeats them. */
function rowsBelowHeads(scene: Scene, columns: readonly Column[]): TableRow[] {
  const { rows } = scene.sheet
  const found: { heads: readonly Head[]; last: number; first: number; score: number }[] = []
  for (const [i, row] of rows.entries()) {
    const options = [{ heads: row.flatMap((part) => headsIn(part, columns)), last: i }]
    const next = rows[i + 1]
    if (next && isNextLine(scene, row, next) && !hasAmount(next))
      options.push({
        heads: stacked([
          ...row.flatMap((part) => headsIn(part, columns)),
          ...next.flatMap((part) => headsIn(part, columns)),
        ]),
        last: i + 1,
      })
    const best = options
      .map(({ heads, last }) => ({ heads: assigned(heads, columns), last, first: i }))
      .map((one) => ({ ...one, score: scoreOf(one.heads) - (hasAmount(row) ? 2 : 0) }))
      .toSorted((a, b) => b.score - a.score)[0]
    if (best && best.score >= 2) found.push(best)
  }
  const top = Math.max(0, ...found.map(({ score }) => score))
  const tables = found.filter(({ score }) => score >= top - 0.25)
  return tables
    .filter(({ first }, i) => i === 0 || first > (tables[i - 1]?.last ?? -1))
    .flatMap(({ heads, last }, i, all) =>
      itemsBelow(scene, heads, last + 1, all[i + 1]?.first ?? rows.length),
    )
}

function scoreOf(heads: readonly Head[]): number {
  const asked = heads.filter(({ column }) => column !== null).length
  const others = heads.filter(({ column, concepts }) => column === null && concepts.length > 0).length
  return asked === 0 ? 0 : asked + 0.3 * others + (asked === 1 && others >= 2 ? 0.5 : 0)
}

function isNextLine({ sheet }: Scene, row: Row, next: Row): boolean {
  const bottom = Math.max(...row.map(({ box }) => box.y1))
  return Math.min(...next.map(({ box }) => box.y0)) - bottom < 1.2 * sheet.unit
}

function hasAmount(row: Row): boolean {
  return row.some(({ folded }) => /\d[.,]\d{2}(?!\d)/.test(folded))
}

/** Of heads above each other the one that names an asked column stays. */
function stacked(heads: readonly Head[]): Head[] {
  return heads.filter(
    (head) =>
      !heads.some(
        (other) =>
          other !== head &&
          other.box.x0 < head.box.x1 &&
          head.box.x0 < other.box.x1 &&
          (other.column !== null || other.box.y0 < head.box.y0) &&
          head.column === null,
      ),
  )
}

function itemsBelow(scene: Scene, heads: readonly Head[], from: number, to: number): TableRow[] {
  const items: Map<Column, Cell>[] = []
  const text =
    heads.find(({ column }) => column?.type === 'text' || column?.concept === 'item')?.column ?? null
  let pending: Cell | null = null
  let bottom = Math.max(...heads.map(({ box }) => box.y1))
  for (const row of scene.sheet.rows.slice(from, to)) {
    const top = Math.min(...row.map(({ box }) => box.y0))
    if (isEnd(scene, row) || top - bottom > 9 * scene.sheet.unit) break
    bottom = Math.max(...row.map(({ box }) => box.y1))
    const cells = cellsOf(row, heads)
    const hasFigure = [...cells].some(
      ([column, cell]) =>
        isFigure(column) && recognisers.number(cell.part.folded.slice(cell.start, cell.end)).length > 0,
    )
    const words = text ? cells.get(text) : undefined
    if (!hasFigure) {
      if (words && cells.size === 1 && items.length === 0) pending = words
      continue
    }
    if (text && !words && pending && items.length === 0) cells.set(text, pending)
    if (cells.size >= Math.min(2, heads.filter(({ column }) => column !== null).length)) items.push(cells)
    pending = null
  }
  return items
}

function isFigure({ type, concept }: Column): boolean {
  return (type === 'amount' || type === 'number' || type === 'percent') && concept !== 'lineNumber'
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

export function joinedCells(cells: readonly Cell[]): Cell {
  const [only] = cells
  return only && cells.length === 1 ? only : joined(cells)
}
