// The rows of a table for an array of objects: by the columns' heads, or without them as "text ... amount".
import type { FoundField } from '../contract/field.ts'
import { formatPath } from '../schema/path.ts'
import { columnsOf, cellAt, type Column } from './columns.ts'
import { fieldAt } from './fields.ts'
import type { Place } from './link.ts'
import { wordsOf } from './names.ts'
import { recogniseAmount } from './recognisers/amount.ts'
import type { Row, Sheet } from './sheet.ts'
import { totalWords } from './lexicon/columns.ts'
import type { Wanted } from './wanted.ts'

/** How surely a cell below a head, or beside nothing but an amount, is the column's. */
const withHead = 0.85
const withoutHead = 0.6

export function tableFields({ rows }: Sheet, { node, path }: Wanted): FoundField[] {
  if (node.kind !== 'array' || node.element.kind !== 'object') return []
  const keys = node.element.entries.filter((entry) => entry.node.kind === 'value').map(({ key }) => key)
  const columns = columnsOf(keys)
  const heads = rows.map((row) => headsOf(row, columns))
  const best = Math.max(0, ...heads.map((found) => found.size))
  if (best < 2) return listed(rows, columns, path)
  const head = heads.findIndex((found) => found.size === best)
  return below(rows.slice(head + 1), heads[head] ?? new Map<Column, Row[number]>(), path)
}

function headsOf(row: Row, columns: readonly Column[]): Map<Column, Row[number]> {
  const heads = new Map<Column, Row[number]>()
  for (const part of row) {
    const words = wordsOf(part.folded)
    const column = columns.find((one) => !heads.has(one) && one.labels.includes(words))
    if (column) heads.set(column, part)
  }
  return heads
}

function below(rows: readonly Row[], heads: ReadonlyMap<Column, Row[number]>, path: string): FoundField[] {
  const fields: FoundField[] = []
  let count = 0
  for (const row of rows) {
    if (isTotal(row)) break
    const cells = [...heads].flatMap(([column, head]) => {
      const place = cellAt(row, head.box, column.isNumeric)
      return place ? [{ column, place }] : []
    })
    // a row has a number of its own; text alone goes on with the row above
    if (!cells.some(({ column }) => column.isNumeric) || cells.length < 2) continue
    for (const { column, place } of cells)
      fields.push(cellField(path + formatPath([count, column.key]), place, withHead))
    count++
  }
  return fields
}

function listed(rows: readonly Row[], columns: readonly Column[], path: string): FoundField[] {
  const name = columns.find(({ meaning }) => meaning === 'name')
  const price = columns.find(({ meaning }) => meaning === 'total' || meaning === 'price')
  if (!name || !price) return []
  const end = rows.findIndex(isTotal)
  // without its totals nothing tells where a list ends
  if (end === -1) return []
  return rows
    .slice(0, end)
    .flatMap((row) => {
      const last = row.at(-1)
      const first = row.find((part) => /\p{L}{2}/u.test(part.text))
      const span = last ? recogniseAmount(last.folded) : null
      if (
        !first ||
        !last ||
        !span ||
        first === last ||
        !/[.,]\d{2}$/.test(last.text.slice(span.start, span.end))
      )
        return []
      return [
        [
          { column: name, place: { part: first, start: 0, end: first.text.length } },
          { column: price, place: { part: last, ...span } },
        ],
      ]
    })
    .flatMap((cells, i) =>
      cells.map(({ column, place }) => cellField(path + formatPath([i, column.key]), place, withoutHead)),
    )
}

function cellField(path: string, place: Place, score: number): FoundField {
  return { ...fieldAt(path, place, score), how: 'table' }
}

function isTotal(row: Row): boolean {
  const words = ` ${wordsOf(row[0]?.folded ?? '')} `
  return totalWords.some((word) => words.startsWith(` ${word} `))
}
