// Calls for engine packs (the networks that find and read text): one is bundled, others are added from a file or folder.
import { z } from 'zod'
import { filePath } from '../file-path.ts'
import { call } from './call.ts'

/** Facts that a pack and its entry in the catalogue share. */
const packFacts = z.object({
  /** Stored with each line that the pack has read. */
  name: z.string(),
  title: z.string(),
  scripts: z.array(z.string()),
  languages: z.array(z.string()),
  licence: z.string(),
  /** The address that it comes from. */
  source: z.string(),
})

export const packSchema = packFacts.extend({
  /** Whether it is bundled with the application. */
  isBoxed: z.boolean(),
  /** Whether it is the pack in use; with the engine `tesseract` none is used. */
  isChosen: z.boolean(),
  /** damaged: its manifest is invalid or a file is missing. Only `packs.check` notices a changed file. */
  state: z.enum(['ready', 'damaged']),
  sizeBytes: z.number().nullable(),
  addedAt: z.number().nullable(),
})

export type EnginePack = z.infer<typeof packSchema>

export const cataloguePackSchema = packFacts.extend({
  /** Sum of the sizes that are known. */
  sizeBytes: z.number(),
  files: z.array(
    z.object({
      file: z.string(),
      url: z.string(),
      sizeBytes: z.number().nullable(),
      sha256: z.string().nullable(),
    }),
  ),
  /** Other hosts that the addresses lead to. */
  hosts: z.array(z.string()),
  /** partial: some of it has arrived, and the rest can be got. */
  state: z.enum(['absent', 'partial', 'getting', 'added']),
  arrivedBytes: z.number(),
})

export type CataloguePack = z.infer<typeof cataloguePackSchema>

const name = z.string().trim().min(1).max(40)

export const packCalls = {
  'packs.list': call({
    input: z.object({}),
    output: z.object({ packs: z.array(packSchema) }),
    http: { method: 'GET', path: '/api/packs' },
    cli: 'pack list',
    help: 'Lists the engine packs (the networks that find and read text), and which one is in use.',
  }),
  'packs.add': call({
    input: z.object({
      /**
       * A folder with a pack.json, the pack.json itself, or a zip archive of the folder; or a folder with the files of a
       * pack in the catalogue.
       */
      path: filePath,
    }),
    output: packSchema,
    http: { method: 'POST', path: '/api/packs' },
    cli: 'pack add',
    help: 'Adds an engine pack from a folder, its pack.json or a zip archive, after checking its files and networks.',
  }),
  'packs.catalogue': call({
    input: z.object({}),
    output: z.object({ packs: z.array(cataloguePackSchema) }),
    http: { method: 'GET', path: '/api/packs/catalogue' },
    cli: 'pack catalogue',
    help: 'Lists engine packs that can be got, with the addresses of their files. Connects to nobody.',
  }),
  'packs.get': call({
    input: z.object({
      name,
      /** Hashes that you accept, of files whose hash is not in the catalogue. */
      accept: z.array(z.string().regex(/^[0-9a-f]{64}$/)).default([]),
    }),
    output: packSchema,
    http: { method: 'POST', path: '/api/packs/{name}/get' },
    cli: 'pack get',
    help: 'Fetches an engine pack of the catalogue from its addresses, checks it and adds it. Goes on where it was interrupted.',
  }),
  'packs.cancel': call({
    input: z.object({ name }),
    output: z.object({ cancelled: z.number() }),
    http: { method: 'POST', path: '/api/packs/{name}/cancel' },
    cli: 'pack cancel',
    help: 'Stops getting an engine pack, and deletes what has arrived of it.',
  }),
  'packs.check': call({
    input: z.object({ name }),
    output: packSchema,
    http: { method: 'POST', path: '/api/packs/{name}/check' },
    cli: 'pack check',
    help: 'Checks an engine pack: that its files are those its pack.json names, and that its networks run.',
  }),
  'packs.use': call({
    input: z.object({ name }),
    output: packSchema,
    http: { method: 'POST', path: '/api/packs/{name}/use' },
    cli: 'pack use',
    help: 'Reads with this engine pack from now on.',
  }),
  'packs.remove': call({
    input: z.object({ name }),
    output: z.object({
      removed: z.number(),
      /** Whether it was in use; if so, the bundled pack is used again. */
      wasChosen: z.boolean(),
      /** The pack in use. */
      chosen: z.string(),
    }),
    http: { method: 'DELETE', path: '/api/packs/{name}' },
    cli: 'pack remove',
    help: 'Removes an engine pack that was added, and its files.',
  }),
}
