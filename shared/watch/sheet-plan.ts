// How a sheet that lies on the disk follows the records it is of: which of its rows are written anew, which go, which
// come, and which are left alone because somebody made them theirs. [Note: sheet]
import { emptyCell, type Cell } from '../export/cells.ts'
import { recordColumn, type Group, type Table } from '../export/tables.ts'

/** Rows of a record, and the older records that it took the place of: the same file read before, the same image. */
export interface TargetGroup extends Group {
  readonly replaces?: readonly string[]
}

export interface TargetTable extends Table {
  readonly groups: readonly TargetGroup[]
}

/** A table as it was found: values as texts that tell their kind too, by its own columns. */
export interface FoundTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What we wrote last: the columns, and of each record a hash of its rows. */
export interface Remembered {
  readonly head: readonly string[]
  readonly hashes: ReadonlyMap<string, string>
}

/** How cells are told apart once they are in a file, and how much of a row is remembered. */
export interface CellRules {
  readonly valueOf: (cell: Cell) => string
  readonly hash: (text: string) => string
  /** What is written for a cell in a column; some files can't show every kind. */
  readonly fit: (cell: Cell, column: string) => Cell
}

export interface SheetChanges {
  /** Columns that are not there yet. */
  readonly added: readonly string[]
  /** By the place of the row among those found; null empties it. */
  readonly rows: ReadonlyMap<number, ReadonlyMap<string, Cell> | null>
  readonly appended: readonly ReadonlyMap<string, Cell>[]
  readonly remembered: Remembered
  /** The records whose change could not be brought in. */
  readonly kept: readonly string[]
}

/** Null where the columns that we wrote are not all there, so that nothing in it is certain. */
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
  const places = placesByRecord(found)
  const valuesAt = (at: readonly number[], head: readonly string[]) =>
    at.map((row) => head.map((name) => found.rows[row]?.[found.head.indexOf(name)] ?? ''))
  const hashAt = (at: readonly number[]) => cellRules.hash(JSON.stringify(valuesAt(at, before.head)))
  const isAsWritten = (record: string) => before.hashes.get(record) === hashAt(places.get(record) ?? [])
  const settled = new Set<string>()

  for (const group of target.groups) {
    const names = [group.record, ...(group.replaces ?? [])]
    const there = names.find((name) => before.hashes.has(name) || places.has(name))
    // Two that became one document have one row.
    for (const name of names) if (name === there || !before.hashes.has(name)) settled.add(name)
    const cells = group.rows.map((row) => row.map((cell, at) => cellRules.fit(cell, target.head[at] ?? '')))
    const values = cells.map((row) => row.map(cellRules.valueOf))
    const hash = cellRules.hash(JSON.stringify(values))
    const rows = cells.map((row) => new Map(row.map((cell, at) => [target.head[at] ?? '', cell] as const)))
    const at = there === undefined ? [] : (places.get(there) ?? [])
    const isSame = JSON.stringify(valuesAt(at, target.head)) === JSON.stringify(values)
    if (there !== undefined && !isSame && !isAsWritten(there)) {
      keep(there, hash)
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

  /** Said only where there is something that the row does not have: an edit of one's own is nobody's business. */
  function keep(record: string, hash: string | null): void {
    const last = before.hashes.get(record)
    if (last !== undefined) plan.hashes.set(record, last)
    if (last !== undefined && last !== hash) plan.kept.push(record)
  }

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

function placesByRecord({ head, rows }: FoundTable): Map<string, number[]> {
  const column = head.indexOf(recordColumn)
  const places = new Map<string, number[]>()
  rows.forEach((row, at) => {
    const record = row[column] ?? ''
    if (record !== '') places.set(record, [...(places.get(record) ?? []), at])
  })
  return places
}

/** A table that nobody changed since we wrote it, as it lies there. */
export interface UneditedTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/**
 * Written anew from the records, in the order in which they came. Rows that are remembered for nobody stay: their records
 * went by their age.
 */
export function rewriteTable(
  target: TargetTable,
  unedited: UneditedTable,
  hashes: ReadonlyMap<string, string>,
): Table {
  const column = unedited.head.indexOf(recordColumn)
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

/** What is remembered of a table that was written as a whole. */
export function rememberTable(
  target: TargetTable,
  { valueOf, hash }: Pick<CellRules, 'valueOf' | 'hash'>,
): Remembered {
  const hashes = target.groups.map(
    ({ record, rows }) => [record, hash(JSON.stringify(rows.map((row) => row.map(valueOf))))] as const,
  )
  return { head: target.head, hashes: new Map(hashes) }
}

export function isUnchanged({ added, rows, appended }: SheetChanges): boolean {
  return added.length === 0 && rows.size === 0 && appended.length === 0
}
