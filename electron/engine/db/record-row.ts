// The row of a record, and what is stored in it.
import { z } from 'zod'
import { parseFault } from '../../../shared/contract/client.ts'
import { keptCodeSchema, type KeptCode } from '../../../shared/contract/code.ts'
import { sourceSchema, type RecordSource, type RecordStatus } from '../../../shared/contract/record.ts'
import { unreadPlaceSchema, type UnreadPlace } from '../../../shared/contract/unread-place.ts'
import { documentSchema, type Document } from '../../../shared/document/document.ts'
import { imagePartSchema, type ImagePart } from '../../../shared/image-part.ts'
import { operationNames, type Operation } from '../../../shared/operations.ts'
import { engineChoices, profiles, type EngineChoice, type Profile } from '../../../shared/reading.ts'
import type { Fault } from '../../../shared/result.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import type { PageKey } from './pages.ts'
import { settingsColumn } from './settings-column.ts'

const languageList = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)))

export const rowSchema = z.object({
  seq: z.number(),
  id: z.string(),
  /** The id of the first record of the same image, crop and pages. */
  document_id: z.string(),
  filename: z.string(),
  operation: z.enum(operationNames),
  status: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  source: sourceSchema,
  source_path: z.string().nullable(),
  folder_id: z.string().nullable(),
  duplicate_of: z.string().nullable(),
  reader: z.string().nullable(),
  page_asked: z.string().nullable(),
  removed_at: z.number().nullable(),
  key_id: z.string().nullable(),
  key_prefix: z.string().nullable(),
  base_url: z.string().nullable(),
  schema_id: z.string().nullable(),
  schema_revision: z.number().nullable(),
  result_schema: z.string().nullable(),
  field_settings: settingsColumn,
  hash: z.string().nullable(),
  media_type: z.string().nullable(),
  size_bytes: z.number(),
  width: z.number(),
  height: z.number(),
  asked_languages: languageList,
  profile: z.enum(profiles),
  engine: z.enum(engineChoices).nullable(),
  part: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : imagePartSchema.parse(JSON.parse(text)))),
  /** The requested pages, as in 1-3,7; null is all. */
  pages_asked: z.string().nullable(),
  /** The id of the batch scan that this record was split from. */
  part_of: z.string().nullable(),
  document: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : documentSchema.parse(JSON.parse(text)))),
  codes: z.string().transform((text) => z.array(keptCodeSchema).parse(JSON.parse(text))),
  unread: z.string().transform((text) => z.array(unreadPlaceSchema).parse(JSON.parse(text))),
  /** The currency that most amounts on its pages are printed with. */
  currency: z.string().nullable(),
  languages: languageList,
  language_confidence: z.number().nullable(),
  confidence: z.number().nullable(),
  content: z.string().nullable(),
  content_read: z.string().nullable(),
  error: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : parseFault(JSON.parse(text)))),
  attempts: z.number(),
  created_at: z.number(),
  completed_at: z.number().nullable(),
  duration_ms: z.number().nullable(),
  not_before: z.number().nullable(),
  needs_review: z.number().transform((flag) => flag === 1),
  tags: z
    .string()
    .nullable()
    .transform((text) => (text === null ? [] : text.split('\n'))),
})

export type RecordRow = z.output<typeof rowSchema>

export interface NewRecord {
  readonly id: string
  readonly filename: string
  readonly operation: Operation
  readonly status: RecordStatus
  readonly source: RecordSource
  readonly sourcePath: string | null
  readonly folderId: string | null
  readonly tags: readonly string[]
  readonly duplicateOf: string | null
  readonly keyId: string | null
  readonly keyPrefix: string | null
  readonly baseUrl: string | null
  readonly schemaId: string | null
  readonly schemaRevision: number | null
  readonly resultSchema: string | null
  /** The settings of its fields. */
  readonly fieldSettings: FieldSettings
  readonly hash: string | null
  readonly mediaType: string | null
  readonly sizeBytes: number
  readonly width: number
  readonly height: number
  /** The requested languages; those found on the page are known after reading. */
  readonly askedLanguages: readonly string[]
  readonly profile: Profile
  /** Null follows the setting. */
  readonly engine: EngineChoice | null
  /** Null is the whole image. */
  readonly part: ImagePart | null
  /** The requested pages of a document, as in 1-3,7; null is all. */
  readonly pagesAsked: string | null
  /** The id of the batch scan that this record was split from. */
  readonly partOf: string | null
  readonly error: Fault | null
  /** The day on which it uses up quota, as in 2026-11-21; null if no key requested it. [Note: quota] */
  readonly countedDay: string | null
  readonly createdAt: number
}

/**
 * The properties that two files must share so that the result of one can be used for the other. Both are whole files.
 */
export interface ReadingIdentity {
  readonly hash: string
  readonly operation: Operation
  readonly resultSchema: string | null
  readonly fieldSettings: FieldSettings
  readonly askedLanguages: readonly string[]
  readonly profile: Profile
  readonly engine: EngineChoice | null
  readonly reader: string
}

/** A view of the reading of the record `of`, to be stored as a record. */
export interface NewView {
  readonly id: string
  readonly of: string
  readonly operation: Operation
  readonly content: string
  readonly now: number
}

export interface FinishedReading {
  /** The page that the result was made from. */
  readonly page: PageKey
  /** It is null for images. */
  readonly document: Document | null
  readonly content: string
  readonly codes: readonly KeptCode[]
  readonly unread: readonly UnreadPlace[]
  readonly currency: string | null
  readonly confidence: number
  readonly languages: readonly string[]
  readonly languageConfidence: number | null
  readonly completedAt: number
  readonly durationMs: number
}

const columns = `r.seq, r.id, r.document_id, r.filename, r.operation, r.status, r.source, r.source_path, r.folder_id,
  r.duplicate_of, r.reader, r.page_asked, r.removed_at, r.key_id,
  r.key_prefix, r.base_url, r.schema_id, r.schema_revision, r.result_schema, r.field_settings, r.hash, r.media_type, r.size_bytes,
  r.width, r.height, r.asked_languages, r.profile, r.engine, r.part, r.pages_asked, r.part_of, r.document, r.codes, r.unread, r.currency, r.languages, r.language_confidence, r.confidence, r.content, r.content_read, r.error, r.attempts, r.created_at, r.completed_at,
  r.duration_ms, j.not_before, r.needs_review,
  (SELECT group_concat(tag, char(10) ORDER BY tag) FROM record_tags WHERE record_id = r.id) AS tags`

export const selectRecord = `SELECT ${columns} FROM records r LEFT JOIN jobs j ON j.record_id = r.id`

/** SQL condition: a document was read without some of its pages. */
export const hasFailedPages = `coalesce(json_array_length(document, '$.failed'), 0) > 0`
