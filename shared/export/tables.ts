// Records as tables: a main table with a row for each document, whose columns are the schema's fields, and a table for
// each list of the schema with a row for each element. The column `record` links the two.
import type { JsonNode } from '../schema/json-node.ts'
import { readNode } from '../schema/json-reader.ts'
import { findSetting } from '../schema/field-settings.ts'
import { formatPath, type Step } from '../schema/path.ts'
import { toCell, findDecimalMark, emptyCell, textCell, type Cell, type DecimalMark } from './cells.ts'
import type { ExportRecord } from './exported.ts'
import { cellText, isObjectList, walkPlaces } from './places.ts'

export interface Table {
  readonly name: string
  readonly head: readonly string[]
  readonly groups: readonly Group[]
}

/** The rows of a record. */
export interface Group {
  readonly record: string
  readonly rows: readonly (readonly Cell[])[]
}

export const documentTable = 'Documents'
const documentColumns = ['confidence', 'looked at', 'image', 'record'] as const
const itemColumns = ['image', 'record'] as const
/** The column with the record's id, in every table. */
export const recordColumn = 'record'

export interface TableOptions {
  /** A schema whose columns come first, and are there even if they are empty. */
  readonly schema?: string | null
  /** Writes lists into cells of the document's row instead of tables of their own. */
  readonly listsInCells?: boolean
}

/** The table of the documents, then one for each list. */
export function buildTables(records: readonly ExportRecord[], options: TableOptions = {}): Table[] {
  const read = records.map(readRecord)
  const schemas = new Set([...(options.schema ? [options.schema] : []), ...records.flatMap(schemaOf)])
  const nodes = [...schemas].flatMap(parseObjects)
  const lists = options.listsInCells ? [] : findLists([...nodes, ...read.flatMap(({ node }) => node ?? [])])
  // every column of the given schema, even if there are no records
  const requiredSchemas = options.schema ? parseObjects(options.schema) : []
  return [
    buildDocuments(read, nodes, lists, requiredSchemas),
    ...lists.map((list) => buildItems(read, nodes, list)),
  ]
}

interface ReadRecord {
  readonly record: ExportRecord
  /** Null if the content is text. */
  readonly node: JsonNode | null
  readonly mark: DecimalMark
}

/** Parses a record's content, and finds its decimal mark. */
function readRecord(record: ExportRecord): ReadRecord {
  const [node = null] = record.format === 'json' ? parseObjects(record.content) : []
  return { record, node, mark: node ? findDecimalMark([...walkTexts(node)]) : null }
}

/** Returns the parsed object as a list of one, or an empty list. */
function parseObjects(text: string): JsonNode[] {
  const read = readNode(text)
  return 'node' in read && read.node.kind === 'object' ? [read.node] : []
}

const schemaOf = ({ row }: ExportRecord) => (row?.schema ? [row.schema] : [])

/** Yields all values as text. */
function* walkTexts(node: JsonNode): Generator<string> {
  if (node.kind === 'object') for (const { value } of node.entries) yield* walkTexts(value)
  else if (node.kind === 'array') for (const element of node.elements) yield* walkTexts(element)
  else yield String(node.value)
}

/** Returns the paths of all lists of objects. */
function findLists(nodes: readonly JsonNode[]): string[] {
  const paths = nodes.flatMap((node) =>
    [...walkPlaces(node)].filter(({ node: at }) => isObjectList(at)).map(({ steps }) => formatPath(steps)),
  )
  return [...new Set(paths)]
}

/** Builds the main table. */
function buildDocuments(
  read: readonly ReadRecord[],
  schemas: readonly JsonNode[],
  lists: readonly string[],
  requiredSchemas: readonly JsonNode[],
): Table {
  const rows = read.map((one) =>
    one.node ? cellsByPath(one, one.node, []) : new Map([['content', textCell(one.record.content)]]),
  )
  const isText = rows.length === 0 && requiredSchemas.length === 0
  const order = [...schemas.map((node) => cellsByPath(null, node, [])), ...rows].flatMap((row) => [
    ...row.keys(),
  ])
  const fields = pickColumns(isText ? ['content'] : order, rows, requiredSchemas, lists)
  const groups = read.map(({ record }, at) => ({
    record: record.id,
    rows: [[...fields.map((field) => rows[at]?.get(field) ?? emptyCell), ...recordCells(record)]],
  }))
  return { name: documentTable, head: uniqueHead(fields, documentColumns), groups }
}

