// Images that have no lasting place of their own: files beside the database, named by what is in them.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeFileAtomically } from '../atomic-file.ts'

export interface ImageStore {
  /** Where the image with this hash lies, or would lie. */
  pathOf(hash: string): string
  put(hash: string, bytes: Uint8Array): void
  remove(hash: string): void
}

export function createImageStore(dir: string): ImageStore {
  const pathOf = (hash: string) => path.join(dir, hash.slice(0, 2), hash)
  return {
    pathOf,
    put(hash, bytes) {
      const file = pathOf(hash)
      if (existsSync(file)) return
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileAtomically(file, bytes)
    },
    remove: (hash) => {
      rmSync(pathOf(hash), { force: true })
    },
  }
}
