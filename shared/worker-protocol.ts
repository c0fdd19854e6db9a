// What the engine and a reading process say to each other. Both sides parse what they get.
import { z } from 'zod'
import { imagePartSchema } from './image-part.ts'
import { lineSchema, pageSchema } from './page.ts'
import { engineChoices, languageScopes, textLayerModes, profiles } from './reading.ts'

/** The engine that finds text: what it runs by, or why there is none. */
export const finderSchema = z.union([
  z.object({
    name: z.string(),
    runtime: z.string(),
    /** Why it reads and not the pack that was chosen. */
    instead: z.string().optional(),
  }),
  z.object({ error: z.string() }),
])

/** The manifest of the pack that reads; none is the one of the box. */
const pack = z.string().optional()

/** Which page of a file of several, counted from 1; none is the only one. */
const number = z.number().int().min(1).optional()

const addedModelsSchema = z.record(z.string(), z.object({ path: z.string(), sha256: z.string() }))

export const toWorkerSchema = z.discriminatedUnion('type', [
  /** Models that were added to those in the box: the file of each language, and what its bytes must hash to. */
  z.object({
    type: z.literal('models'),
    files: addedModelsSchema,
  }),
  /** Load models ahead of the first image, so that it does not wait for them. */
  z.object({ type: z.literal('warm'), languages: z.array(z.string()), engine: z.enum(engineChoices), pack }),
  z.object({
    type: z.literal('read'),
    job: z.string(),
    path: z.string(),
    /** What the image is called in an error; none calls it by its file. */
    name: z.string().optional(),
    /** SHA-256 of the bytes that were accepted; other bytes are not read in their stead. */
    hash: z.string(),
    /** The languages that somebody named; none lets them be found, within the scope. */
    languages: z.array(z.string()),
    scope: z.enum(languageScopes),
    profile: z.enum(profiles),
    engine: z.enum(engineChoices),
    pack,
    /** Which part of the image, and how it is turned; none is all of it, turned as is found out. */
    part: imagePartSchema.optional(),
    /** A folder to tell the way of the image in, step by step. */
    explain: z.string().optional(),
    number,
    /** Of a PDF what is made of its text; none checks it. */
    layer: z.enum(textLayerModes).optional(),
    /** Opens a file that is locked. */
    password: z.string().optional(),
  }),
  /** How many pages a file has, and whether it can be opened at all. */
  z.object({
    type: z.literal('open'),
    job: z.string(),
    path: z.string(),
    name: z.string(),
    hash: z.string(),
    password: z.string().optional(),
  }),
  /** A page as a picture that any browser shows. */
  z.object({
    type: z.literal('picture'),
    job: z.string(),
    path: z.string(),
    name: z.string(),
    hash: z.string(),
    number,
    password: z.string().optional(),
    maxSidePx: z.number().int().min(1),
  }),
  /** Write the searchable PDF of files that were read. */
  z.object({
    type: z.literal('searchable'),
    job: z.string(),
    sources: z
      .array(
        z.object({
          path: z.string(),
          name: z.string(),
          hash: z.string(),
          password: z.string().optional(),
          /** Whether it is a PDF. */
          isDocument: z.boolean(),
          /** Where in the file below lies what was read on each page, packed. */
          pages: z.array(z.object({ number: z.number().int().min(1), at: z.number(), length: z.number() })),
          /** What is put into the PDF with it. */
          result: z.object({ filename: z.string(), content: z.string() }).optional(),
        }),
      )
      .min(1),
    pagesFile: z.string(),
    out: z.string(),
    title: z.string(),
    /** What the file says of itself, the same for the same records: in hexadecimal digits, and in milliseconds. */
    mark: z.string(),
    createdAt: z.number(),
    /** As PDF/A. */
    archival: z.boolean(),
  }),
  /** Look at single values of a page again, each read with the letters that it can be of. */
  z.object({
    type: z.literal('reread'),
    job: z.string(),
    path: z.string(),
    hash: z.string(),
    /** As the page says: how far the image had to be turned. */
    turn: pageSchema.shape.turn,
    number,
    password: z.string().optional(),
    crops: z.array(z.object({ line: lineSchema, alphabet: z.string() })),
  }),
  /** Open a pack, to see that it can be read by. */
  z.object({ type: z.literal('check'), job: z.string(), pack: z.string() }),
])

export const fromWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), reader: z.string(), languages: z.array(z.string()) }),
  /** Said once a pack was opened to read by. */
  z.object({ type: z.literal('finder'), finder: finderSchema }),
  z.object({
    type: z.literal('progress'),
    job: z.string(),
    stage: z.enum(['preparing', 'reading']),
    fraction: z.number(),
  }),
  /** A small picture of the image, as WebP in base64. */
  z.object({ type: z.literal('thumbnail'), job: z.string(), body: z.string() }),
  /** One for each crop, in their order; null where nothing was read. */
  z.object({
    type: z.literal('reread'),
    job: z.string(),
    readings: z.array(z.object({ text: z.string(), confidence: z.number() }).nullable()),
  }),
  z.object({ type: z.literal('checked'), job: z.string() }),
  z.object({ type: z.literal('opened'), job: z.string(), pages: z.number().int().min(1) }),
  /** As JPEG in base64. */
  z.object({ type: z.literal('picture'), job: z.string(), body: z.string() }),
  z.object({ type: z.literal('written'), job: z.string() }),
  /** Said before the answer of a read: how much memory it holds. */
  z.object({ type: z.literal('holds'), bytes: z.number() }),
  z.object({ type: z.literal('page'), job: z.string(), page: pageSchema }),
  z.object({
    type: z.literal('failed'),
    job: z.string(),
    error: z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) }),
  }),
])

export type FinderState = z.infer<typeof finderSchema>
export type AddedModels = z.infer<typeof addedModelsSchema>
export type ToWorker = z.infer<typeof toWorkerSchema>
export type FromWorker = z.infer<typeof fromWorkerSchema>
