// The history: what the window shows, and what scripts ask for.
import { z } from 'zod'
import { boxSchema, pageSchema } from '../page.ts'
import { exportFormatNames } from '../export/formats.ts'
import { call } from './call.ts'
import {
  languagesSchema,
  operationSchema,
  profileSchema,
  recordSchema,
  recordSummarySchema,
  statusSchema,
  faultSchema,
  sourceSchema,
} from './record.ts'

const id = z.string().min(1)

/** An image is named by its place on this machine, or sent. A folder's images are all taken. */
export const imageSourceSchema = z.union([
  z.object({ path: z.string().min(1) }),
  z.object({ name: z.string(), base64: z.string() }),
])

export const recordCalls = {
  'records.add': call({
    input: z.object({
      images: z.array(imageSourceSchema).min(1).max(10_000),
      operation: operationSchema.default('text'),
      /** The id or the name of a saved schema, or the name of a built-in one. */
      schemaId: id.optional(),
      resultSchema: z.string().optional(),
      languages: languagesSchema.default([]),
      /** Without one the setting holds. */
      profile: profileSchema.optional(),
      source: sourceSchema.default('window'),
    }),
    output: z.object({
      records: z.array(recordSummarySchema),
      refused: z.array(z.object({ name: z.string(), error: faultSchema })),
    }),
    http: { method: 'POST', path: '/api/records' },
    cli: 'record add',
    access: 'owner',
    help: 'Puts images, or all images of a folder, into the queue and answers at once.',
  }),
  'records.list': call({
    input: z.object({
      query: z.string().optional(),
      status: statusSchema.optional(),
      operation: operationSchema.optional(),
      folderId: id.optional(),
      limit: z.number().int().min(1).max(200).default(50),
      cursor: z.string().optional(),
    }),
    output: z.object({
      records: z.array(recordSummarySchema),
      nextCursor: z.string().nullable(),
      total: z.number(),
    }),
    http: { method: 'GET', path: '/api/records' },
    cli: 'record list',
    access: 'key',
    help: 'Lists records, newest first; --query searches names and contents. A key sees its own.',
  }),
  'records.get': call({
    input: z.object({ id, wait: z.boolean().default(false) }),
    output: recordSchema,
    http: { method: 'GET', path: '/api/records/{id}' },
    cli: 'record get',
    access: 'key',
    help: 'Shows one record; --wait waits until it is done, failed or cancelled.',
  }),
  'records.page': call({
    input: z.object({ id }),
    output: pageSchema,
    http: { method: 'GET', path: '/api/records/{id}/page' },
    cli: 'record page',
    access: 'key',
    help: 'Shows what was seen on the image: words with boxes and confidence.',
  }),
  'records.export': call({
    input: z.object({ ids: z.array(id).min(1).max(10_000), format: z.enum(exportFormatNames) }),
    output: z.object({ filename: z.string(), mediaType: z.string(), content: z.string() }),
    http: { method: 'POST', path: '/api/records/export' },
    cli: 'record export',
    access: 'owner',
    help: 'Writes records as Markdown, JSON, JSON Lines, CSV or text.',
  }),
  'records.correct': call({
    input: z.object({
      id,
      /** A field's path, as in items[0].name; without it the record's whole text or Markdown is corrected. */
      field: z.string().min(1).max(1000).optional(),
      /** What it should be; without it, the text that stands in the box. */
      value: z.string().max(1_000_000).optional(),
      /** Where the value stands on the image, in pixels; without it the value is looked for on the page. */
      box: boxSchema.optional(),
      /** Whether the next document of the same layout is filled by what this one teaches. */
      learns: z.boolean().default(true),
    }),
    output: recordSchema,
    http: { method: 'POST', path: '/api/records/{id}/correct' },
    cli: 'record correct',
    access: 'key',
    help: 'Corrects a field (--field, --value), or the whole text of a record; what was read is kept beside it.',
  }),
  'records.confirm': call({
    input: z.object({
      id,
      /** Without it all that was found on the record. */
      field: z.string().min(1).max(1000).optional(),
    }),
    output: recordSchema,
    http: { method: 'POST', path: '/api/records/{id}/confirm' },
    cli: 'record confirm',
    access: 'key',
    help: 'Says that a record is right as it stands; where the same is misread later, this is what it is put right by.',
  }),
  'records.revert': call({
    input: z.object({
      id,
      /** Without it everything that was corrected on the record is taken back. */
      field: z.string().min(1).max(1000).optional(),
    }),
    output: recordSchema,
    http: { method: 'POST', path: '/api/records/{id}/revert' },
    cli: 'record revert',
    access: 'key',
    help: 'Takes back a correction, and the rule that it taught: the record is again what was read.',
  }),
  'records.retry': call({
    input: z.object({ id }),
    output: recordSummarySchema,
    http: { method: 'POST', path: '/api/records/{id}/retry' },
    cli: 'record retry',
    access: 'owner',
    help: 'Puts a failed or cancelled record into the queue again.',
  }),
  'records.cancel': call({
    input: z.object({ id }),
    output: recordSummarySchema,
    http: { method: 'POST', path: '/api/records/{id}/cancel' },
    cli: 'record cancel',
    access: 'owner',
    help: 'Takes a record out of the queue, or stops its reading.',
  }),
  'records.remove': call({
    input: z.object({ ids: z.array(id).min(1).max(10_000) }),
    output: z.object({ removed: z.number() }),
    http: { method: 'POST', path: '/api/records/remove' },
    cli: 'record remove',
    access: 'owner',
    help: 'Deletes records from the history. The images in your own folders are left alone.',
  }),
}
