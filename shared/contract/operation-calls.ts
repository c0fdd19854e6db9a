// Calls for the four operations (chapters 1 to 4 of the service contract), and for documents.
import { z } from 'zod'
import { operationNames, operations, type Operation } from '../operations.ts'
import { call } from './call.ts'
import { documentOptionFields } from './document-options.ts'
import { engineSchema, languagesSchema, profileSchema, resultRecordSchema } from './record.ts'

export const documentSchema = z.object({
  type: z.literal('image_url', { error: 'must be "image_url"' }),
  image_url: z
    .string({ error: 'must be a string: an http(s) URL or a data URL' })
    .min(1, 'must not be empty'),
})

/** Only the outer type of a result schema is checked here; its own parser names the path of a problem. */
const resultSchemaField = z.union([z.string(), z.record(z.string(), z.unknown())], {
  error: 'must be a JSON object, or a string that contains one',
})

export const operationInputSchema = z.object({
  document: documentSchema,
  filename: z.string({ error: 'must be a string' }).optional(),
  result_schema: resultSchemaField.optional(),
  /** The name of a built-in or saved schema, if no result_schema is sent. */
  schema_name: z.string({ error: 'must be a string' }).optional(),
  /** The languages of the image, if the caller knows them. */
  languages: languagesSchema.optional(),
  profile: profileSchema.optional(),
  engine: engineSchema.optional(),
  /** 1 adds `details` to the answer. */
  details: z.coerce.number().int().min(0).max(1).optional(),
})

/** The operations by our names (`text`) and by the contract's (`text-recognition`). */
const documentOperations = Object.fromEntries(
  operationNames.flatMap((operation) => [
    [operation, operation],
    [operations[operation].path.replace('/api/', ''), operation],
  ]),
)

export const documentInputSchema = operationInputSchema.extend({
  operation: z
    .enum(Object.keys(documentOperations))
    .default('text-recognition')
    .transform((name) => documentOperations[name] ?? 'text'),
  ...documentOptionFields,
  /** 1 marks where each page begins: with a comment in Markdown, with a form feed in text. */
  page_breaks: z.coerce.number().int().min(0).max(1).optional(),
})

export type OperationInput = z.output<typeof operationInputSchema>

/** The row of one operation in the table of calls. */
function operationCall(operation: Operation, help: string, forAgents: string) {
  return call({
    input: operationInputSchema,
    output: resultRecordSchema,
    http: { method: 'POST', path: operations[operation].path },
    cli: `call ${operation}`,
    access: 'key',
    help,
    agent: {
      help: `${forAgents} The image is a JPEG, PNG, GIF or WebP; use documents_read for other formats.`,
    },
  })
}

export const documentCalls = {
  'documents.read': call({
    input: documentInputSchema,
    output: resultRecordSchema,
    http: { method: 'POST', path: '/api/documents' },
    cli: 'call document',
    access: 'key',
    help: 'Reads all pages of a document, or an image of any kind that Fovea reads.',
    agent: {
      help: 'Reads a document of several pages (PDF, TIFF), or an image of any format, on this machine. `operation` decides what is returned: text-recognition and multilingual-text-recognition give plain text, image-to-markdown keeps headings, lists and tables, key-information-extraction fills the fields of result_schema or schema_name. A long document may still be read when the answer comes; the answer then names the record to ask for.',
    },
  }),
}

export const operationCalls = {
  'operation.text': operationCall(
    'text',
    'Reads an image into plain text, Chinese and English.',
    'Reads the text of an image in Chinese or English, line by line.',
  ),
  'operation.multilingual': operationCall(
    'multilingual',
    'Reads an image into plain text in its own language.',
    'Reads the text of an image in any language, line by line.',
  ),
  'operation.markdown': operationCall(
    'markdown',
    'Reads an image into Markdown with its layout kept.',
    'Reads an image as Markdown with headings, lists and tables. Prefer it for documents with a layout.',
  ),
  'operation.json': operationCall(
    'json',
    'Fills the fields of a result schema from an image.',
    'Fills named fields from an image, such as an invoice, receipt or form. Give either result_schema, an object whose keys are the fields and whose values are empty strings, such as {"date":"","items":[{"name":"","price":""}]}, or schema_name, one of schemas_builtIn. A field that is not on the image stays empty; no value is invented. details: 1 adds the box and the confidence of each value.',
  ),
}
