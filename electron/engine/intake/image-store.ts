// Images that have no lasting place of their own: files beside the database, named by what is in them.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeFileAtomically } from '../atomic-file.ts'

export interface ImageStore {
  /** Where the image with this hash lies, or would lie. */
  pathOf(hash: string): string
  /** In its place, or on its way there. */
  isThere(hash: string): boolean
  /** Writes the image, but not yet to its place: `keep` puts it there, once its record is committed. */
  write(hash: string, bytes: Uint8Array): { keep(): void; drop(): void }
  /** What a power cut left between the two is kept if its record is there, and else nothing that anybody knows of. */
  settle(isNeeded: (hash: string) => boolean): void
  remove(hash: string): void
}

export function createImageStore(dir: string): ImageStore {
  const incoming = path.join(dir, 'incoming')
  const pathOf = (hash: string) => path.join(dir, hash.slice(0, 2), hash)

  function keep(hash: string): void {
    renameSync(path.join(incoming, hash), pathOf(hash))
  }

  return {
    pathOf,
    isThere: (hash) =>
      existsSync(pathOf(hash)) || existsSync(path.join(incoming, hash)) || existsSync(pathOf(hash)),
    write(hash, bytes) {
      if (existsSync(pathOf(hash))) return { keep: () => undefined, drop: () => undefined }
      mkdirSync(incoming, { recursive: true, mode: 0o700 })
      // Its folder is made now: once the record is committed, there must be nothing left that can find no room.
      mkdirSync(path.dirname(pathOf(hash)), { recursive: true, mode: 0o700 })
      writeFileAtomically(path.join(incoming, hash), bytes)
      return {
        keep: () => keep(hash),
        drop: () => rmSync(path.join(incoming, hash), { force: true }),
      }
    },
    settle(isNeeded) {
      if (!existsSync(incoming)) return
      for (const name of readdirSync(incoming)) {
        if (isNeeded(name)) {
          mkdirSync(path.dirname(pathOf(name)), { recursive: true, mode: 0o700 })
          keep(name)
        } else rmSync(path.join(incoming, name), { force: true })
      }
    },
    remove: (hash) => {
      rmSync(pathOf(hash), { force: true })
    },
  }
}
