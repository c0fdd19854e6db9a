// Stores images that have no lasting place of their own: files next to the database, named by the hash of their
// bytes.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeLargeFileAtomically } from '../atomic-file.ts'

export interface ImageStore {
  /** The path of the image with this hash, whether or not it exists. */
  pathOf(hash: string): string
  /** Whether the image is in its final place. */
  has(hash: string): boolean
  /** Whether the image is in its final place, or written and on its way there. */
  isThere(hash: string): boolean
  /**
   * Writes the image to a temporary place. `keep` moves it to its final place once its record is committed; `drop`
   * deletes it.
   */
  write(hash: string, bytes: Uint8Array): Promise<{ keep(): void; drop(): void }>
  /** Completes writes that a power cut interrupted: images with a record are kept, others deleted. */
  completeIncoming(isNeeded: (hash: string) => boolean): void
  remove(hash: string): void
}

/** Returns the store in this folder; an image is written first, and kept once its record is committed. */
export function createImageStore(dir: string): ImageStore {
  const incoming = path.join(dir, 'incoming')
  const pathOf = (hash: string) => path.join(dir, hash.slice(0, 2), hash)
  const has = (hash: string) => existsSync(pathOf(hash))
  const incomingNames = () => (existsSync(incoming) ? readdirSync(incoming) : [])

  /** Moves a written file to its lasting place, or deletes it if that image is already stored. */
  function keep(file: string, hash: string): void {
    // Another request may have stored the same image meanwhile, and it may be in use.
    if (has(hash)) rmSync(file)
    else renameSync(file, pathOf(hash))
  }

  return {
    pathOf,
    has,
    isThere: (hash) => has(hash) || incomingNames().some((name) => hashOf(name) === hash) || has(hash),
    /** Writes the bytes into the incoming folder, from which they are kept once the record is committed. */
    async write(hash, bytes) {
      mkdirSync(incoming, { recursive: true, mode: 0o700 })
      // The folder is made now: after the record is committed, nothing may fail for lack of space.
      mkdirSync(path.dirname(pathOf(hash)), { recursive: true, mode: 0o700 })
      // The same image may arrive twice at once.
      const file = path.join(incoming, `${hash}.${randomUUID()}`)
      await writeLargeFileAtomically(file, bytes)
      return { keep: () => keep(file, hash), drop: () => rmSync(file, { force: true }) }
    },
    /** After a crash: keeps incoming images that a record needs, and deletes the others. */
    completeIncoming(isNeeded) {
      for (const name of incomingNames()) {
        const file = path.join(incoming, name)
        const hash = hashOf(name)
        if (!isPartial(name) && isNeeded(hash)) {
          mkdirSync(path.dirname(pathOf(hash)), { recursive: true, mode: 0o700 })
          keep(file, hash)
        } else rmSync(file, { force: true })
      }
    },
    remove: (hash) => {
      rmSync(pathOf(hash), { force: true })
    },
  }
}

/**
 * An incoming image is named by its hash and a random part; a file that is still being written has another suffix.
 */
const hashOf = (name: string) => name.split('.')[0] ?? ''
const isPartial = (name: string) => name.split('.').length > 2
