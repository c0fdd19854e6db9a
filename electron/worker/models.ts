// The models that come with the application: files inside npm packages, unpacked in memory. Nothing is ever fetched.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { err, ok, type Result } from '../../shared/result.ts'

/** Gives the bytes of the model of a language. */
export type Models = (language: string) => Promise<Result<Uint8Array>>

// By the name of the package, so that it is found from the source, from the build and from inside an archive alike.
const { resolve } = createRequire(import.meta.url)

const installed: ReadonlyMap<string, string> = new Map(
  ['eng', 'chi_sim'].map((code) => [
    code,
    `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`,
  ]),
)

export const installedModels = modelsIn(installed, resolve)

export function modelsIn(files: ReadonlyMap<string, string>, locate: (file: string) => string): Models {
  return async (language) => {
    const file = files.get(language)
    if (file === undefined) return err('read.language', { language, known: [...files.keys()].join(', ') })
    try {
      return ok(await promisify(gunzip)(await readFile(locate(file))))
    } catch (error) {
      return err('read.model', { language, why: error instanceof Error ? error.message : String(error) })
    }
  }
}
