// Images that have no lasting place of their own: files beside the database, named by what is in them.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeLargeFileAtomically } from '../atomic-file.ts'

export interface ImageStore {
  /** Where the image with this hash lies, or would lie. */
  pathOf(hash: string): string
  has(hash: string): boolean
  /** Writes the image, but not yet to its place: `keep` puts it there, once its record is committed. */
  write(hash: string, bytes: Uint8Array): Promise<{ keep(): void; drop(): void }>
  /** What a power cut left between the two is kept if its record is there, and else nothing that anybody knows of. */
  settle(isNeeded: (hash: string) => boolean): void
  remove(hash: string): void
}

export function createImageStore(dir: string): ImageStore {
  const incoming = path.join(dir, 'incoming')
  const pathOf = (hash: string) => path.join(dir, hash.slice(0, 2), hash)

  function keep(file: string, hash: string): void {
    // Another request may have brought the same one meanwhile; it may be read just now.
    if (existsSync(pathOf(hash))) rmSync(file)
    else renameSync(file, pathOf(hash))
  }

  return {
    pathOf,
    has: (hash) => existsSync(pathOf(hash)),
    async write(hash, bytes) {
      mkdirSync(incoming, { recursive: true })
      // Its folder is made now: once the record is committed, there must be nothing left that can find no room.
      mkdirSync(path.dirname(pathOf(hash)), { recursive: true })
      // The same image may come twice at once.
      const file = path.join(incoming, `${hash}.${randomUUID()}`)
      await writeLargeFileAtomically(file, bytes)
      return {
        keep: () => {
          keep(file, hash)
        },
        drop: () => {
          rmSync(file, { force: true })
        },
      }
    },
    settle(isNeeded) {
      if (!existsSync(incoming)) return
      for (const name of readdirSync(incoming)) {
        const [hash = '', , isHalf] = name.split('.')
        const file = path.join(incoming, name)
        if (isHalf === undefined && isNeeded(hash)) {
          mkdirSync(path.dirname(pathOf(hash)), { recursive: true })
          keep(file, hash)
        } else rmSync(file, { force: true })
      }
    },
    remove: (hash) => {
      rmSync(pathOf(hash), { force: true })
    },
  }
}
