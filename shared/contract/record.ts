// The record as clients see it: the contract's six fields, and those that the history needs in addition.
import { z } from 'zod'
import { imagePartSchema } from '../image-part.ts'
import { operationNames, operations, type Format } from '../operations.ts'
import { dataFileSchema } from '../facts.ts'
import { engineChoices, maxLanguages, profiles } from '../reading.ts'
import { fieldSettingsSchema } from '../schema/field-settings.ts'
import { recordCodeSchema } from './code.ts'
import { fieldSchema } from './field.ts'
import { unreadPlaceSchema } from './unread-place.ts'

export const operationSchema = z.enum(operationNames)
export const profileSchema = z.enum(profiles)
export const engineSchema = z.enum(engineChoices)
/** Languages that the caller names, as eng or en; empty to detect them. */
export const languagesSchema = z.array(z.string().trim().min(1)).max(maxLanguages)
export const formatSchema = z.enum(['json', 'text', 'markdown'] as const satisfies readonly Format[])
export const statusSchema = z.enum(['waiting', 'working', 'done', 'failed', 'cancelled'])
export const sourceSchema = z.enum(['window', 'folder', 'api', 'cli', 'agent'])

/** An error: `code` and `data` give the sentence in any language, `message` is the English one. */
export const faultSchema = z.object({
  code: z.string(),
  data: z.record(z.string(), z.unknown()),
  message: z.string(),
})

/** How far reading a record has come. */
export const progressSchema = z.object({
  stage: z.enum(['preparing', 'reading']),
  fraction: z.number(),
  /** The pages of a document; absent for an image. */
  pages: z
    .object({
      done: z.number(),
      total: z.number(),
      /** Numbers of the pages whose text can be shown already. */
      read: z.array(z.number()),
      /** Estimated time for the remaining pages; null until enough pages were read. */
      leftMs: z.number().nullable(),
    })
    .optional(),
})

/** Pages of a document that could not be read, and why. */
const failedPagesSchema = z.array(z.object({ number: z.number(), error: faultSchema }))

export const recordSummarySchema = z.object({
  id: z.string(),
  /** Records of the same image, crop and pages have the same one. */
  documentId: z.string(),
  filename: z.string(),
  /** Made from the result, as in `UNIHAKKA · 2018-03-14 · RM 8.20`; null if it has no words, and before it was read. */
  title: z.string().nullable(),
  operation: operationSchema,
  format: formatSchema,
  status: statusSchema,
  source: sourceSchema,
  /** Path of the image in the user's folders; null for one that was sent or pasted. */
  sourcePath: z.string().nullable(),
  folderId: z.string().nullable(),
  /** An earlier record of the same bytes and the same options, whose reading was reused for this one. */
  duplicateOf: z.string().nullable(),
  /** When it was moved to the trash; null if it was not. */
  removedAt: z.number().nullable(),
  schemaId: z.string().nullable(),
  createdAt: z.number(),
  /** When processing was completed, in milliseconds; null before. */
  timestamp: z.number().nullable(),
  durationMs: z.number().nullable(),
  sizeBytes: z.number(),
  width: z.number(),
  height: z.number(),
  profile: profileSchema,
  /** The engine that was requested; null: as in the settings. */
  engine: engineSchema.nullable(),
  /** Part and turn of the image that is read; null: the whole image with a detected turn. */
  part: imagePartSchema.nullable(),
  /** The pages of a document, once it was opened; null for an image, and in lists until it was read. */
  document: z
    .object({
      total: z.number(),
      /** Numbers of the pages that were read or tried, in order. */
      numbers: z.array(z.number()),
      failed: failedPagesSchema,
    })
    .nullable(),
  /** Null unless it is being read. */
  progress: progressSchema.nullable(),
  /** The reader version that read it; null before it was read. */
  reader: z.string().nullable(),
  languages: z.array(z.string()),
  /** Confidence of the language detection; null if the caller named the languages, and before it was read. */
  languageConfidence: z.number().nullable(),
  confidence: z.number().nullable(),
  error: faultSchema.nullable(),
  /** How often reading was started, and when it is tried next; null if it is not. */
  attempts: z.number(),
  nextAttemptAt: z.number().nullable(),
  /** Whether it was read with doubt and has not been reviewed since. */
  needsReview: z.boolean(),
  /** Tags set by people, and the names of its subfolders if the rule of its watch folder says so. */
  tags: z.array(z.string()),
  /** The first words of the content; in search results, the words around the match. */
  excerpt: z.string(),
})

const hintSchema = z.enum(['otherLanguage'])

/** A record in the list of the records of its document. */
const memberSchema = recordSummarySchema.pick({
  id: true,
  operation: true,
  format: true,
  status: true,
  source: true,
  schemaId: true,
  createdAt: true,
})

export const recordSchema = recordSummarySchema.extend({
  /** The records of its document with itself, newest first. */
  members: z.array(memberSchema),
  /** The result, including corrections; while a document is read, the text of the pages that were read so far. */
  content: z.string().nullable(),
  /** The result as it was read, if a person corrected it; else null. */
  contentRead: z.string().nullable(),
  /** The one who corrected the whole text; null if nobody did. */
  contentBy: z.enum(['person', 'agent']).nullable(),
  payload: z.string(),
  resultSchema: z.string().nullable(),
  /** The field settings of its schema. */
  fieldSettings: fieldSettingsSchema,
  fields: z.array(fieldSchema),
  /** Barcodes and 2D codes on its pages. */
  codes: z.array(recordCodeSchema),
  /** Places with text that could not be read, on the image or on the pages that were read. */
  unread: z.array(unreadPlaceSchema),
  /** Data files embedded in the document. */
  data: z.array(dataFileSchema),
  /** otherLanguage: it was read as Chinese and English, and is probably in another language. */
  hint: hintSchema.nullable(),
})

/** The answer of the four operations: chapter 3 of the service contract, and details if requested. */
export const resultRecordSchema = z.object({
  id: z.string(),
  filename: z.string(),
  content: z.string(),
  format: formatSchema,
  timestamp: z.number(),
  payload: z.string(),
  /** Page count of a document. */
  pages: z.number().optional(),
  /** Present if some of them could not be read; their places in the content are empty. */
  failedPages: failedPagesSchema.optional(),
  details: z
    .object({
      languages: z.array(z.string()),
      languageConfidence: z.number().nullable(),
      confidence: z.number(),
      durationMs: z.number(),
      fields: z.array(fieldSchema),
      codes: z.array(recordCodeSchema),
      /** Present if there are places with text that could not be read. */
      unread: z.array(unreadPlaceSchema).optional(),
      /** Present if the document has embedded data files. */
      data: z.array(dataFileSchema).optional(),
      /** Present if the image is probably in another language than Chinese or English. */
      hint: hintSchema.optional(),
    })
    .optional(),
})

export type RecordSummary = z.infer<typeof recordSummarySchema>
export type RecordView = z.infer<typeof recordSchema>
export type RecordStatus = z.infer<typeof statusSchema>
export type Progress = z.infer<typeof progressSchema>
export type RecordSource = z.infer<typeof sourceSchema>
export type ResultRecord = z.infer<typeof resultRecordSchema>
export type { Field } from './field.ts'
export type FaultView = z.infer<typeof faultSchema>

export function formatOf(operation: z.infer<typeof operationSchema>): Format {
  return operations[operation].format
}
