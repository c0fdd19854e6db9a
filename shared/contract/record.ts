// The record as everybody sees it: the contract's six fields, and what the history needs besides.
import { z } from 'zod'
import { imagePartSchema } from '../image-part.ts'
import { operationNames, operations, type Format } from '../operations.ts'
import { dataFileSchema } from '../facts.ts'
import { engineChoices, maxLanguages, profiles } from '../reading.ts'
import { fieldSettingsSchema } from '../schema/field-settings.ts'
import { recordCodeSchema } from './code.ts'
import { fieldSchema } from './field.ts'

export const operationSchema = z.enum(operationNames)
export const profileSchema = z.enum(profiles)
export const engineSchema = z.enum(engineChoices)
/** Languages that somebody names, as eng or en; none lets them be found. */
export const languagesSchema = z.array(z.string().trim().min(1)).max(maxLanguages)
export const formatSchema = z.enum(['json', 'text', 'markdown'] as const satisfies readonly Format[])
export const statusSchema = z.enum(['waiting', 'working', 'done', 'failed', 'cancelled'])
export const sourceSchema = z.enum(['window', 'folder', 'api', 'cli'])

/** What went wrong, ready to be shown in any language: the sentence is built from code and data. */
export const faultSchema = z.object({
  code: z.string(),
  data: z.record(z.string(), z.unknown()),
  message: z.string(),
})

export const recordSummarySchema = z.object({
  id: z.string(),
  filename: z.string(),
  operation: operationSchema,
  format: formatSchema,
  status: statusSchema,
  source: sourceSchema,
  /** Where the image lies if it has a place of its own; null for one that was sent or pasted. */
  sourcePath: z.string().nullable(),
  folderId: z.string().nullable(),
  /** The record that was made of the same bytes in the same way before; its reading served this one too. */
  duplicateOf: z.string().nullable(),
  /** Since when it lies in the trash; null where it does not. */
  removedAt: z.number().nullable(),
  schemaId: z.string().nullable(),
  createdAt: z.number(),
  /** When processing completed, in milliseconds; null before. */
  timestamp: z.number().nullable(),
  durationMs: z.number().nullable(),
  sizeBytes: z.number(),
  width: z.number(),
  height: z.number(),
  profile: profileSchema,
  /** Which engine somebody wished for; null follows the setting. */
  engine: engineSchema.nullable(),
  /** Which part of the image it is of, and how that is turned; null is all of it as it lies. */
  part: imagePartSchema.nullable(),
  /** Of a document its pages, once it was opened; null for an image. */
  document: z
    .object({
      total: z.number(),
      /** Those that were read, or tried, in their order. */
      numbers: z.array(z.number()),
      failed: z.array(z.object({ number: z.number(), error: faultSchema })),
    })
    .nullable(),
  /** Which version of the reader made it; null before it was read. */
  reader: z.string().nullable(),
  languages: z.array(z.string()),
  /** How sure it is that these are the languages; null where somebody named them, and before it was read. */
  languageConfidence: z.number().nullable(),
  confidence: z.number().nullable(),
  error: faultSchema.nullable(),
  /** How often reading was begun, and when it will be tried again, if it will. */
  attempts: z.number(),
  nextAttemptAt: z.number().nullable(),
  /** Read with doubt, and nobody has looked at it since. */
  needsReview: z.boolean(),
  /** What people put on it, and the subfolders that it lay in, where the folder's rule says so. */
  tags: z.array(z.string()),
  /** The first words of the content; in an answer to a search, those around what was looked for. */
  excerpt: z.string(),
})

export const recordSchema = recordSummarySchema.extend({
  /** The result, with what a person corrected. */
  content: z.string().nullable(),
  /** The result as it was read, where a person corrected it; else null. */
  contentRead: z.string().nullable(),
  payload: z.string(),
  resultSchema: z.string().nullable(),
  /** What was said of its fields, where its schema was a saved one. */
  fieldSettings: fieldSettingsSchema,
  fields: z.array(fieldSchema),
  /** Those for machines that stand on its pages. */
  codes: z.array(recordCodeSchema),
  /** Files for machines that lie in the document. */
  data: z.array(dataFileSchema),
})

/** The answer of the four operations: chapter 3 of the service contract, and details if they were asked for. */
export const resultRecordSchema = z.object({
  id: z.string(),
  filename: z.string(),
  content: z.string(),
  format: formatSchema,
  timestamp: z.number(),
  payload: z.string(),
  /** Of a document, how many pages it has. */
  pages: z.number().optional(),
  details: z
    .object({
      languages: z.array(z.string()),
      languageConfidence: z.number().nullable(),
      confidence: z.number(),
      durationMs: z.number(),
      fields: z.array(fieldSchema),
      codes: z.array(recordCodeSchema),
      /** Where there are files for machines in the document. */
      data: z.array(dataFileSchema).optional(),
    })
    .optional(),
})

export type RecordSummary = z.infer<typeof recordSummarySchema>
export type RecordView = z.infer<typeof recordSchema>
export type RecordStatus = z.infer<typeof statusSchema>
export type RecordSource = z.infer<typeof sourceSchema>
export type ResultRecord = z.infer<typeof resultRecordSchema>
export type { Field } from './field.ts'
export type FaultView = z.infer<typeof faultSchema>

export function formatOf(operation: z.infer<typeof operationSchema>): Format {
  return operations[operation].format
}
