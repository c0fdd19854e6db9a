// Records as rows of cells. A record of fields has a column for each field, and a row for each element of its
// arrays of objects, with its other cells repeated.
import { readNode } from '../schema/json-reader.ts'
import type { JsonNode } from '../schema/json-node.ts'
import { formatPath, type Step } from '../schema/path.ts'
import type { ExportRecord, TableRows } from './exported.ts'

type Cells = ReadonlyMap<string, string>

const fixedColumns = ['filename', 'timestamp', 'operation'] as const

export function cellRows(records: readonly ExportRecord[], kind: TableRows = 'items'): string[][] {
  const tables = records.map((record) => tableOf(record, kind))
  const fields = columnsOf(tables.flatMap(({ rows }) => rows))
  const hasContent = tables.some(({ content }) => content !== null) || fields.length === 0
  const fixed = [...fixedColumns, ...(hasContent ? ['content'] : [])]
  const head = [
    ...fixed,
    ...fields.map((field) => (fixed.includes(field) ? apartFrom([...fixed, ...fields], field) : field)),
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

/** A field that is called as a column of the record itself; one that is called as this would be keeps its name. */
function apartFrom(taken: readonly string[], field: string): string {
  const name = `content.${field}`
  return taken.includes(name) ? apartFrom(taken, name) : name
}

/** In order of first appearance. An empty array has no columns yet; it takes those that another record gave it. */
function columnsOf(rows: readonly Cells[]): string[] {
  const all = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const filled = new Set(
    rows.flatMap((row) => [...row].filter(([, cell]) => cell !== '').map(([field]) => field)),
  )
  return all.filter((field) => filled.has(field) || !all.some((other) => other.startsWith(`${field}.`)))
}

interface Table {
  readonly record: ExportRecord
  /** null where the content is spread over the fields' columns. */
  readonly content: string | null
  readonly rows: readonly Cells[]
}

function tableOf(record: ExportRecord, kind: TableRows): Table {
  const read = record.format === 'json' ? readNode(record.content) : null
  if (!read || !('node' in read) || read.node.kind !== 'object')
    return { record, content: record.content, rows: [new Map()] }
  return { record, content: null, rows: kind === 'items' ? fieldRows(read.node) : [oneRow(read.node)] }
}

/** Arrays of objects run down side by side: the first row has the first element of each. */
function fieldRows(root: JsonNode): Cells[] {
  const places = [...placesOf(root, [])]
  const length = Math.max(1, ...places.map(({ node }) => (isTable(node) ? node.elements.length : 1)))
  return Array.from({ length }, (_, row) => {
    const cells = places.flatMap(({ steps, node }) => {
      if (!isTable(node)) return [[formatPath(steps), cellText(node)] as const]
      const element = node.elements[row]
      return element
        ? [...placesOf(element, steps)].map((at) => [formatPath(at.steps), cellText(at.node)] as const)
        : []
    })
    return new Map(cells)
  })
}

/** All of a record in one row: its lists are written into one cell each. */
function oneRow(root: JsonNode): Cells {
  return new Map(
    [...placesOf(root, [])].map(({ steps, node }) => [formatPath(steps), cellText(node)] as const),
  )
}

interface Place {
  readonly steps: readonly Step[]
  readonly node: JsonNode
}

function* placesOf(node: JsonNode, steps: readonly Step[]): Generator<Place> {
  if (node.kind !== 'object') yield { steps, node }
  else for (const { key, value } of node.entries) yield* placesOf(value, [...steps, key])
}

function isTable(node: JsonNode): node is JsonNode & { kind: 'array' } {
  return node.kind === 'array' && node.elements[0]?.kind === 'object'
}

/** A plain array is its items in one cell; what nests deeper still is written with its keys. */
function cellText(node: JsonNode): string {
  switch (node.kind) {
    case 'array':
      return node.elements.map(cellText).join('; ')
    case 'object':
      return [...placesOf(node, [])].map((at) => `${formatPath(at.steps)}: ${cellText(at.node)}`).join(', ')
    case 'string':
    case 'number':
    case 'literal':
      return String(node.value)
  }
}
