// Calls for records: add, list, read, correct, export and remove.
import { z } from 'zod'
import { filePath } from '../file-path.ts'
import { boxSchema, pageSchema } from '../page.ts'
import { imagePartSchema } from '../image-part.ts'
import { exportFormatNames, tableRows } from '../export/formats.ts'
import { defaultTemplate } from '../export/name-template.ts'
import { fieldSettingsSchema } from '../schema/field-settings.ts'
import { partReasons } from '../document/part-reasons.ts'
import { documentLimits } from '../limits.ts'
import { automaticOperation } from '../operations.ts'
import { call } from './call.ts'
import { documentOptionFields, pageRangeSchema } from './document-options.ts'
import { recordFilterSchema, recordSorts } from './record-filter.ts'
import {
  languagesSchema,
  operationSchema,
  engineSchema,
  profileSchema,
  recordSchema,
  recordSummarySchema,
  faultSchema,
  sourceSchema,
} from './record.ts'

const id = z.string().min(1)
const ids = z.array(id).min(1).max(10_000)
/** Whether a change is for all records of the documents that the given ones belong to. */
const documents = z.boolean().default(false)
const tag = z.string().trim().min(1).max(60)

/** An image: a path on this machine (a folder adds all its images), or its content in base64. */
export const imageSourceSchema = z.union([
  z.object({ path: filePath, part: imagePartSchema.optional() }),
  z.object({ name: z.string(), base64: z.string(), part: imagePartSchema.optional() }),
])

const addedSchema = z.object({
  records: z.array(recordSummarySchema),
  refused: z.array(z.object({ name: z.string(), error: faultSchema })),
})

