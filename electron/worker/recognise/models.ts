// Finds the language models: bundled ones and added ones. Nothing is downloaded here.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { bundledModels } from '../../../shared/bundled-models.ts'
import { bundledLanguages } from '../../../shared/languages.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { reason } from '../../../shared/reasons.ts'

/** Returns the model of a language as bytes. */
export type Models = (language: string) => Promise<Result<Uint8Array>>

export interface ModelFile {
  readonly path: string
  /** SHA-256 of the file; null for a bundled one. */
  readonly sha256: string | null
}

const { resolve } = createRequire(import.meta.url)

const inBox: ReadonlyMap<string, ModelFile> = new Map(
  [...bundledModels].map(([code, path]) => [code, { path, sha256: null }]),
)

export const installedModels = modelsIn(inBox, resolve)

export interface ModelShelf {
  readonly models: Models
  /** Languages that have a model. */
  readonly languages: () => readonly string[]
  /** Replaces the models added before. An added model takes precedence over the bundled one. */
  readonly add: (files: Readonly<Record<string, ModelFile>>) => void
}

export function createModelShelf(): ModelShelf {
  let added: ReadonlyMap<string, ModelFile> = new Map()
  const readAdded = (files: ReadonlyMap<string, ModelFile>) => modelsIn(files, (file) => file)
  return {
    models: (language) => (added.has(language) ? readAdded(added)(language) : installedModels(language)),
    languages: () => [...new Set([...bundledLanguages, ...added.keys()])],
    add(files) {
      added = new Map(Object.entries(files))
    },
  }
}

export function modelsIn(files: ReadonlyMap<string, ModelFile>, locate: (file: string) => string): Models {
  return async (language) => {
    const file = files.get(language)
    if (file === undefined) return err('read.language', { language, known: [...files.keys()].join(', ') })
    try {
      const bytes = await readFile(locate(file.path))
      if (file.sha256 !== null && file.sha256 !== sha256(bytes)) {
        return err('read.model', { language, why: reason('its file has changed since it was added') })
      }
      return ok(isGzip(bytes) ? await promisify(gunzip)(bytes) : bytes)
    } catch (error) {
      return err('read.model', { language, why: error instanceof Error ? error.message : String(error) })
    }
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
