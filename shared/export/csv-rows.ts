// CSV with a row for each list element, in which the record's other cells are repeated (the option `rows: items`).
import { readNode } from '../schema/json-reader.ts'
import type { JsonNode } from '../schema/json-node.ts'
import { formatPath } from '../schema/path.ts'
import type { ExportRecord } from './exported.ts'
import { cellText, isObjectList, walkPlaces } from './places.ts'

type Cells = ReadonlyMap<string, string>

const fixedColumns = ['filename', 'timestamp', 'operation'] as const

/** Returns the header and the rows of all records. */
export function itemRows(records: readonly ExportRecord[]): string[][] {
  const tables = records.map(readTable)
  const fields = pickColumns(tables.flatMap(({ rows }) => rows))
  const hasContent = tables.some(({ content }) => content !== null) || fields.length === 0
  const fixed = [...fixedColumns, ...(hasContent ? ['content'] : [])]
  const head = [
    ...fixed,
    ...fields.map((field) => (fixed.includes(field) ? toFreeName([...fixed, ...fields], field) : field)),
  ]
  const body = tables.flatMap(({ record, content, rows }) =>
    rows.map((row) => [
      record.filename,
      new Date(record.timestamp).toISOString(),
      record.operation,
      ...(hasContent ? [content ?? ''] : []),
      ...fields.map((field) => row.get(field) ?? ''),
    ]),
  )
  return [head, ...body]
}

/** A name for a field that has the name of one of the record's own columns. */
function toFreeName(taken: readonly string[], field: string): string {
  const name = `content.${field}`
  return taken.includes(name) ? toFreeName(taken, name) : name
}

/**
 * The paths that become columns, in order of first appearance. An empty array has no column if another record
 * has columns for its elements.
 */
function pickColumns(rows: readonly Cells[]): string[] {
  const all = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const filled = new Set(
    rows.flatMap((row) => [...row].filter(([, cell]) => cell !== '').map(([field]) => field)),
  )
  return all.filter((field) => filled.has(field) || !all.some((other) => other.startsWith(`${field}.`)))
}

interface Table {
  readonly record: ExportRecord
  /** Null if the content is spread over the columns of its fields. */
  readonly content: string | null
  readonly rows: readonly Cells[]
}

/** Reads a record as rows of cells; a content that is no object is one cell. */
function readTable(record: ExportRecord): Table {
  const read = record.format === 'json' ? readNode(record.content) : null
  if (!read || !('node' in read) || read.node.kind !== 'object')
    return { record, content: record.content, rows: [new Map()] }
  return { record, content: null, rows: fieldRows(read.node) }
}

/**
 * The rows of a record's fields. Several arrays share the rows: the first row has the first element of each.
 */
function fieldRows(root: JsonNode): Cells[] {
  const places = [...walkPlaces(root, [])]
  const length = Math.max(1, ...places.map(({ node }) => (isObjectList(node) ? node.elements.length : 1)))
  return Array.from({ length }, (_, row) => {
    const cells = places.flatMap(({ steps, node }) => {
      if (!isObjectList(node)) return [[formatPath(steps), cellText(node)] as const]
      const element = node.elements[row]
      return element
        ? [...walkPlaces(element, steps)].map((at) => [formatPath(at.steps), cellText(at.node)] as const)
        : []
    })
    return new Map(cells)
  })
}
