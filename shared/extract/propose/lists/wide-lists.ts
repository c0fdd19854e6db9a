// Ruled lists that are set twice beside each other: label, value, label, value. Their labels say what is known of
// labels, and have no figures; the heads of a table stand all in one row.
import { gridRows, type GridRow } from '../../page/grid.ts'
import { isLabelLike } from '../../page/pairs/label-like.ts'
import { sensedOf } from '../../words/senses.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

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

/** Labels in both columns, and in the first row too values that are none: a figure, or a word that says nothing. */
function isList(rows: readonly GridRow[]): boolean {
  const labels = rows.flatMap((row) => [row[0], row[2]])
  const areLabels = labels.every((cell) => cell && isLabel(cell.part))
  const first = [rows[0]?.[1], rows[0]?.[3]]
  const known = labels.filter((cell) => cell && isKnown(cell.part)).length
  const isUnlike = first.some((cell) => cell && (/\d/.test(cell.part.text) || !isKnown(cell.part)))
  return rows.length >= fewestRows && areLabels && isUnlike && known >= leastKnown * labels.length
}

const leastKnown = 0.5

/** "Assistant 1" and "Assistant 2" are labels; a figure is none. */
function isLabel({ text }: Part): boolean {
  return isLabelLike(text) && !/\d/.test(text.replace(/(?<=\p{L}) ?\d$/u, ''))
}

function isKnown({ folded }: Part): boolean {
  return sensedOf(tokensOf(folded)).some(({ senses }) => senses.size > 0)
}

function pairsIn(row: GridRow): [Part, Part][] {
  return [0, 2].flatMap((at): [Part, Part][] => {
    const [label, value] = [row[at]?.part, row[at + 1]?.part]
    return label && value ? [[label, value]] : []
  })
}
