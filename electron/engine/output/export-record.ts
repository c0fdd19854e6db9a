// Makes the exported form of a record, and the form in which the service answers it, from its database row.
import type { RecordCode } from '../../../shared/contract/code.ts'
import type { ResultRecord } from '../../../shared/contract/record.ts'
import { factsOfCode } from '../../../shared/codes/facts-of-code.ts'
import { documentText } from '../../../shared/document/document.ts'
import type { ExportRecord } from '../../../shared/export/exported.ts'
import type { DataFile } from '../../../shared/facts.ts'
import { operations } from '../../../shared/operations.ts'
import type { RecordRow } from '../db/records.ts'
import { failedPagesOf } from '../fault-view.ts'

/** The record as the exports take it. `data` may be left out for tables and file names, which don't use it. */
export function toExportRecord(
  row: RecordRow,
  defaultBaseUrl: string,
  data: readonly DataFile[] = [],
): ExportRecord {
  return { ...toResultRecord(row, defaultBaseUrl), operation: row.operation, codes: codesOf(row), data }
}

/** The answer to a request. `breaks`: whether its content marks where each page of a document begins. */
export function toResultRecord(row: RecordRow, defaultBaseUrl: string, breaks = false): ResultRecord {
  return {
    id: row.id,
    filename: row.filename,
    content: documentText(row.content ?? '', row, breaks),
    format: operations[row.operation].format,
    timestamp: row.completed_at ?? row.created_at,
    payload: payloadOf(row, defaultBaseUrl),
    ...(row.document && { pages: row.document.total }),
    ...(row.document && row.document.failed.length > 0 && { failedPages: failedPagesOf(row.document) }),
  }
}

/** The barcodes and QR codes of a record, with the facts that they contain. */
export function codesOf({ codes }: RecordRow): RecordCode[] {
  return codes.map((code) => ({ ...code, facts: factsOfCode(code) }))
}

/** The address of the request that made the record. The key is masked; only the answer to the request itself repeats it. */
export function payloadOf(row: RecordRow, defaultBaseUrl: string): string {
  const url = (row.base_url ?? defaultBaseUrl) + operations[row.operation].path
  return row.key_prefix === null ? url : `${url}?key=${row.key_prefix}****`
}
