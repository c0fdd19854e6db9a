// Groups fields in schema order: fields of one object under its name, elements of a list as a table.
import type { Field } from '../../../shared/contract/record.ts'

export interface FieldMember {
  readonly name: string
  readonly index: number
  readonly field: Field
}

export interface FieldGroup {
  /** Such as `seller` or `items[0]`; empty for top-level fields. */
  readonly path: string
  readonly fields: readonly FieldMember[]
}

export interface FieldRows {
  /** The path of the list, such as `items`. */
  readonly path: string
  readonly columns: readonly string[]
  /** A cell is null if its element lacks the field. */
  readonly rows: readonly (readonly (FieldMember | null)[])[]
}

/** A list with more columns is shown as groups instead of a table. */
const maxColumns = 6

/** Groups the fields by their object; lists of flat objects become tables. */
export function groupFields(fields: readonly Field[]): readonly (FieldGroup | FieldRows)[] {
  const shown: (FieldGroup | FieldRows)[] = []
  const groups = groupByPath(fields)
  for (let at = 0; at < groups.length;) {
    const run = elementsFrom(groups, at)
    const rows = toRows(run)
    if (rows) shown.push(rows)
    else shown.push(...run)
    at += run.length
  }
  return shown
}

/** Groups neighbouring fields that have the same object path. */
function groupByPath(fields: readonly Field[]): readonly FieldGroup[] {
  const groups: FieldGroup[] = []
  fields.forEach((field, index) => {
    const dot = field.path.lastIndexOf('.')
    const path = field.path.slice(0, Math.max(0, dot))
    const member = { name: field.path.slice(dot + 1), index, field }
    const last = groups.at(-1)
    if (last?.path === path) groups[groups.length - 1] = { path, fields: [...last.fields, member] }
    else groups.push({ path, fields: [member] })
  })
  return groups
}

const listOf = (path: string) => /^(.*)\[\d+\]/.exec(path)?.[1] ?? null

/** The groups from this index on that belong to the same list, or else just the group at the index. */
function elementsFrom(groups: readonly FieldGroup[], from: number): readonly FieldGroup[] {
  const list = listOf(groups[from]?.path ?? '')
  if (list === null) return groups.slice(from, from + 1)
  const end = groups.findIndex(({ path }, at) => at > from && listOf(path) !== list)
  return groups.slice(from, end < 0 ? groups.length : end)
}

/** Turns two or more elements without nested objects into a table; returns null otherwise. */
function toRows(elements: readonly FieldGroup[]): FieldRows | null {
  const path = listOf(elements[0]?.path ?? '')
  const isPlain = elements.every((group) => /\[\d+\]$/.test(group.path))
  const columns = columnsOf(elements)
  if (path === null || elements.length < 2 || !isPlain || columns.length > maxColumns) return null
  const rows = elements.map(({ fields }) =>
    columns.map((column) => fields.find(({ name }) => name === column) ?? null),
  )
  return { path, columns, rows }
}

/** The union of all field names. A name that only some elements have is inserted at its position there. */
function columnsOf(elements: readonly FieldGroup[]): readonly string[] {
  const columns: string[] = []
  for (const { fields } of elements) {
    let at = 0
    for (const { name } of fields) {
      const known = columns.indexOf(name)
      if (known < 0) columns.splice(at, 0, name)
      at = (known < 0 ? at : known) + 1
    }
  }
  return columns
}

/** True if every value is a number or an amount; such a column is aligned at its end. */
export function isNumericColumn(values: readonly string[]): boolean {
  const given = values.filter((value) => value !== '')
  return given.length > 0 && given.every((value) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(value))
}
