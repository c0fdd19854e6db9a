// Watch folders: what lands in them is read by their rule.
import { z } from 'zod'
import { call } from './call.ts'
import { languagesSchema, operationSchema, profileSchema } from './record.ts'

const id = z.string().min(1)

export const watchFolderSchema = z.object({
  id: z.string(),
  path: z.string(),
  operation: operationSchema,
  schemaId: z.string().nullable(),
  languages: z.array(z.string()),
  /** Null follows the setting. */
  profile: profileSchema.nullable(),
  includesSubfolders: z.boolean(),
  settleMs: z.number().int(),
  isPaused: z.boolean(),
  /** offline: the folder can't be reached now; watching goes on when it is back. */
  state: z.enum(['watching', 'paused', 'offline']),
  createdAt: z.number(),
  recordCount: z.number().int(),
  settlingCount: z.number().int(),
})

export type WatchFolder = z.infer<typeof watchFolderSchema>

/** Scanners that reopen their file need 5 s; less than 0.2 s would take a file between two writes. */
const settleMs = z.number().int().min(200).max(600_000)

export const folderCalls = {
  'folders.list': call({
    input: z.object({}),
    output: z.object({ folders: z.array(watchFolderSchema) }),
    http: { method: 'GET', path: '/api/folders' },
    cli: 'folder list',
    access: 'owner',
    help: 'Lists the watch folders and how they are.',
  }),
  'folders.add': call({
    input: z.object({
      path: z.string().min(1),
      operation: operationSchema.default('text'),
      schemaId: id.optional(),
      languages: languagesSchema.default([]),
      profile: profileSchema.nullable().default(null),
      includesSubfolders: z.boolean().default(true),
      settleMs: settleMs.default(5000),
    }),
    output: watchFolderSchema,
    http: { method: 'POST', path: '/api/folders' },
    cli: 'folder add',
    access: 'owner',
    help: 'Watches a folder: images in it, and those that land in it, are read once each.',
  }),
  'folders.update': call({
    input: z.object({
      id,
      operation: operationSchema.optional(),
      schemaId: id.nullable().optional(),
      languages: languagesSchema.optional(),
      profile: profileSchema.nullable().optional(),
      includesSubfolders: z.boolean().optional(),
      settleMs: settleMs.optional(),
      isPaused: z.boolean().optional(),
    }),
    output: watchFolderSchema,
    http: { method: 'PUT', path: '/api/folders/{id}' },
    cli: 'folder update',
    access: 'owner',
    help: 'Changes the rule of a watch folder, or pauses it.',
  }),
  'folders.remove': call({
    input: z.object({ id }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/folders/{id}' },
    cli: 'folder remove',
    access: 'owner',
    help: 'Stops watching a folder. Its files and its records stay.',
  }),
}
