// "1. Internal wall insulation" above "2. Storage heaters": what numbers the rows of a table in front of what they say
// is no part of it.
import type { Column } from './columns.ts'
import type { TableRow } from './items-below.ts'
import { textOf, type Place } from '../page/place.ts'

/** One row alone may be called so. */
const fewest = 2

export function withoutNumbers(rows: readonly TableRow[], columns: readonly Column[]): readonly TableRow[] {
  const numbered = columns.filter(
    (column) =>
      column.type === 'text' &&
      rows.length >= fewest &&
      rows.every((cells, i) => numberOf(cells.get(column)) === i + 1),
  )
  if (numbered.length === 0) return rows
  const own = columns.find(({ concept }) => concept === 'lineNumber')
  return rows.map((cells) => {
    const parted = new Map(cells)
    for (const column of numbered) {
      const cell = cells.get(column)
      const found = cell && ordinal.exec(textOf(cell))
      if (!found) continue
      parted.set(column, { ...cell, start: cell.start + found[0].length })
      const digits = found.groups?.['number'] ?? ''
      const start = cell.start + found[0].indexOf(digits)
      if (own && !cells.has(own)) parted.set(own, { ...cell, start, end: start + digits.length })
    }
    return parted
  })
}

const ordinal = /^[(（]?(?<number>\d{1,2})(?:[.)）．、]) ?(?=\p{L})/u

function numberOf(cell: Place | undefined): number {
  return Number((cell && ordinal.exec(textOf(cell))?.groups?.['number']) ?? 0)
}
