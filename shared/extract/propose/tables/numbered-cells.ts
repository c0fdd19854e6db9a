// "1. Internal wall insulation" above "2. Storage heaters": what numbers the rows of a table in front of what they say
// is no part of it.
import type { Column } from './columns.ts'
import type { TableRow } from './items-below.ts'
import { textOf, wordsIn, type Place } from '../../model/place.ts'

/** One row alone may be called so. */
const fewest = 2
/** In heights of a letter: how far a bare number stands before what it numbers. */
const leastGap = 1

export function withoutNumbers(rows: readonly TableRow[], columns: readonly Column[]): readonly TableRow[] {
  const numbered = columns.filter(
    (column) =>
      (column.type === 'text' || column.type === 'code') &&
      rows.length >= fewest &&
      rows.every((cells, i) => numberOf(cells.get(column))?.number === i + 1),
  )
  if (numbered.length === 0) return rows
  const own = columns.find(({ concept }) => concept === 'lineNumber')
  return rows.map((cells) => {
    const parted = new Map(cells)
    for (const column of numbered) {
      const cell = cells.get(column)
      const found = numberOf(cell)
      if (!cell || !found) continue
      parted.set(column, { ...cell, start: cell.start + found.length })
      const start = cell.start + found.at
      if (own && !cells.has(own)) parted.set(own, { ...cell, start, end: start + `${found.number}`.length })
    }
    return parted
  })
}

interface Numbered {
  readonly number: number
  readonly at: number
  /** With what parts it from the rest. */
  readonly length: number
}

const ordinal = /^[(（]?(?<number>\d{1,2})(?:[.)）．、]) ?(?=\p{L})/u
const bare = /^(?<number>\d{1,2}) (?=.*\p{L})/u

function numberOf(cell: Place | undefined): Numbered | null {
  const text = cell ? textOf(cell) : ''
  const found = ordinal.exec(text) ?? (cell && isApart(cell) ? bare.exec(text) : null)
  const digits = found?.groups?.['number']
  if (!found || digits === undefined) return null
  return { number: Number(digits), at: found[0].indexOf(digits), length: found[0].length }
}

/** It stands in a column of its own, which no head of the table was read for. */
function isApart(cell: Place): boolean {
  const [number, next] = wordsIn(cell).map(({ word }) => word.box)
  return number !== undefined && next !== undefined && next.x0 - number.x1 > leastGap * (next.y1 - next.y0)
}
