// [Note: sheet] Plans how a sheet on disk follows its records: which rows are rewritten, removed and appended, and which
// are left alone because a person edited them. An edit is noticed by the hash of a record's rows as we wrote them last.
import { emptyCell, type Cell } from '../export/cells.ts'
import { recordColumn, type Group, type Table } from '../export/tables.ts'

/** The rows of a record. `replaces` are older records of the same file or image, whose place it takes. */
export interface TargetGroup extends Group {
  readonly replaces?: readonly string[]
}

export interface TargetTable extends Table {
  readonly groups: readonly TargetGroup[]
}

/** A table as it is in the file: its own columns, and values as texts in the form of `CellRules.valueOf`. */
export interface FoundTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The state after our last write: the columns, and a hash of each record's rows. */
export interface Remembered {
  readonly head: readonly string[]
  readonly hashes: ReadonlyMap<string, string>
}

/** How the cells of a file format are compared and remembered. */
export interface CellRules {
  /** The text by which a cell is compared with one in the file. */
  readonly valueOf: (cell: Cell) => string
  readonly hash: (text: string) => string
  /** The cell that is written in a column, since a file may not be able to show every kind. */
  readonly fit: (cell: Cell, column: string) => Cell
}

export interface SheetChanges {
  /** Columns that the file does not have yet. */
  readonly added: readonly string[]
  /** Changed rows by their index in the file; null empties the row. */
  readonly rows: ReadonlyMap<number, ReadonlyMap<string, Cell> | null>
  readonly appended: readonly ReadonlyMap<string, Cell>[]
  readonly remembered: Remembered
  /** Records whose change is not written, because their row was edited. */
  readonly kept: readonly string[]
}

/**
 * Plans the changes of a sheet. Returns null if a column that we wrote is missing, because then no row can be
 * trusted.
 */
export function planChanges(
  target: TargetTable,
  found: FoundTable,
  before: Remembered,
  cellRules: CellRules,
): SheetChanges | null {
  const known = before.head.length > 0 ? before.head : target.head
  if (!known.every((name) => found.head.includes(name))) return null
  const plan = {
    rows: new Map<number, ReadonlyMap<string, Cell> | null>(),
    appended: [] as ReadonlyMap<string, Cell>[],
    hashes: new Map<string, string>(),
    kept: [] as string[],
  }
  const places = rowsByRecord(found, target.keyColumn)
  /** The cells of these rows as text, in the order of the header. */
  const valuesAt = (at: readonly number[], head: readonly string[]) =>
    at.map((row) => head.map((name) => found.rows[row]?.[found.head.indexOf(name)] ?? ''))
  const valuesOf = (rows: readonly ReadonlyMap<string, Cell>[], head: readonly string[]) =>
    rows.map((row) => head.map((name) => cellRules.valueOf(row.get(name) ?? emptyCell)))
  const hashAt = (at: readonly number[]) => cellRules.hash(JSON.stringify(valuesAt(at, before.head)))
  /** Tells whether a record's rows are as they were written last. */
  const isAsWritten = (record: string) => before.hashes.get(record) === hashAt(places.get(record) ?? [])
  const settled = new Set<string>()

  for (const group of target.groups) {
    const names = [group.record, ...(group.replaces ?? [])]
    const there = names.find((name) => before.hashes.has(name) || places.has(name))
    // records that became one document share one row
    for (const name of names) if (name === there || !before.hashes.has(name)) settled.add(name)
    const cells = group.rows.map((row) => row.map((cell, at) => cellRules.fit(cell, target.head[at] ?? '')))
    const values = cells.map((row) => row.map(cellRules.valueOf))
    const hash = cellRules.hash(JSON.stringify(values))
    const rows = cells.map((row) => new Map(row.map((cell, at) => [target.head[at] ?? '', cell] as const)))
    const at = there === undefined ? [] : (places.get(there) ?? [])
    const isSame = JSON.stringify(valuesAt(at, target.head)) === JSON.stringify(values)
    if (there !== undefined && !isSame && !isAsWritten(there)) {
      // A column that the record got since is no change of its values.
      keep(there, cellRules.hash(JSON.stringify(valuesOf(rows, before.head))))
      continue
    }
    if (there === undefined || !isSame) write(at, rows)
    plan.hashes.set(group.record, hash)
  }
  for (const [record, hash] of before.hashes) {
    if (settled.has(record)) continue
    const at = places.get(record) ?? []
    if (at.length > 0 && !isAsWritten(record)) keep(record, null)
    else for (const row of at) plan.rows.set(row, null)
    if (at.length > 0 && !isAsWritten(record)) plan.hashes.set(record, hash)
  }

  /** Keeps an edited row. It is reported only if the record has a change that the row lacks. */
  function keep(record: string, hash: string | null): void {
    const last = before.hashes.get(record)
    if (last !== undefined) plan.hashes.set(record, last)
    if (last !== undefined && last !== hash) plan.kept.push(record)
  }

  /** Plans to write rows over those of a record, and to remove or append the difference. */
  function write(at: readonly number[], rows: readonly ReadonlyMap<string, Cell>[]): void {
    rows.forEach((cells, index) => {
      const row = at[index]
      if (row === undefined) plan.appended.push(cells)
      else plan.rows.set(row, cells)
    })
    for (const row of at.slice(rows.length)) plan.rows.set(row, null)
  }

  const { hashes, ...changes } = plan
  return {
    ...changes,
    added: target.head.filter((name) => !found.head.includes(name)),
    remembered: { head: target.head, hashes },
  }
}

