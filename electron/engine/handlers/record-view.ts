// Converts database rows to the records that callers see.
import type { Field, Progress, RecordSummary, RecordView } from '../../../shared/contract/record.ts'
import type { DataFile } from '../../../shared/facts.ts'
import { operations } from '../../../shared/operations.ts'
import { hintOf, type Hint } from '../../../shared/other-language.ts'
import { failedPagesOf, faultView } from '../fault-view.ts'
import { firstRequiredText } from '../db/text-query.ts'
import type { RecordRow } from '../db/records.ts'
import type { Runner } from '../jobs/runner.ts'
import { titleOf } from './record-title.ts'
import { codesOf, payloadOf } from '../output/export-record.ts'

const excerptLength = 160

/**
 * The record as lists show it. With a query, the excerpt shows the words around the match, so that one sees
 * why the record was found.
 */
export function summaryOf(row: RecordRow, query?: string, progress: Progress | null = null): RecordSummary {
  return {
    id: row.id,
    documentId: row.document_id,
    filename: row.filename,
    title: row.status === 'done' ? titleOf(row) : null,
    operation: row.operation,
    format: operations[row.operation].format,
    status: row.status,
    source: row.source,
    sourcePath: row.source_path,
    folderId: row.folder_id,
    duplicateOf: row.duplicate_of,
    removedAt: row.removed_at,
    schemaId: row.schema_id,
    createdAt: row.created_at,
    timestamp: row.completed_at,
    durationMs: row.duration_ms,
    sizeBytes: row.size_bytes,
    width: row.width,
    height: row.height,
    profile: row.profile,
    engine: row.engine,
    part: row.part,
    document: row.document && { ...row.document, failed: failedPagesOf(row.document) },
    progress,
    reader: row.reader,
    languages: row.languages,
    languageConfidence: row.language_confidence,
    confidence: row.confidence,
    error: row.error === null ? null : faultView(row.error),
    attempts: row.attempts,
    nextAttemptAt: row.not_before === null || row.not_before === 0 ? null : row.not_before,
    needsReview: row.needs_review,
    tags: row.tags,
    excerpt: excerptOf(row.content ?? '', query),
  }
}

/** The record with what is known of it while it is being read: its progress, and the pages that were read so far. */
export function withLive(row: RecordRow, { liveOf }: Pick<Runner, 'liveOf'>) {
  const live = row.status === 'working' ? liveOf(row.id) : null
  const pages = live?.document
  return {
    progress: live?.progress ?? null,
    row: pages
      ? {
          ...row,
          page_asked: pages.key.asked,
          reader: pages.key.reader,
          document: pages.document(),
          content: row.operation === 'json' ? null : pages.content(),
        }
      : row,
  }
}

/** The record as the other records of its document show it. */
export function memberOf(row: RecordRow): RecordView['members'][number] {
  const { id, operation, format, status, source, schemaId, createdAt } = summaryOf(row)
  return { id, operation, format, status, source, schemaId, createdAt }
}

/** The full record, with content and fields. */
export function viewOf(
  row: RecordRow,
  fields: Field[],
  defaultBaseUrl: string,
  data: DataFile[] = [],
): RecordView {
  return {
    ...summaryOf(row),
    members: [],
    content: row.content,
    contentRead: row.content_read,
    contentBy: null,
    payload: payloadOf(row, defaultBaseUrl),
    resultSchema: row.result_schema,
    fieldSettings: row.field_settings,
    fields,
    codes: codesOf(row),
    unread: row.unread,
    data,
    hint: hintOfRow(row),
  }
}

/** A hint that another operation would read the image better. */
export function hintOfRow(row: RecordRow): Hint {
  const {
    operation,
    languages,
    asked_languages: askedLanguages,
    language_confidence: languageConfidence,
  } = row
  return hintOf({ operation, languages, askedLanguages, languageConfidence })
}

/** Returns the start of the content, or the part around the searched text. */
function excerptOf(content: string, query = ''): string {
  const text = content.slice(excerptStart(content, query)).replace(/\s+/g, ' ').trim()
  const characters = Array.from(text.slice(0, excerptLength * 2))
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text
}

const charactersBefore = 24

/**
 * The start of the excerpt: the beginning of the text if that contains the match, else shortly before the match.
 */
function excerptStart(content: string, query: string): number {
  const word = firstRequiredText(query).toLowerCase()
  const at = word === '' ? -1 : content.toLowerCase().indexOf(word)
  if (at < excerptLength / 2) return 0
  const blank = content.lastIndexOf(' ', at - charactersBefore)
  return at - blank < charactersBefore * 2 ? blank + 1 : at - charactersBefore
}
