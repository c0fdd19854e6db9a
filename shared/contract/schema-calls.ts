// Calls for result schemas: built-in ones, and saved ones with all their revisions.
import { z } from 'zod'
import { builtInNames } from '../schema/built-in/built-in.ts'
import { fieldSettingsSchema } from '../schema/field-settings.ts'
import { call } from './call.ts'
import { fieldSchema } from './field.ts'
import { faultSchema } from './record.ts'

const id = z.string().min(1)

export const savedSchemaSchema = z.object({
  id: z.string(),
  name: z.string(),
  revision: z.number().int(),
  /** The schema as JSON text. */
  body: z.string(),
  /** Settings of its fields, which the plain JSON can't hold. */
  settings: fieldSettingsSchema,
  createdAt: z.number(),
  updatedAt: z.number(),
})

export const schemaRevisionSchema = z.object({
  revision: z.number().int(),
  body: z.string(),
  settings: fieldSettingsSchema,
  createdAt: z.number(),
})

export type SchemaRevision = z.infer<typeof schemaRevisionSchema>

export type SavedSchema = z.infer<typeof savedSchemaSchema>

/** A test record of a schema. For each field: the expected value, the saved schema's value, and the draft's value. */
export const schemaTestSchema = z.object({
  recordId: z.string(),
  filename: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      /** The record's current value, including corrections. */
      expected: z.string(),
      /** Null if that version has no such field. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
})

export type SchemaTest = z.infer<typeof schemaTestSchema>

export const builtInSchemaSchema = z.object({
  /** Its name, usable wherever a schema is named: invoice, vat-invoice-zh, ... */
  name: z.enum(builtInNames),
  body: z.string(),
})

export type BuiltInSchema = z.infer<typeof builtInSchemaSchema>

export const schemaCalls = {
  'schemas.builtIn': call({
    input: z.object({}),
    output: z.object({ schemas: z.array(builtInSchemaSchema) }),
    http: { method: 'GET', path: '/api/built-in-schemas' },
    cli: 'schema built-in',
    access: 'open',
    help: 'Lists the ready-made schemas: invoice, receipt, passport and others.',
    agent: {
      help: 'Lists the ready-made schemas (invoice, receipt, passport and others) with their fields. Their names can be given as schema_name.',
    },
  }),
  'schemas.adopt': call({
    input: z.object({
      builtIn: z.enum(builtInNames),
      /** The name of the copy; without it that of the built-in schema. */
      name: z.string().trim().min(1).max(100).optional(),
    }),
    output: savedSchemaSchema,
    http: { method: 'POST', path: '/api/built-in-schemas/{builtIn}' },
    cli: 'schema adopt',
    help: 'Copies a ready-made schema to your own, so that you can change it.',
  }),
  'schemas.list': call({
    input: z.object({}),
    output: z.object({ schemas: z.array(savedSchemaSchema) }),
    http: { method: 'GET', path: '/api/schemas' },
    cli: 'schema list',
    help: 'Lists your schemas.',
    agent: {
      help: 'Lists the schemas that the user has saved, with their fields. Their names can be given as schema_name.',
    },
  }),
  'schemas.get': call({
    input: z.object({ id }),
    output: savedSchemaSchema,
    http: { method: 'GET', path: '/api/schemas/{id}' },
    cli: 'schema get',
    help: 'Shows one of your schemas.',
  }),
  'schemas.save': call({
    input: z.object({
      id: id.optional(),
      name: z.string().trim().min(1).max(100),
      body: z.string(),
      /** Without it the schema keeps its settings. */
      settings: fieldSettingsSchema.optional(),
    }),
    output: savedSchemaSchema.extend({
      /** Paths in the settings that the schema does not have; they were dropped. */
      dropped: z.array(z.string()),
    }),
    http: { method: 'POST', path: '/api/schemas' },
    cli: 'schema save',
    help: 'Saves a schema under a name. With --id it becomes the next revision of that schema.',
  }),
  'schemas.check': call({
    input: z.object({ body: z.string() }),
    output: z.object({ problems: z.array(faultSchema) }),
    http: { method: 'POST', path: '/api/schemas/check' },
    cli: 'schema check',
    help: 'Checks a schema and tells each problem with its path.',
  }),
  'schemas.revisions': call({
    input: z.object({ id }),
    output: z.object({ revisions: z.array(schemaRevisionSchema) }),
    http: { method: 'GET', path: '/api/schemas/{id}/revisions' },
    cli: 'schema revisions',
    help: 'Lists the revisions of a schema, newest first.',
  }),
  'schemas.preview': call({
    input: z.object({ body: z.string(), recordId: id, settings: fieldSettingsSchema.default({}) }),
    output: z.object({ content: z.string(), fields: z.array(fieldSchema) }),
    http: { method: 'POST', path: '/api/schemas/preview' },
    cli: 'schema preview',
    help: 'Shows what a schema would fill in from a record. Nothing is stored or read again.',
  }),
  'schemas.pin': call({
    input: z.object({ id, recordId: id, isPinned: z.boolean().default(true) }),
    output: z.object({ pinned: z.number() }),
    http: { method: 'POST', path: '/api/schemas/{id}/tests' },
    cli: 'schema pin',
    help: 'Pins a record to a schema as a test: what is in it now is what the schema should fill in.',
  }),
  'schemas.try': call({
    input: z.object({
      id,
      body: z.string(),
      /** Without it, the saved settings. */
      settings: fieldSettingsSchema.optional(),
    }),
    output: z.object({ tests: z.array(schemaTestSchema) }),
    http: { method: 'POST', path: '/api/schemas/{id}/try' },
    cli: 'schema try',
    help: 'Tries a changed schema on its pinned records: what each field should be, what it was and what it would be.',
  }),
  'schemas.remove': call({
    input: z.object({ id }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/schemas/{id}' },
    cli: 'schema remove',
    help: 'Deletes a schema. Records made with it keep their copy.',
  }),
}
