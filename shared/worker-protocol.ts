// The messages between the engine and a reading process. Both sides parse what they receive.
import { z } from 'zod'
import { dataFileSchema } from './facts.ts'
import { imagePartSchema } from './image-part.ts'
import { lineSchema, pageSchema } from './page.ts'
import { engineChoices, languageScopes, textLayerModes, profiles } from './reading.ts'

/** The state of the engine that finds text: its name and runtime, or why there is none. */
export const finderSchema = z.union([
  z.object({
    name: z.string(),
    runtime: z.string(),
    /** Why it is used instead of the chosen pack. */
    instead: z.string().optional(),
  }),
  z.object({ error: z.string() }),
])

/** Manifest of the engine pack to read with; absent for the bundled one. */
const pack = z.string().optional()

/** Engine packs that read pages which the chosen one can't, with what they are for. */
const otherPacks = z
  .array(z.object({ manifestFile: z.string(), languages: z.array(z.string()), documents: z.boolean() }))
  .optional()

/** Page number in a file with several pages, counted from 1; absent for a file with one. */
const number = z.number().int().min(1).optional()

const addedModelsSchema = z.record(z.string(), z.object({ path: z.string(), sha256: z.string() }))

export const toWorkerSchema = z.discriminatedUnion('type', [
  /** Models that were added to the bundled ones: for each language its file and the file's SHA-256. */
  z.object({
    type: z.literal('models'),
    files: addedModelsSchema,
  }),
  /** Loads models ahead of the first image, so that it does not wait for them. */
  z.object({ type: z.literal('warm'), languages: z.array(z.string()), engine: z.enum(engineChoices), pack }),
  z.object({
    type: z.literal('read'),
    job: z.string(),
    path: z.string(),
    /** Name of the image for errors; absent to use its file name. */
    name: z.string().optional(),
    /** SHA-256 of the accepted bytes; a file that has changed since is refused. */
    hash: z.string(),
    /** The languages that the caller named; empty to detect them within `scope`. */
    languages: z.array(z.string()),
    scope: z.enum(languageScopes),
    profile: z.enum(profiles),
    engine: z.enum(engineChoices),
    pack,
    otherPacks,
    /** Part and turn of the image; absent for the whole image with a detected turn. */
    part: imagePartSchema.optional(),
    /** A folder for the trace: what each step of the reading did to the image. */
    explain: z.string().optional(),
    number,
    /** How the text layer of a PDF is used; absent for `check`. */
    layer: z.enum(textLayerModes).optional(),
    /** Password of a protected file. */
    password: z.string().optional(),
  }),
  /** Opens a file and counts its pages. */
  z.object({
    type: z.literal('open'),
    job: z.string(),
    path: z.string(),
    name: z.string(),
    hash: z.string(),
    password: z.string().optional(),
  }),
  /** Renders a page as a picture that any browser can show. */
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
  /** Writes the searchable PDF of files that were read. */
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
          /** Where in `pagesFile` the compressed Page of each page is. */
          pages: z.array(z.object({ number: z.number().int().min(1), at: z.number(), length: z.number() })),
          /** A result file to attach to the PDF. */
          result: z.object({ filename: z.string(), content: z.string() }).optional(),
        }),
      )
      .min(1),
    pagesFile: z.string(),
    out: z.string(),
    title: z.string(),
    /** File id (hexadecimal) and creation time (milliseconds); the same records give the same file. */
    mark: z.string(),
    createdAt: z.number(),
    /** Writes PDF/A. */
    archival: z.boolean(),
    /** Takes scripts and actions that start programs out of the originals. */
    removesScripts: z.boolean(),
  }),
  /** Reads single values of a page again, each restricted to the characters that it can consist of. */
  z.object({
    type: z.literal('reread'),
    job: z.string(),
    path: z.string(),
    hash: z.string(),
    /** The turn of the page (`Page.turn`). */
    turn: pageSchema.shape.turn,
    number,
    password: z.string().optional(),
    crops: z.array(z.object({ line: lineSchema, alphabet: z.string() })),
  }),
  /** Opens an engine pack to check that it works. */
  z.object({ type: z.literal('check'), job: z.string(), pack: z.string() }),
])

export const fromWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), reader: z.string(), languages: z.array(z.string()) }),
  /** Sent when an engine pack was opened for reading. */
  z.object({ type: z.literal('finder'), finder: finderSchema }),
  z.object({
    type: z.literal('progress'),
    job: z.string(),
    stage: z.enum(['preparing', 'reading']),
    fraction: z.number(),
  }),
  /** A thumbnail, as WebP in base64; null if the image can't be scaled down. */
  z.object({ type: z.literal('thumbnail'), job: z.string(), body: z.string().nullable() }),
  /** One reading for each crop, in order; null where nothing was read. */
  z.object({
    type: z.literal('reread'),
    job: z.string(),
    readings: z.array(z.object({ text: z.string(), confidence: z.number() }).nullable()),
  }),
  z.object({ type: z.literal('checked'), job: z.string() }),
  z.object({ type: z.literal('opened'), job: z.string(), pages: z.number().int().min(1) }),
  /** A rendered page, as JPEG in base64. */
  z.object({ type: z.literal('picture'), job: z.string(), body: z.string() }),
  z.object({ type: z.literal('written'), job: z.string() }),
  /** Sent several times a second while a job runs, and before its answer: its CPU time so far, and the memory of the process. */
  z.object({ type: z.literal('used'), job: z.string(), cpuMs: z.number(), heldBytes: z.number() }),
  z.object({
    type: z.literal('page'),
    job: z.string(),
    /** The page as it is stored: the engine does not unpack it. */
    body: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
    /** The names of the engines that read its lines. */
    engines: z.array(z.string()),
    data: z.array(dataFileSchema),
    /** Whether the job ends with a thumbnail. */
    thumbnailFollows: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('failed'),
    job: z.string(),
    error: z.object({ code: z.string(), data: z.record(z.string(), z.unknown()) }),
  }),
])

/** A page as a reading process gives it. */
export type ReadPage = Pick<Extract<FromWorker, { type: 'page' }>, 'body' | 'engines' | 'data'>
export type FinderState = z.infer<typeof finderSchema>
export type AddedModels = z.infer<typeof addedModelsSchema>
export type ToWorker = z.infer<typeof toWorkerSchema>
export type FromWorker = z.infer<typeof fromWorkerSchema>
