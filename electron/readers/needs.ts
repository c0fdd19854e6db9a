// The needs of a job: the reader version, the engine packs and the language models that give the same page as the
// coordinator's own processes. Jobs with the same needs share a queue, and only readers that fit take from it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Lack } from '../../shared/contract/reader-state.ts'
import { manifestName } from '../../shared/engine-pack.ts'
import { isMissingFile } from '../../shared/file-fault.ts'
import { readerVersion } from '../../shared/reader-version.ts'
import type { AddedModels, ToWorker } from '../../shared/worker-protocol.ts'

/** Packs by the SHA-256 of their manifest, and models by language with their SHA-256. */
export const needsSchema = z.object({
  reader: z.string(),
  packs: z.array(z.string()),
  models: z.record(z.string(), z.string()),
  /** The bucket with the images; they are in the database without one. */
  images: z.string().optional(),
})

export type Needs = z.infer<typeof needsSchema>

export const bundledNeeds: Needs = { reader: readerVersion, packs: [], models: {} }

/** A job, as it can be sent: for a page, the place in a document, or the values to read again. */
export type SentMessage = Extract<ToWorker, { type: 'read' | 'open' | 'reread' }>

export function isSent(message: ToWorker): message is SentMessage {
  return message.type === 'read' || message.type === 'open' || message.type === 'reread'
}

/** The name of the image, for people. */
export function nameOf(message: SentMessage): string {
  return 'name' in message && message.name !== undefined ? message.name : message.hash
}

export function needsOf(message: SentMessage, models: AddedModels, images: string | undefined): Needs {
  return {
    reader: readerVersion,
    packs: manifestsOf(message).map(digestOf).sort(),
    models: Object.fromEntries(
      Object.entries(models)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([language, { sha256 }]) => [language, sha256]),
    ),
    ...(images !== undefined && { images }),
  }
}

/** The manifests of the packs that a message names. */
function manifestsOf(message: SentMessage): string[] {
  if (message.type !== 'read') return []
  const others = (message.otherPacks ?? []).map(({ manifestFile }) => manifestFile)
  return message.pack === undefined ? others : [message.pack, ...others]
}

export function queueOf(needs: Needs): string {
  return `read.${createHash('sha256').update(JSON.stringify(needs)).digest('hex').slice(0, 16)}`
}

/** The message with other names of its packs: digests of manifests for the wire, paths on each machine. */
export function withPacks(message: SentMessage, rename: (pack: string) => string): SentMessage {
  if (message.type !== 'read') return message
  const { pack, otherPacks } = message
  return {
    ...message,
    pack: pack === undefined ? undefined : rename(pack),
    otherPacks: otherPacks?.map((other) => ({ ...other, manifestFile: rename(other.manifestFile) })),
  }
}

/** The packs and models in the data folder of a reader. */
export interface Equipment {
  /** Paths of manifests by their digest. */
  readonly packs: ReadonlyMap<string, string>
  readonly models: AddedModels
  /** The bucket that it may read images from. */
  readonly images?: string | undefined
}

const modelSuffix = '.traineddata'

export function findEquipment(dataDir: string): Equipment {
  const packDir = path.join(dataDir, 'packs')
  const modelDir = path.join(dataDir, 'models')
  const manifests = namesIn(packDir)
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(packDir, name, manifestName))
  const models = namesIn(modelDir).filter((name) => name.endsWith(modelSuffix))
  return {
    packs: new Map(manifests.map((file) => [digestOf(file), file])),
    models: Object.fromEntries(
      models.map((name) => {
        const file = path.join(modelDir, name)
        return [name.slice(0, -modelSuffix.length), { path: file, sha256: digestOf(file) }]
      }),
    ),
  }
}

/** The first reason why a reader with this equipment can't do these jobs; null if it can. */
export function misfit(needs: Needs, { packs, models, images }: Equipment): Lack | null {
  if (needs.reader !== readerVersion) return { part: 'reader', name: needs.reader }
  const pack = needs.packs.find((digest) => !packs.has(digest))
  if (pack !== undefined) return { part: 'pack', name: pack.slice(0, 12) }
  const language = Object.entries(needs.models).find(([name, sha256]) => models[name]?.sha256 !== sha256)
  if (language) return { part: 'language', name: language[0] }
  return needs.images === undefined || needs.images === images ? null : { part: 'images', name: needs.images }
}

/** The name of a pack on the wire. */
export function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch (error) {
    if (isMissingFile(error)) return []
    throw error
  }
}
