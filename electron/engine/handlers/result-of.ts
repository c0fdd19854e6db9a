// Makes the answer to a request from the record that was read for it.
import type { ResultRecord } from '../../../shared/contract/record.ts'
import type { RecordRow } from '../db/records.ts'
import { codesOf, toResultRecord } from '../output/export-record.ts'
import { hintOfRow } from './record-view.ts'
import type { HandlerParts } from './handler-parts.ts'

export type ResultParts = Pick<HandlerParts, 'pages' | 'fieldsOf' | 'baseUrl'>

/** Whether the answer has details, and marks where each page begins. */
export interface ResultOptions {
  readonly details?: number | undefined
  readonly page_breaks?: number | undefined
}

export function resultOf(
  parts: ResultParts,
  row: RecordRow,
  { details, page_breaks: breaks }: ResultOptions,
): ResultRecord {
  const record = toResultRecord(row, parts.baseUrl(), breaks === 1)
  return details === 1 ? { ...record, details: detailsOf(parts, row) } : record
}

/** Returns what a result says in addition if the request asks for details. */
function detailsOf({ pages, fieldsOf }: ResultParts, row: RecordRow): NonNullable<ResultRecord['details']> {
  const data = pages.dataOf(row)
  const hint = hintOfRow(row)
  return {
    languages: row.languages,
    languageConfidence: row.language_confidence,
    confidence: row.confidence ?? 0,
    durationMs: row.duration_ms ?? 0,
    fields: fieldsOf(row.id),
    codes: codesOf(row),
    ...(row.unread.length > 0 && { unread: row.unread }),
    ...(data.length > 0 && { data }),
    ...(hint && { hint }),
  }
}
