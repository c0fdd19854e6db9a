// Records parsed for tables: their values as cells, and what each adds to the totals.
import type { JsonNode } from '../schema/json-node.ts'
import { readNode } from '../schema/json-reader.ts'
import { findSetting } from '../schema/field-settings.ts'
import { formatPath, type Step } from '../schema/path.ts'
import { isAddable, namesOf, valueInRole } from '../schema/roles.ts'
import { dayOf, findDecimalMark, toCell, type Cell, type DecimalMark } from './cells.ts'
import type { ExportRecord } from './exported.ts'
import { cellText, walkPlaces } from './places.ts'
import { decideDates } from './sender-dates.ts'
import type { Countable } from './totals.ts'

export interface ReadRecord {
  readonly record: ExportRecord
  /** Null if the content is text. */
  readonly node: JsonNode | null
  readonly mark: DecimalMark
  /** Days of dates that can be read in two ways, decided by the other documents of the sender; by path. */
  readonly decided: ReadonlyMap<string, string>
  readonly countable: Countable
  /** The fields with a role in bookkeeping. */
  readonly named: Readonly<Partial<Record<'who' | 'amount' | 'number', { path: string; text: string }>>>
}

type Parsed = Omit<ReadRecord, 'countable' | 'named'>

/** Parses the records; each is understood with the help of the others. */
export function readRecords(records: readonly ExportRecord[]): ReadRecord[] {
  const parsed = records.map((record) => {
    const [node = null] = record.format === 'json' ? parseObjects(record.content) : []
    return { record, node, mark: node ? findDecimalMark([...walkTexts(node)]) : null }
  })
  const dated = parsed.map(({ record, node }) => ({
    id: record.id,
    values: node ? [...walkPlaces(node)].flatMap((place) => datedValue(record, place)) : [],
  }))
  const decided = decideDates(dated)
  return parsed.map((one) => {
    const whole = { ...one, decided: decided.get(one.record.id) ?? new Map<string, string>() }
    return { ...whole, ...bookedOf(whole) }
  })
}

/** A value that is text, with its names and the day that it was understood as. */
function datedValue({ row }: ExportRecord, { steps, node }: { steps: readonly Step[]; node: JsonNode }) {
  if (node.kind !== 'string') return []
  const path = formatPath(steps)
  return [{ path, names: namesOf(steps.map(String)), value: node.value, iso: row?.dates.get(path) }]
}

/** Returns the parsed object as a list of one, or an empty list. */
export function parseObjects(text: string): JsonNode[] {
  const read = readNode(text)
  return 'node' in read && read.node.kind === 'object' ? [read.node] : []
}

/** Yields all values as text. */
function* walkTexts(node: JsonNode): Generator<string> {
  if (node.kind === 'object') for (const { value } of node.entries) yield* walkTexts(value)
  else if (node.kind === 'array') for (const element of node.elements) yield* walkTexts(element)
  else yield String(node.value)
}

/** The cells of a node by their paths below it; `root` is the path of the node in the record. */
export function cellsByPath(
  of: Parsed | null,
  node: JsonNode,
  root: readonly Step[] = [],
): Map<string, Cell> {
  const row = of?.record.row
  return new Map(
    [...walkPlaces(node)].map(({ steps, node: value }) => {
      const place = formatPath([...root, ...steps])
      const kind = row && findSetting(row.settings, place)?.kind
      const iso = row?.dates.get(place) ?? of?.decided.get(place)
      return [formatPath(steps) || 'value', toCell(cellText(value), iso, of?.mark ?? null, kind)]
    }),
  )
}

/** The amounts of a record with the currency and day that they count for, and its fields with a role. */
function bookedOf(read: Parsed): Pick<ReadRecord, 'countable' | 'named'> {
  const { node, record } = read
  const cells = node ? [...cellsByPath(read, node)] : []
  const named = cells.map(([path, cell]) => ({
    path,
    cell,
    value: cell.text,
    names: namesOf(path.split('.')),
  }))
  const when = valueInRole(
    named.filter(({ cell }) => dayOf(cell) !== null),
    'when',
  )
  const amounts = named.flatMap(({ path, cell, names: [name = ''] }) => {
    const kind = record.row && findSetting(record.row.settings, path)?.kind
    return cell.kind === 'number' && isAddable(name, kind) ? [[path, cell.value] as const] : []
  })
  const roleOf = (role: 'who' | 'amount' | 'number') => {
    const found = valueInRole(named, role)
    return found ? { [role]: { path: found.path, text: found.value } } : {}
  }
  const countable = {
    currency: record.row?.currency ?? '',
    day: when ? dayOf(when.cell) : null,
    amounts: Object.fromEntries(amounts),
  }
  return { countable, named: { ...roleOf('who'), ...roleOf('amount'), ...roleOf('number') } }
}
