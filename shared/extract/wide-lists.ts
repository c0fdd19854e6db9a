// Ruled lists that are set twice beside each other: label, value, label, value. Their labels say what is known of
// labels, and have no figures; the heads of a table stand all in one row.
import { gridRows, type GridRow } from './grid.ts'
import { isLabelLike } from './pair.ts'
import type { Part, Sheet } from './sheet.ts'

const fewestRows = 2
const columns = 4

export function wideLists(sheet: Sheet): ReadonlyMap<Part, Part> {
  const rows = sheet.isReceipt ? [] : gridRows(sheet).filter(({ length }) => length === columns)
  const tables = Map.groupBy(rows, leftsOf)
  return new Map([...tables.values()].filter(isList).flatMap((table) => table.flatMap((row) => pairsIn(row))))
}

function leftsOf(row: GridRow): string {
  return row.map(({ left }) => left).join(' ')
}

/** Labels in both columns; of the values some have figures, in the first row too, or end no label. */
function isList(rows: readonly GridRow[]): boolean {
  const labels = rows.flatMap((row) => [row[0], row[2]])
  const values = rows.flatMap((row) => [row[1], row[3]])
  const areLabels = labels.every((cell) => cell && isLabelLike(cell.part.text) && !/\d/.test(cell.part.text))
  const first = [rows[0]?.[1], rows[0]?.[3]]
  const hasFigure = (list: typeof values) => list.some((cell) => cell && /\d/.test(cell.part.text))
  return rows.length >= fewestRows && areLabels && hasFigure(first) && hasFigure(values)
}

function pairsIn(row: GridRow): [Part, Part][] {
  return [0, 2].flatMap((at): [Part, Part][] => {
    const [label, value] = [row[at]?.part, row[at + 1]?.part]
    return label && value ? [[label, value]] : []
  })
}
