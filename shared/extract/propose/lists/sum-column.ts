// The sum that ends a row of a list: what looks like money, or on a slip without cents a figure that stands below or
// above other figures at the right edge.
import type { Place } from '../../model/place.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import { sumsIn } from '../../kinds/amount.ts'

/** A letter right behind a sum says how it is taxed: 5,49C, 70TX. */
const taxMark = /(?<=[.,]\d{2})[a-f]$|(?<=\d)tx$/u
const figure = /^[^\p{L}\p{N}]*(?<value>\d{1,3}(?:[.,]\d{3})*)(?:円|원|元)?[^\p{L}\p{N}]*$/u
const minInColumn = 3

export function sumsOfRow(sheet: Sheet, row: Row): number {
  return row.flatMap((part) => sumsIn(withoutMark(part), sheet.hasWholeSums)).length
}

export function sumIn(sheet: Sheet, row: Row): Place | null {
  const sumsOf = (part: Part) => sumsIn(withoutMark(part), sheet.hasWholeSums)
  const part = row.findLast((one) => sumsOf(one).length > 0)
  const span = part && sumsOf(part).at(-1)
  if (part && span) return { part, start: span.start, end: span.end }
  return sheet.hasWholeSums ? figureInColumn(sheet, row) : null
}

function withoutMark({ folded }: Part): string {
  return folded.replace(taxMark, '')
}

function figureInColumn({ rows, unit }: Sheet, row: Row): Place | null {
  const part = row.at(-1)
  const value = part && row.length > 1 ? figure.exec(withoutMark(part))?.groups?.['value'] : undefined
  if (!part || value === undefined) return null
  const below = rows.filter((other) => {
    const last = other.at(-1)
    return (
      last !== undefined &&
      other.length > 1 &&
      Math.abs(last.box.x1 - part.box.x1) < unit &&
      /\d/.test(last.folded) &&
      !/\p{L}{3}/u.test(last.folded)
    )
  })
  const start = part.folded.indexOf(value)
  return below.length >= minInColumn ? { part, start, end: start + value.length } : null
}