export const recordCalls = {
  'records.add': call({
    input: z.object({
      images: z.array(imageSourceSchema).min(1).max(10_000),
      operation: operationSchema.default(automaticOperation),
      /** The id or the name of a saved schema, or the name of a built-in one. */
      schemaId: id.optional(),
      resultSchema: z.string().optional(),
      /** Settings for the fields of `resultSchema`; a saved schema has its own. */
      settings: fieldSettingsSchema.optional(),
      languages: languagesSchema.default([]),
      /** Without it, as in the settings. */
      profile: profileSchema.optional(),
      engine: engineSchema.optional(),
      source: sourceSchema.default('window'),
      ...documentOptionFields,
    }),
    output: addedSchema,
    http: { method: 'POST', path: '/api/records' },
    cli: 'record add',
    help: 'Adds images, or all images of a folder, to the queue and returns at once.',
  }),
  'records.list': call({
    input: recordFilterSchema.extend({
      /** The records of one document: those of the same image, crop and pages. */
      documentId: id.optional(),
      /** One record for each document: its newest that matches. */
      documents: z.boolean().default(false),
      sort: z.enum(recordSorts).default('newest'),
      limit: z.number().int().min(1).max(200).default(50),
      /** The last answer's nextCursor, for newest first only. New records do not shift the pages. */
      cursor: z.string().optional(),
      /** How many records to skip at the beginning. */
      offset: z.number().int().min(0).default(0),
    }),
    output: z.object({
      records: z.array(recordSummarySchema),
      nextCursor: z.string().nullable(),
      total: z.number(),
    }),
    http: { method: 'GET', path: '/api/records' },
    cli: 'record list',
    access: 'key',
    help: 'Lists records, newest first. --query searches names and text for parts of words, "phrases" and -words to leave out. A key sees its own.',
    agent: {
      help: 'Searches the history of everything that was read here. query takes parts of words, "phrases" and -words to leave out, and looks at file names and texts. The answer has a summary of each record with an excerpt; records_get has the rest.',
    },
  }),
  'records.get': call({
    input: z.object({ id, wait: z.boolean().default(false) }),
    output: recordSchema,
    http: { method: 'GET', path: '/api/records/{id}' },
    cli: 'record get',
    access: 'key',
    help: 'Shows a record; while it is read, its progress and the pages that were read so far. With --wait it first waits until the record is done, failed or cancelled.',
    agent: {
      help: 'Shows a record of the history: its text, Markdown or fields, with the box on the image in pixels, the confidence and the doubts of each field; and how far it has come while it is read. wait: true waits until it is read. A long content comes in parts; contentFrom is the character at which the next part begins.',
    },
  }),
  'records.ids': call({
    input: recordFilterSchema.extend({
      documents: z.boolean().default(false),
      sort: z.enum(recordSorts).default('newest'),
    }),
    output: z.object({ ids: z.array(z.string()), total: z.number() }),
    http: { method: 'GET', path: '/api/record-ids' },
    cli: 'record ids',
    help: 'Lists the ids of the records that a filter finds, up to 10,000.',
  }),
  'records.again': call({
    input: z.object({
      ids,
      /** Without it, each record's own operation. */
      operation: operationSchema.optional(),
      /** The id or the name of a saved schema, or the name of a built-in one. */
      schemaId: id.optional(),
      languages: languagesSchema.default([]),
      profile: profileSchema.optional(),
      engine: engineSchema.optional(),
      /** Part and turn of each image. null: the whole image; absent: the part that was read before. */
      part: imagePartSchema.nullable().optional(),
    }),
    output: addedSchema,
    http: { method: 'POST', path: '/api/records/again' },
    cli: 'record again',
    help: 'Makes new records of the same images, as the same or another operation. What was already read is reused.',
  }),
  'records.tag': call({
    input: z.object({
      ids,
      add: z.array(tag).max(50).default([]),
      remove: z.array(tag).max(50).default([]),
      documents,
    }),
    output: z.object({ changed: z.number() }),
    http: { method: 'POST', path: '/api/records/tag' },
    cli: 'record tag',
    help: 'Adds tags to records, or removes them.',
  }),
  'records.review': call({
    input: z.object({ ids, isDone: z.boolean().default(true), documents }),
    output: z.object({ changed: z.number() }),
    http: { method: 'POST', path: '/api/records/review' },
    cli: 'record review',
    help: 'Marks records as reviewed, or as not reviewed.',
  }),
  'records.view': call({
    input: z.object({
      id,
      operation: operationSchema.exclude(['json']),
      /** Stores the view as a record of the same document, which can be corrected and exported. */
      keeps: z.boolean().default(false),
    }),
    output: recordSchema,
    http: { method: 'POST', path: '/api/records/{id}/view' },
    cli: 'record view',
    help: 'Shows what was read of an image as text or Markdown, whatever it was read for. Nothing is read again.',
  }),
  'records.page': call({
    input: z.object({
      id,
      /** Page number of a document. */
      page: z.coerce.number().int().min(1).optional(),
    }),
    output: pageSchema,
    http: { method: 'GET', path: '/api/records/{id}/page' },
    cli: 'record page',
    access: 'key',
    help: 'Shows what was read on the image, or with --page on a page of a document: words with boxes and confidence.',
  }),
  'records.export': call({
    input: z.object({
      ids,
      format: z.enum(exportFormatNames),
      /** One file with all records, or an archive with a file for each. */
      files: z.enum(['one', 'each']).default('one'),
      /**
       * CSV: a row for each record, for each element of its lists, or for each document as bookkeeping, Xero or QuickBooks
       * Online import it. A workbook has a sheet for each list.
       */
      rows: z.enum(tableRows).default('records'),
      /** The file name, such as {date} {name}; also {n}, {time}, {operation}, {id} and {field:total}. */
      template: z.string().trim().min(1).max(200).default(defaultTemplate),
      /** With a file for each record: adds the images. */
      withImages: z.boolean().default(false),
      /** Searchable PDF: writes PDF/A, for archives; only for images. */
      pdfa: z.boolean().default(false),
      /** Searchable PDF: attaches the result as a JSON file. */
      attachResult: z.boolean().default(false),
      /** Skips records without a result; otherwise the first of them stops the export. */
      skipsUnfinished: z.boolean().default(false),
    }),
    output: z.object({
      filename: z.string(),
      mediaType: z.string(),
      content: z.string(),
      /** Whether `content` is text, or bytes in base64. */
      encoding: z.enum(['text', 'base64']),
      skipped: z.number(),
    }),
    http: { method: 'POST', path: '/api/records/export' },
    cli: 'record export',
    help: 'Exports records as Markdown, Word, HTML, JSON, JSON Lines, CSV, an Excel workbook, text or a searchable PDF.',
  }),
  'records.correct': call({
    input: z.object({
      id,
      /** A field's path, such as items[0].name; without it the record's whole text or Markdown is corrected. */
      field: z.string().min(1).max(1000).optional(),
      /** The right value; without it, the text in the box. */
      value: z.string().max(1_000_000).optional(),
      /** The place of the value on the image, in pixels; without it the value is searched for on the page. */
      box: boxSchema.optional(),
      /** In a document: the page that the box is on, or the page whose text is corrected. */
      page: z.number().int().min(1).optional(),
      /** Whether a rule for documents of the same layout is learned from this correction. */
      learns: z.boolean().default(true),
    }),
    output: recordSchema,
    http: { method: 'POST', path: '/api/records/{id}/correct' },
    cli: 'record correct',
    access: 'key',
    help: 'Corrects a field (--field, --value) or the whole text of a record. What was read is kept with it.',
    agent: {
      corrects: true,
      help: 'Corrects a field, or the whole text of a record, for the user. Use it only if the user asked for this correction. What was read is kept, and records_revert undoes it.',
    },
  }),
  'records.confirm': call({
    input: z.object({
      id,
      /** Without it every field of the record is confirmed. */
      field: z.string().min(1).max(1000).optional(),
    }),
    output: recordSchema,
    http: { method: 'POST', path: '/api/records/{id}/confirm' },
    cli: 'record confirm',
    access: 'key',
    help: 'Confirms that a record is right, so that the same misreading is corrected later.',
    agent: {
      corrects: true,
      help: 'Marks a field, or all fields of a record, as checked by a person. Use it only if the user said that they are right.',
    },
  }),
  'records.revert': call({
    input: z.object({
      id,
      /** Without it every correction of the record is undone. */
      field: z.string().min(1).max(1000).optional(),
    }),
    output: recordSchema,
    http: { method: 'POST', path: '/api/records/{id}/revert' },
    cli: 'record revert',
    access: 'key',
    help: 'Undoes a correction, and the rule learned from it.',
    agent: { corrects: true, help: 'Undoes a correction of a record. Use it only if the user asked for it.' },
  }),
  'records.retry': call({
    input: z.object({
      id,
      /** Part and turn of the image; null: the whole image. */
      part: imagePartSchema.nullable().optional(),
    }),
    output: recordSummarySchema,
    http: { method: 'POST', path: '/api/records/{id}/retry' },
    cli: 'record retry',
    help: 'Tries a failed or cancelled record again; with --part also one that waits, of which only that part is read.',
  }),
  'records.unlock': call({
    input: z.object({ id, password: z.string().min(1).max(200) }),
    output: recordSummarySchema,
    http: { method: 'POST', path: '/api/records/{id}/unlock' },
    cli: 'record unlock',
    help: 'Reads a document that is protected by a password. The password is not stored.',
  }),
  'records.parts': call({
    input: z.object({ id }),
    output: z.object({
      parts: z.array(
        z.object({
          /** For example 1-3,7 */
          pages: z.string(),
          /** Its place, if several documents are on one page or picture. */
          part: imagePartSchema.nullable(),
          why: z.enum(partReasons),
          /** All reasons, the strongest first. */
          reasons: z.array(z.enum(partReasons)),
        }),
      ),
    }),
    http: { method: 'GET', path: '/api/records/{id}/parts' },
    cli: 'record parts',
    access: 'key',
    help: 'Tells which documents are in a batch scan or on one picture, and why each is one of its own. A key sees its own.',
  }),
  'records.split': call({
    input: z.object({
      id,
      /** Without it, the parts that 'records.parts' proposes. */
      parts: z
        .array(
          z.object({
            pages: pageRangeSchema,
            /** One of several documents on a page or picture. */
            part: imagePartSchema.nullable().optional(),
            /** Without it, the record's operation. */
            operation: operationSchema.optional(),
            /** The id or the name of a saved schema, or the name of a built-in one. */
            schemaId: id.optional(),
          }),
        )
        .min(1)
        .max(documentLimits.maxPages)
        .optional(),
    }),
    output: addedSchema,
    http: { method: 'POST', path: '/api/records/{id}/split' },
    cli: 'record split',
    access: 'key',
    help: 'Makes a record of each part of a document or picture, which goes to the trash. What was read is reused, except for a part of a page. A key splits its own: each part counts as a request, and the whole is deleted.',
  }),
  'records.cancel': call({
    input: z.object({ id }),
    output: recordSummarySchema,
    http: { method: 'POST', path: '/api/records/{id}/cancel' },
    cli: 'record cancel',
    help: 'Cancels a record that is waiting or being read.',
  }),
  'records.remove': call({
    input: z.object({ ids, isForever: z.boolean().default(false), documents }),
    output: z.object({ removed: z.number() }),
    http: { method: 'POST', path: '/api/records/remove' },
    cli: 'record remove',
    access: 'key',
    help: 'Moves records to the trash, or deletes them forever. Images in your own folders are never deleted. A key deletes its own, forever.',
  }),
  'records.restore': call({
    input: z.object({ ids, documents }),
    output: z.object({ restored: z.number() }),
    http: { method: 'POST', path: '/api/records/restore' },
    cli: 'record restore',
    help: 'Puts records back from the trash.',
  }),
  'records.emptyTrash': call({
    input: z.object({}),
    output: z.object({ removed: z.number() }),
    http: { method: 'POST', path: '/api/records/empty-trash' },
    cli: 'record empty-trash',
    help: 'Deletes everything in the trash forever.',
  }),
}
