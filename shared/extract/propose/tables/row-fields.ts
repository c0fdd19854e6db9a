// The rows of an array of objects that no heads tell: below the heading that says the array's name, or in the only table
// that is left, which has as many columns as are asked for, each of its type and in their order.
import type { FoundField } from '../../../contract/field.ts'
import { formatPath } from '../../../schema/path.ts'
import type { Candidate } from '../../page/candidate.ts'
import type { Column } from './columns.ts'
import { chanceOf } from '../../score/confidence.ts'
import { fittingIn } from '../remaining/fitting.ts'
import { likenessOf } from '../remaining/likeness.ts'
import { fieldAt } from '../fields.ts'
import { mended } from '../../kinds/mend.ts'
import { shareText, type Place } from '../../model/place.ts'
import { regularRows, type RegularRows } from './regular-rows.ts'
import type { Scene } from '../../page/scene.ts'
import { sensedOf } from '../../words/senses.ts'
import { signsOfCell } from '../../score/signs.ts'
import { columnsIn } from './table.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Wanted } from '../../words/wanted.ts'

const leastShare = 0.6
const leastFitting = 0.7
/** Two columns without heads are labels with their values. */
const fewestColumns = 3
const fewestHeaded = 3

export function rowFields(
  scene: Scene,
  left: readonly Wanted[],
  taken: readonly Candidate[],
): Map<Wanted, FoundField[]> {
  const tables = left.length === 0 ? [] : regularRows(scene.sheet)
  const free = tables.filter((table) => !taken.some((one) => holds(table, one)))
  const found = new Map<Wanted, FoundField[]>()
  const fittingOf = (field: Wanted) => free.filter((table) => isOf(table, columnsOf(field)))
  const named = new Map<Wanted, RegularRows>()
  for (const field of left) {
    const [table, other] = fittingOf(field).filter((one) => shareOf(field, one) >= leastShare)
    if (table && !other) named.set(field, table)
  }
  for (const [field, table] of named) found.set(field, fieldsOf(scene, field, table))
  const [field, more] = left.filter((one) => !named.has(one))
  const isKnown = (one: RegularRows) =>
    isTable(one) || (field !== undefined && isOfDays(one, columnsOf(field)))
  const rest = field && !more ? fittingOf(field).filter(isKnown) : []
  const [table, other] = rest.filter((one) => ![...named.values()].includes(one))
  if (field && table && !other) found.set(field, fieldsOf(scene, field, table))
  return found
}

/** What a field has taken with a label is no cell. */
function holds({ rows }: RegularRows, { label, value }: Candidate): boolean {
  return label !== null && rows.some((cells) => cells.some((cell) => shareText(cell, value)))
}

/** With heads, or more than a label and its value; below a heading two columns of three rows are no less. */
function isTable({ heading, heads, rows }: RegularRows): boolean {
  const isHeaded = heading !== null && rows.length >= fewestHeaded
  return heads !== null || isHeaded || (rows[0]?.length ?? 0) >= fewestColumns
}

/** Names with the days of their births: nothing else looks like them. */
function isOfDays({ rows }: RegularRows, columns: readonly Column[]): boolean {
  const at = columns.findIndex(({ type }) => type === 'date')
  return at > 0 && rows.every((cells) => cells[at] && fittingIn(cells[at], 'date'))
}

function columnsOf({ node }: Wanted): readonly Column[] {
  return node.kind === 'array' && node.element.kind === 'object' ? columnsIn(node.element) : []
}

function isOf({ rows }: RegularRows, columns: readonly Column[]): boolean {
  return (
    rows[0]?.length === columns.length &&
    columns.every(({ type }, i) => {
      const fitting = rows.filter((cells) => cells[i] && fittingIn(cells[i], type))
      return fitting.length >= leastFitting * rows.length
    })
  )
}

function shareOf({ name }: Wanted, { heading }: RegularRows): number {
  return heading ? likenessOf(name, sensedOf(tokensOf(heading.folded))).share : 0
}

function fieldsOf(scene: Scene, field: Wanted, { rows }: RegularRows): FoundField[] {
  const columns = columnsOf(field)
  return rows.flatMap((cells, i) =>
    columns.flatMap((column, at) => {
      const cell: Place | null = cells[at] ? fittingIn(cells[at], column.type) : null
      if (!cell) return []
      const chance = chanceOf(signsOfCell(scene, cell, column.type, true))
      const told = fieldAt(field.path + formatPath([i, column.key]), cell, chance)
      return [{ ...told, value: mended(told.value, column.type), how: 'table' as const }]
    }),
  )
}
