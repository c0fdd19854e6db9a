// From a row of the database to what everybody sees.
import type {
  Field,
  FaultView,
  RecordSummary,
  RecordView,
  ResultRecord,
} from '../../../shared/contract/record.ts'
import { faultText } from '../../../shared/errors.ts'
import { operations } from '../../../shared/operations.ts'
import type { Fault } from '../../../shared/result.ts'
import type { RecordRow } from '../db/records.ts'

const excerptLength = 160

export function summaryOf(row: RecordRow): RecordSummary {
  return {
    id: row.id,
    filename: row.filename,
    operation: row.operation,
    format: operations[row.operation].format,
    status: row.status,
    source: row.source,
    sourcePath: row.source_path,
    folderId: row.folder_id,
    schemaId: row.schema_id,
    createdAt: row.created_at,
    timestamp: row.completed_at,
    durationMs: row.duration_ms,
    sizeBytes: row.size_bytes,
    width: row.width,
    height: row.height,
    profile: row.profile,
    languages: row.languages,
    languageConfidence: row.language_confidence,
    confidence: row.confidence,
    error: row.error === null ? null : faultView(row.error),
    attempts: row.attempts,
    nextAttemptAt: row.not_before === null || row.not_before === 0 ? null : row.not_before,
    excerpt: excerptOf(row),
  }
}

export function viewOf(row: RecordRow, fields: Field[], defaultBaseUrl: string): RecordView {
  return {
    ...summaryOf(row),
    content: row.content,
    contentRead: row.content_read,
    payload: payloadOf(row, defaultBaseUrl),
    resultSchema: row.result_schema,
    fields,
  }
}

export function resultOf(row: RecordRow, defaultBaseUrl: string): ResultRecord {
  return {
    id: row.id,
    filename: row.filename,
    content: row.content ?? '',
    format: operations[row.operation].format,
    timestamp: row.completed_at ?? row.created_at,
    payload: payloadOf(row, defaultBaseUrl),
  }
}

export function faultView(fault: Fault): FaultView {
  return { code: fault.code, data: fault.data, message: faultText(fault) }
}

/** The key is masked wherever a record is read; only the answer to the request itself repeats it. */
function payloadOf(row: RecordRow, defaultBaseUrl: string): string {
  const url = (row.base_url ?? defaultBaseUrl) + operations[row.operation].path
  return row.key_prefix === null ? url : `${url}?key=${row.key_prefix}****`
}

function excerptOf(row: RecordRow): string {
  const text = (row.content ?? '').replace(/\s+/g, ' ').trim()
  const characters = Array.from(text.slice(0, excerptLength * 2))
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text
}
