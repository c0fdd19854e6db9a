// The history's questions: which records hold to a filter, in which order, and how many there are.
import { z } from 'zod'
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import type { Db } from './open.ts'
import { textMatch } from './text-match.ts'

export interface Wanted extends RecordFilter {
  /** A key sees its own records. */
  readonly keyId?: string | undefined
}

export interface Stretch {
  readonly sort: RecordSort
  readonly limit: number
  readonly offset: number
  /** Newest first only: the id of the record after which it begins. */
  readonly cursor?: string | undefined
}

type Value = string | number

interface Condition {
  readonly sql: string
  readonly values: Readonly<Record<string, Value>>
}

const orders: Readonly<Record<RecordSort, string>> = {
  newest: 'r.seq DESC',
  oldest: 'r.seq',
  name: 'r.filename COLLATE NOCASE, r.seq DESC',
  // What is least sure is what one looks for; what has no confidence was not read.
  confidence: 'r.confidence IS NULL, r.confidence, r.seq DESC',
}

const totalRow = z.object({ total: z.number() })
const idRow = z.object({ id: z.string() })

export function countRecords(db: Db, wanted: Wanted): number {
  const { where, values } = whereOf(conditionsOf(db, wanted))
  return totalRow.parse(db.prepare(`SELECT count(*) AS total FROM records r ${where}`).get(values)).total
}

export function findIds(db: Db, wanted: Wanted, { sort, limit, offset, cursor }: Stretch): string[] {
  const conditions = [...conditionsOf(db, wanted), ...after(cursor)]
  const { where, values } = whereOf(conditions)
  return db
    .prepare(`SELECT r.id FROM records r ${where} ORDER BY ${orders[sort]} LIMIT @limit OFFSET @offset`)
    .all({ ...values, limit, offset })
    .map((row) => idRow.parse(row).id)
}

function whereOf(conditions: readonly Condition[]): { where: string; values: Record<string, Value> } {
  const values = Object.assign({}, ...conditions.map((condition) => condition.values)) as Record<
    string,
    Value
  >
  return {
    where: conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '',
    values,
  }
}

function after(cursor: string | undefined): Condition[] {
  return given('cursor', cursor, 'r.seq < (SELECT seq FROM records WHERE id = @cursor)')
}

function given(name: string, value: Value | undefined, sql: string): Condition[] {
  return value === undefined ? [] : [{ sql, values: { [name]: value } }]
}

/** No parameter, so that the indexes of those for which it holds can be used. */
function constant(sql: string): Condition[] {
  return [{ sql, values: {} }]
}

function conditionsOf(db: Db, wanted: Wanted): Condition[] {
  const query = wanted.query?.trim()
  return [
    ...(query ? [textCondition(db, query)] : []),
    ...constant(`r.removed_at IS ${wanted.isRemoved === true ? 'NOT NULL' : 'NULL'}`),
    ...given('status', wanted.status, 'r.status = @status'),
    ...given('operation', wanted.operation, 'r.operation = @operation'),
    ...given('source', wanted.source, 'r.source = @source'),
    ...given('folderId', wanted.folderId, 'r.folder_id = @folderId'),
    ...given('schemaId', wanted.schemaId, 'r.schema_id = @schemaId'),
    ...given('keyId', wanted.keyId, 'r.key_id = @keyId'),
    ...given('tag', wanted.tag, 'r.id IN (SELECT record_id FROM record_tags WHERE tag = @tag)'),
    ...given('minConfidence', wanted.minConfidence, 'r.confidence >= @minConfidence'),
    ...given('maxConfidence', wanted.maxConfidence, 'r.confidence <= @maxConfidence'),
    ...given('from', wanted.from, 'r.created_at >= @from'),
    ...given('to', wanted.to, 'r.created_at < @to'),
    ...(wanted.needsReview === undefined ? [] : constant(`r.needs_review = ${wanted.needsReview ? 1 : 0}`)),
  ]
}

function textCondition(db: Db, query: string): Condition {
  const match = textMatch(db, query)
  if (match === null) return { sql: 'FALSE', values: {} }
  return { sql: 'r.seq IN (SELECT rowid FROM record_text WHERE record_text MATCH @match)', values: { match } }
}
