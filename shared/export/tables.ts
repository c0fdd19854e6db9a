// Records as tables: a main table with a row for each document, whose columns are the schema's fields, and a table for
// each list of the schema with a row for each element. The column `record` links the two.
import type { JsonNode } from '../schema/json-node.ts'
import { formatPath } from '../schema/path.ts'
import { emptyCell, numberCell, textCell, type Cell } from './cells.ts'
import type { ExportRecord } from './exported.ts'
import { isObjectList, walkPlaces } from './places.ts'
import { cellsByPath, parseObjects, readRecords, type ReadRecord } from './read-record.ts'

export interface Table {
  readonly name: string
  readonly head: readonly string[]
  /** The column that names the record of a row; `record` if it is absent. */
  readonly keyColumn?: string
  readonly groups: readonly Group[]
}

/** The rows of a record. */
export interface Group {
  readonly record: string
  readonly rows: readonly (readonly Cell[])[]
}

export const documentTable = 'Documents'
const documentColumns = ['confidence', 'looked at', 'image', 'record'] as const
/** Columns of documents with fields, which come last, so that the columns of older sheets keep their places. */
const reviewColumns = ['currency', 'review status', 'note'] as const
const itemColumns = ['image', 'record'] as const
/** The column with the record's id, in every table of records. */
export const recordColumn = 'record'

export interface TableOptions {
  /** A schema whose columns come first, and are there even if they are empty. */
  readonly schema?: string | null
  /** Writes lists into cells of the document's row instead of tables of their own. */
  readonly listsInCells?: boolean
}

/** The table of the documents, then one for each list. */
export function buildTables(records: readonly ExportRecord[], options: TableOptions = {}): Table[] {
  const grid = buildGrid(readRecords(records), options)
  return [buildDocuments(grid), ...grid.lists.map((list) => buildItems(grid, list))]
}

/** The values of documents in columns of their fields. */
export interface Grid {
  readonly read: readonly ReadRecord[]
  /** The field paths of the columns. */
  readonly fields: readonly string[]
  /** The cells of each document by field path. */
  readonly rows: readonly ReadonlyMap<string, Cell>[]
  /** The paths of the lists that have tables of their own. */
  readonly lists: readonly string[]
  readonly schemas: readonly JsonNode[]
  readonly hasFields: boolean
}

export function buildGrid(read: readonly ReadRecord[], options: TableOptions = {}): Grid {
  const schemas = [...new Set([...(options.schema ? [options.schema] : []), ...schemasOf(read)])].flatMap(
    parseObjects,
  )
  const nodes = read.flatMap(({ node }) => node ?? [])
  const lists = options.listsInCells ? [] : findLists([...schemas, ...nodes])
  // every column of the given schema, even if there are no records
  const required = options.schema ? parseObjects(options.schema) : []
  const rows = read.map((one) =>
    one.node ? cellsByPath(one, one.node) : new Map([['content', textCell(one.record.content)]]),
  )
  const isText = rows.length === 0 && required.length === 0
  const order = [...schemas.map((node) => cellsByPath(null, node)), ...rows].flatMap((row) => [...row.keys()])
  const fields = pickColumns(isText ? ['content'] : order, rows, required, lists)
  return { read, fields, rows, lists, schemas, hasFields: required.length + nodes.length > 0 }
}

/** The schemas of records, that of most records first, because its columns are the first ones. */
function schemasOf(read: readonly ReadRecord[]): string[] {
  const all = read.flatMap(({ record: { row } }) => row?.schema ?? [])
  const counted = [...Map.groupBy(all, (schema) => schema)]
  return counted.toSorted(([, one], [, other]) => other.length - one.length).map(([schema]) => schema)
}

/** Returns the paths of all lists of objects. */
function findLists(nodes: readonly JsonNode[]): string[] {
  const paths = nodes.flatMap((node) =>
    [...walkPlaces(node)].filter(({ node: at }) => isObjectList(at)).map(({ steps }) => formatPath(steps)),
  )
  return [...new Set(paths)]
}

/** Builds the main table. */
function buildDocuments({ read, fields, rows, hasFields }: Grid): Table {
  const groups = read.map((one, at) => ({
    record: one.record.id,
    rows: [
      [
        ...fields.map((field) => rows[at]?.get(field) ?? emptyCell),
        ...recordCells(one.record),
        ...(hasFields ? reviewCells(one) : []),
      ],
    ],
  }))
  // A field keeps its name before a review column, which older sheets do not have.
  const review = reviewColumns.map((name) => (fields.includes(name) ? `${name} of document` : name))
  const head = [...uniqueHead(fields, documentColumns), ...(hasFields ? review : [])]
  return { name: documentTable, head, groups }
}

/** Columns in order of first appearance, without those that are neither required nor filled in any row. */
function pickColumns(
  order: readonly string[],
  rows: readonly ReadonlyMap<string, Cell>[],
  requiredSchemas: readonly JsonNode[],
  lists: readonly string[],
): string[] {
  const all = [...new Set(order)].filter((field) => !lists.includes(field))
  const kept = new Set(requiredSchemas.flatMap((node) => [...cellsByPath(null, node).keys()]))
  const filled = new Set(
    rows.flatMap((row) => [...row].filter(([, cell]) => cell.text !== '').map(([field]) => field)),
  )
  const isGroup = (field: string) => all.some((other) => other.startsWith(`${field}.`))
  return all.filter(
    (field) => kept.has(field) || filled.has(field) || (requiredSchemas.length === 0 && !isGroup(field)),
  )
}

/** Builds the table of one list. */
function buildItems({ read, schemas }: Grid, list: string): Table {
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
    ...schemas.flatMap((node) => elements(node).map(({ element }) => cellsByPath(null, element))),
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
  return numberCell(Math.round(confidence * 100) / 100, '0%')
}

/** The cells for the review columns. */
function reviewCells({ record: { row }, countable, decided }: ReadRecord): Cell[] {
  const status = row?.needsReview ? 'to review' : row?.isLookedAt ? 'reviewed' : 'no doubts'
  const dates = [...decided.keys()].join(', ')
  return [
    countable.currency,
    row ? status : '',
    dates && `${dates}: day and month as in other documents of the sender`,
  ].map((text) => textCell(text))
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
