// Result schemas that are kept under a name, with every revision they had.
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
  /** What is said of its fields, beside their plain form. */
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

/** A record that a schema is tried on, by field: what it should be, what the saved text fills, and what the draft does. */
export const schemaTestSchema = z.object({
  recordId: z.string(),
  filename: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      /** As the record has it now, with what people corrected. */
      expected: z.string(),
      /** Null where that text has no such field. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
})

export type SchemaTest = z.infer<typeof schemaTestSchema>

export const builtInSchemaSchema = z.object({
  /** Names it wherever a schema is named: invoice, vat-invoice-zh, ... */
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
    help: 'Lists the schemas that come with Fovea: invoice, receipt, passport and others.',
  }),
  'schemas.adopt': call({
    input: z.object({
      builtIn: z.enum(builtInNames),
      /** Its name among your own; without it the built-in one's. */
      name: z.string().trim().min(1).max(100).optional(),
    }),
    output: savedSchemaSchema,
    http: { method: 'POST', path: '/api/built-in-schemas/{builtIn}' },
    cli: 'schema adopt',
    access: 'owner',
    help: 'Saves a built-in schema as one of your own, to be changed.',
  }),
  'schemas.list': call({
    input: z.object({}),
    output: z.object({ schemas: z.array(savedSchemaSchema) }),
    http: { method: 'GET', path: '/api/schemas' },
    cli: 'schema list',
    access: 'owner',
    help: 'Lists the saved schemas.',
  }),
  'schemas.get': call({
    input: z.object({ id }),
    output: savedSchemaSchema,
    http: { method: 'GET', path: '/api/schemas/{id}' },
    cli: 'schema get',
    access: 'owner',
    help: 'Shows a saved schema.',
  }),
  'schemas.save': call({
    input: z.object({
      id: id.optional(),
      name: z.string().trim().min(1).max(100),
      body: z.string(),
      /** Without them those that the schema had stay. */
      settings: fieldSettingsSchema.optional(),
    }),
    output: savedSchemaSchema.extend({
      /** The fields of the settings that the schema does not have: they were left out. */
      dropped: z.array(z.string()),
    }),
    http: { method: 'POST', path: '/api/schemas' },
    cli: 'schema save',
    access: 'owner',
    help: 'Saves a schema under a name; with --id it becomes the next revision of that one.',
  }),
  'schemas.check': call({
    input: z.object({ body: z.string() }),
    output: z.object({ problems: z.array(faultSchema) }),
    http: { method: 'POST', path: '/api/schemas/check' },
    cli: 'schema check',
    access: 'owner',
    help: 'Tells what is wrong with a schema, each problem with its path.',
  }),
  'schemas.revisions': call({
    input: z.object({ id }),
    output: z.object({ revisions: z.array(schemaRevisionSchema) }),
    http: { method: 'GET', path: '/api/schemas/{id}/revisions' },
    cli: 'schema revisions',
    access: 'owner',
    help: 'Lists every text that a saved schema had, the newest first.',
  }),
  'schemas.preview': call({
    input: z.object({ body: z.string(), recordId: id, settings: fieldSettingsSchema.default({}) }),
    output: z.object({ content: z.string(), fields: z.array(fieldSchema) }),
    http: { method: 'POST', path: '/api/schemas/preview' },
    cli: 'schema preview',
    access: 'owner',
    help: 'Shows what a schema would fill from a record that was read; nothing is stored or read again.',
  }),
  'schemas.pin': call({
    input: z.object({ id, recordId: id, isPinned: z.boolean().default(true) }),
    output: z.object({ pinned: z.number() }),
    http: { method: 'POST', path: '/api/schemas/{id}/tests' },
    cli: 'schema pin',
    access: 'owner',
    help: 'Makes a record one that a schema is tried on: what is in it now is what the schema should fill.',
  }),
  'schemas.try': call({
    input: z.object({
      id,
      body: z.string(),
      /** Without them those that are saved. */
      settings: fieldSettingsSchema.optional(),
    }),
    output: z.object({ tests: z.array(schemaTestSchema) }),
    http: { method: 'POST', path: '/api/schemas/{id}/try' },
    cli: 'schema try',
    access: 'owner',
    help: 'Tries a changed schema on its pinned records: what each field should be, was filled with, and would be.',
  }),
  'schemas.remove': call({
    input: z.object({ id }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/schemas/{id}' },
    cli: 'schema remove',
    access: 'owner',
    help: 'Removes a saved schema. Records made with it keep their copy.',
  }),
}