/** Columns in order of first appearance, without those that are neither required nor filled in any row. */
function pickColumns(
  order: readonly string[],
  rows: readonly ReadonlyMap<string, Cell>[],
  requiredSchemas: readonly JsonNode[],
  lists: readonly string[],
): string[] {
  const all = [...new Set(order)].filter((field) => !lists.includes(field))
  const kept = new Set(requiredSchemas.flatMap((node) => [...cellsByPath(null, node, []).keys()]))
  const filled = new Set(
    rows.flatMap((row) => [...row].filter(([, cell]) => cell.text !== '').map(([field]) => field)),
  )
  const isGroup = (field: string) => all.some((other) => other.startsWith(`${field}.`))
  return all.filter(
    (field) => kept.has(field) || filled.has(field) || (requiredSchemas.length === 0 && !isGroup(field)),
  )
}

/** Builds the table of one list. */
function buildItems(read: readonly ReadRecord[], schemas: readonly JsonNode[], list: string): Table {
  /** The elements of this list in one record. */
  const elements = (node: JsonNode | null) => {
    const found = node && [...walkPlaces(node)].find(({ steps }) => formatPath(steps) === list)
    return found?.node.kind === 'array'
      ? found.node.elements.map((element) => ({ element, steps: found.steps }))
      : []
  }
  const groups = read.map((one) => ({
    record: one.record,
    rows: elements(one.node).map(({ element, steps }, at) => cellsByPath(one, element, [...steps, at])),
  }))
  const order = [
    ...schemas.flatMap((node) => elements(node).map(({ element }) => cellsByPath(null, element, []))),
    ...groups.flatMap(({ rows }) => rows),
  ].flatMap((row) => [...row.keys()])
  const fields = [...new Set(order)]
  return {
    name: list,
    head: uniqueHead(fields, itemColumns),
    groups: groups.map(({ record, rows }) => ({
      record: record.id,
      rows: rows.map((row) => [
        ...fields.map((field) => row.get(field) ?? emptyCell),
        imageCell(record),
        textCell(record.id),
      ]),
    })),
  }
}

/** The cells of a node by their paths below it; `root` is the path of the node in the record. */
function cellsByPath(of: ReadRecord | null, node: JsonNode, root: readonly Step[]): Map<string, Cell> {
  const row = of?.record.row
  return new Map(
    [...walkPlaces(node)].map(({ steps, node: value }) => {
      const place = formatPath([...root, ...steps])
      const kind = row && findSetting(row.settings, place)?.kind
      const cell = toCell(cellText(value), row?.dates.get(place), of?.mark ?? null, kind)
      return [formatPath(steps) || 'value', cell]
    }),
  )
}

/** The cells that every record has: confidence, review, image, id. */
function recordCells(record: ExportRecord): Cell[] {
  const { row } = record
  return [
    row && row.confidence !== null ? confidenceCell(row.confidence) : emptyCell,
    row ? textCell(row.isLookedAt ? 'yes' : 'no') : emptyCell,
    imageCell(record),
    textCell(record.id),
  ]
}

/** A cell with the confidence in percent. */
function confidenceCell(confidence: number): Cell {
  const value = Math.round(confidence * 100) / 100
  return { kind: 'number', text: String(value), value, format: '0%' }
}

const imageCell = ({ filename, row }: ExportRecord) => textCell(filename, row?.image ?? null)

/** Column names without duplicates: a field with the name of one of the record's own columns gets the prefix `content.`. */
function uniqueHead(fields: readonly string[], own: readonly string[]): string[] {
  const taken = [...own, ...fields]
  /** Returns the column's name with content. before it, as often as needed to be unique. */
  const toFreeName = (field: string): string => {
    const name = `content.${field}`
    return taken.includes(name) ? toFreeName(name) : name
  }
  return [...fields.map((field) => (own.includes(field) ? toFreeName(field) : field)), ...own]
}
