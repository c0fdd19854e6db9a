// Searches the history: which records match a filter, in which order, and how many there are.
import { z } from 'zod'
import type { RecordFilter, RecordSort } from '../../../shared/contract/record-filter.ts'
import type { Db } from './open.ts'
import { parseTextQuery } from './text-query.ts'

export interface RecordQuery extends RecordFilter {
  /** Finds documents: of each, its newest record that matches. */
  readonly documents?: boolean | undefined
  readonly documentId?: string | undefined
  /** A key sees only its own records. */
  readonly keyId?: string | undefined
}

export interface ResultRange {
  readonly sort: RecordSort
  readonly limit: number
  readonly offset: number
  /** Only with newest first: the results begin after the record with this id. */
  readonly cursor?: string | undefined
}

type Value = string | number

interface Condition {
  readonly sql: string
  readonly values: Readonly<Record<string, Value>>
}

export interface Found {
  readonly ids: string[]
  /** The count of all records that match the filter, not only of this range. */
  readonly total: number
}

const totalRow = z.object({ total: z.number() })
const idRow = z.object({ id: z.string() })

/** Returns the ids of the matching records in this range, and how many match in all. */
export function findRecords(
  db: Db,
  filter: RecordQuery,
  { sort, limit, offset, cursor }: ResultRange,
): Found {
  const question = parseTextQuery(db, filter.query ?? '')
  if (question === null) return { ids: [], total: 0 }
  const { match, common, without } = question
  // The text index answers row by row in this order, so a search for frequent words reads only the first rows.
  const from = match === null ? 'records r' : 'record_text t JOIN records r ON r.seq = t.rowid'
  const order = orderBy(sort, match === null ? 'r.seq' : 't.rowid')
  /** The conditions for the records of a table name, without the text index. */
  const conditionsFor = (r: string) => [
    ...filterConditions(filter, r),
    ...common.flatMap((word, at) => contains(word, `common${at}`, r)),
    ...ifGiven(
      'without',
      without.match ?? undefined,
      `${r}.seq NOT IN (SELECT rowid FROM record_text WHERE record_text MATCH @without)`,
    ),
    ...without.common.flatMap((word, at) => contains(word, `without${at}`, r).map(not)),
  ]
  const matching = joinConditions([
    ...ifGiven('match', match ?? undefined, 'record_text MATCH @match'),
    ...conditionsFor('r'),
    ...(filter.documents ? [isNewest(match, conditionsFor('newer'))] : []),
  ])
  const after = ifGiven('cursor', cursor, 'r.seq < (SELECT seq FROM records WHERE id = @cursor)')
  const inRange = joinConditions([matching, ...after])
  return {
    ids: db
      .prepare(`SELECT r.id FROM ${from} WHERE ${inRange.sql} ORDER BY ${order} LIMIT @limit OFFSET @offset`)
      .all({ ...inRange.values, limit, offset })
      .map((row) => idRow.parse(row).id),
    total: totalRow.parse(
      db.prepare(`SELECT count(*) AS total FROM ${from} WHERE ${matching.sql}`).get(matching.values),
    ).total,
  }
}

/**
 * The condition that no newer record of the same document matches. The index is named, because SQLite would otherwise
 * prefer that of the filter, and then visit all newer matches for each record. The plus sign does the same for the text.
 */
function isNewest(match: string | null, conditions: readonly Condition[]): Condition {
  const newer = joinConditions([
    { sql: 'newer.document_id = r.document_id AND newer.seq > r.seq', values: {} },
    ...conditions,
    ...ifGiven(
      'match',
      match ?? undefined,
      '+newer.seq IN (SELECT rowid FROM record_text WHERE record_text MATCH @match)',
    ),
  ])
  return {
    ...newer,
    sql: `NOT EXISTS (SELECT 1 FROM records newer INDEXED BY records_by_document WHERE ${newer.sql})`,
  }
}

/** Returns the ORDER BY terms of a sort order; `seq` is the column that grows with each record. */
function orderBy(sort: RecordSort, seq: string): string {
  switch (sort) {
    case 'newest':
      return `${seq} DESC`
    case 'oldest':
      return seq
    // In the order in which the queue is claimed; records that don't wait come last.
    case 'queue':
      return '(SELECT priority FROM jobs WHERE record_id = r.id) NULLS LAST, r.id'
    case 'name':
      return 'r.filename COLLATE NOCASE, r.seq DESC'
    // The least confident records are the ones people look for; records without a confidence were not read.
    case 'confidence':
      return 'r.confidence NULLS LAST, r.seq DESC'
  }
}

/** Joins the conditions with AND. */
function joinConditions(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: Object.fromEntries(conditions.flatMap(({ values }) => Object.entries(values))),
  }
}

/** Returns the condition with its parameter, or none if the filter doesn't have this value. */
function ifGiven(name: string, value: Value | undefined, sql: string): Condition[] {
  return value === undefined ? [] : [{ sql, values: { [name]: value } }]
}

function not({ sql, values }: Condition): Condition {
  return { sql: `NOT coalesce(${sql}, 0)`, values }
}

/** A condition without a parameter, so that SQLite can use partial indexes on it. */
function withoutParameter(sql: string): Condition[] {
  return [{ sql, values: {} }]
}

/** Translates a filter to conditions for the records of a table name, without the text search. */
function filterConditions(filter: RecordQuery, r: string): Condition[] {
  return [
    ...withoutParameter(`${r}.removed_at IS ${filter.isRemoved === true ? 'NOT NULL' : 'NULL'}`),
    ...ifGiven('status', filter.status, `${r}.status = @status`),
    ...ifGiven('operation', filter.operation, `${r}.operation = @operation`),
    ...ifGiven('source', filter.source, `${r}.source = @source`),
    ...ifGiven('folderId', filter.folderId, `${r}.folder_id = @folderId`),
    ...ifGiven('schemaId', filter.schemaId, `${r}.schema_id = @schemaId`),
    ...ifGiven('documentId', filter.documentId, `${r}.document_id = @documentId`),
    ...ifGiven('keyId', filter.keyId, `${r}.key_id = @keyId`),
    ...ifGiven('tag', filter.tag, `${r}.id IN (SELECT record_id FROM record_tags WHERE tag = @tag)`),
    ...ifGiven('minConfidence', filter.minConfidence, `${r}.confidence >= @minConfidence`),
    ...ifGiven('maxConfidence', filter.maxConfidence, `${r}.confidence <= @maxConfidence`),
    ...ifGiven('from', filter.from, `${r}.created_at >= @from`),
    ...ifGiven('to', filter.to, `${r}.created_at < @to`),
    ...(filter.needsReview === undefined
      ? []
      : withoutParameter(`${r}.needs_review = ${filter.needsReview ? 1 : 0}`)),
  ]
}

/** Finds the word in the name, the content, the codes and the data of a record, without the text index. */
function contains(word: string, name: string, r: string): Condition[] {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const like = `LIKE @${name} ESCAPE '\\'`
  const inCodes = `EXISTS (SELECT 1 FROM json_each(${r}.codes) WHERE value ->> 'text' ${like})`
  const inData = `(EXISTS (SELECT 1 FROM json_each(${r}.document, '$.numbers') WHERE value = 1) AND EXISTS (
    SELECT 1 FROM document_data d, json_each(d.files) file, json_each(file.value, '$.facts') fact
    WHERE d.hash = ${r}.hash AND fact.value ->> 'value' ${like}))`
  return ifGiven(name, pattern, `(${r}.filename ${like} OR ${r}.content ${like} OR ${inCodes} OR ${inData})`)
}
