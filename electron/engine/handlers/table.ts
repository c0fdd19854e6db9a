// Documents as a table: their fields in columns, with the totals that a workbook of them has.
import type { ParsedInput } from '../../../shared/contract/calls.ts'
import { needsLook, type Field } from '../../../shared/contract/field.ts'
import type { RecordTable, TableCell, TableRow } from '../../../shared/contract/table-calls.ts'
import { dayOf, type Cell } from '../../../shared/export/cells.ts'
import type { ExportRecord } from '../../../shared/export/exported.ts'
import { readRecords, type ReadRecord } from '../../../shared/export/read-record.ts'
import { buildGrid } from '../../../shared/export/tables.ts'
import { totalsOf } from '../../../shared/export/totals.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { CallContext } from '../caller.ts'
import type { FieldsOf } from '../corrections/fields-of.ts'
import type { RecordRow } from '../db/records.ts'
import { toExportRecord } from '../output/export-record.ts'
import { rowFacts } from '../output/row-facts.ts'
import type { HandlerParts } from './handler-parts.ts'

/** After this many records, other work gets its turn. */
const recordsPerTurn = 50
/** The most documents that are added up. */
const maxDocuments = 5000

export async function tableOf(
  parts: HandlerParts,
  { ids, sort, limit, ...filter }: ParsedInput<'records.table'>,
  { signal }: CallContext,
): Promise<Result<RecordTable>> {
  const query = { ...filter, operation: 'json', status: 'done', documents: true } as const
  const range = { sort, limit: maxDocuments, offset: 0 }
  const found = ids ? withFields(parts, ids) : parts.records.findIds(query, range)
  const fieldsOf = rememberingFields(parts)
  const rows: RecordRow[] = []
  const exported: ExportRecord[] = []
  for (const [at, id] of found.ids.entries()) {
    if (signal?.aborted) return err('read.cancelled', { name: id })
    const row = parts.records.get(id)
    if (!row) continue
    rows.push(row)
    exported.push({ ...toExportRecord(row, ''), row: rowFacts({ ...parts, fieldsOf }, row, null) })
    if (at % recordsPerTurn === recordsPerTurn - 1) await new Promise(setImmediate)
  }
  const read = readRecords(exported)
  const grid = buildGrid(read)
  const columns = grid.fields.map((path) => {
    const cells = grid.rows.flatMap((row) => row.get(path) ?? [])
    const isSummed = read.some(({ countable }) => countable.amounts[path] !== undefined)
    return { path, kind: kindOf(cells), isSummed }
  })
  const shown = read.slice(0, limit).flatMap((one, at) => {
    const row = rows[at]
    const cells = columns.map(({ path }) => ({ path, cell: grid.rows[at]?.get(path) }))
    return row ? [toTableRow(fieldsOf, one, { row, cells })] : []
  })
  const totals = totalsOf(read.map(({ countable }) => countable))
  return ok({ columns, rows: shown, totals, total: found.total })
}

/** The newest filled record of the document of each of these records. */
function withFields({ records }: HandlerParts, ids: readonly string[]): { ids: string[]; total: number } {
  const found = ids.flatMap((id) => {
    const row = records.get(id)
    if (!row || (row.operation === 'json' && row.status === 'done')) return row ? [id] : []
    const query = { documentId: row.document_id, operation: 'json', status: 'done' } as const
    return records.findIds(query, { sort: 'newest', limit: 1, offset: 0 }).ids
  })
  const unique = [...new Set(found)]
  return { ids: unique.slice(0, maxDocuments), total: unique.length }
}

/** The fields of a record are needed for its values and for its doubts; they are read once. */
function rememberingFields({ fieldsOf }: HandlerParts): FieldsOf {
  const known = new Map<string, Field[]>()
  return (id) => {
    const fields = known.get(id) ?? fieldsOf(id)
    known.set(id, fields)
    return fields
  }
}

function toTableRow(
  fieldsOf: FieldsOf,
  { record, decided, countable }: ReadRecord,
  { row, cells }: { row: RecordRow; cells: readonly { path: string; cell: Cell | undefined }[] },
): TableRow {
  const isReviewed = record.row?.isLookedAt ?? false
  const fields = new Map(fieldsOf(record.id).map((field) => [field.path, field]))
  return {
    id: record.id,
    documentId: row.document_id,
    filename: record.filename,
    needsReview: row.needs_review,
    isReviewed,
    currency: countable.currency,
    day: countable.day,
    cells: cells.map(({ path, cell }): TableCell => {
      const field = fields.get(path)
      return {
        text: cell?.text ?? '',
        value: cell?.kind === 'number' ? cell.value : null,
        isDoubtful: !isReviewed && field !== undefined && needsLook(field),
        mark: field?.correction ? 'corrected' : decided.has(path) ? 'decided' : null,
      }
    }),
  }
}

/** The kind of most values of a column. */
function kindOf(cells: readonly Cell[]): 'text' | 'number' | 'date' {
  const filled = cells.filter(({ text }) => text !== '')
  const dates = filled.filter((cell) => dayOf(cell) !== null).length
  const numbers = filled.filter(({ kind }) => kind === 'number').length - dates
  if (dates * 2 > filled.length) return 'date'
  return numbers * 2 > filled.length ? 'number' : 'text'
}