/** The row numbers of each record. */
function rowsByRecord({ head, rows }: FoundTable, key = recordColumn): Map<string, number[]> {
  const column = head.indexOf(key)
  const places = new Map<string, number[]>()
  rows.forEach((row, at) => {
    const record = row[column] ?? ''
    if (record !== '') places.set(record, [...(places.get(record) ?? []), at])
  })
  return places
}

/** The table of a file that nobody edited since we wrote it. */
export interface UneditedTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/**
 * The whole table from the records, in the order of the rows in the file. Rows without a remembered record stay: their
 * records were deleted by age.
 */
export function rewriteTable(
  target: TargetTable,
  unedited: UneditedTable,
  hashes: ReadonlyMap<string, string>,
): Table {
  const column = unedited.head.indexOf(target.keyColumn ?? recordColumn)
  const byRecord = new Map<string, TargetGroup>()
  for (const group of target.groups) {
    for (const name of [group.record, ...(group.replaces ?? [])]) byRecord.set(name, group)
  }
  const placed = new Set<TargetGroup>()
  const groups: Group[] = []
  const foreignColumns = new Set<string>()
  for (const row of unedited.rows) {
    const record = row[column]?.text ?? ''
    const group = byRecord.get(record)
    if (group && !placed.has(group)) groups.push(group)
    if (group) placed.add(group)
    else if (!hashes.has(record)) {
      groups.push({ record, rows: [row] })
      unedited.head.forEach((name, at) => row[at]?.text && foreignColumns.add(name))
    }
  }
  const head = [...target.head, ...[...foreignColumns].filter((name) => !target.head.includes(name))]
  const of = (row: readonly Cell[], names: readonly string[]) =>
    head.map((name) => row[names.indexOf(name)] ?? emptyCell)
  const isTarget = new Set<Group>(target.groups)
  return {
    name: target.name,
    head,
    groups: [...groups, ...target.groups.filter((group) => !placed.has(group))].map((group) => ({
      record: group.record,
      rows: group.rows.map((row) => of(row, isTarget.has(group) ? target.head : unedited.head)),
    })),
  }
}

/** The state to remember for a table that was written as a whole. */
export function rememberTable(
  target: TargetTable,
  { valueOf, hash }: Pick<CellRules, 'valueOf' | 'hash'>,
): Remembered {
  const hashes = target.groups.map(
    ({ record, rows }) => [record, hash(JSON.stringify(rows.map((row) => row.map(valueOf))))] as const,
  )
  return { head: target.head, hashes: new Map(hashes) }
}

/** Whether there is nothing to write. */
export function isUnchanged({ added, rows, appended }: SheetChanges): boolean {
  return added.length === 0 && rows.size === 0 && appended.length === 0
}
