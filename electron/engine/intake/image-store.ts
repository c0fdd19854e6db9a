// Images that have no lasting place of their own: files beside the database, named by what is in them.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeLargeFileAtomically } from '../atomic-file.ts'

export interface ImageStore {
  /** Where the image with this hash lies, or would lie. */
  pathOf(hash: string): string
  /** In its place. */
  has(hash: string): boolean
  /** In its place, or on its way there. */
  isThere(hash: string): boolean
  /** Writes the image, but not yet to its place: `keep` puts it there, once its record is committed. */
  write(hash: string, bytes: Uint8Array): Promise<{ keep(): void; drop(): void }>
  /** What a power cut left between the two is kept if its record is there, and else nothing that anybody knows of. */
  settle(isNeeded: (hash: string) => boolean): void
  remove(hash: string): void
}

export function createImageStore(dir: string): ImageStore {
  const incoming = path.join(dir, 'incoming')
  const pathOf = (hash: string) => path.join(dir, hash.slice(0, 2), hash)
  const has = (hash: string) => existsSync(pathOf(hash))
  const onTheWay = () => (existsSync(incoming) ? readdirSync(incoming) : [])

  function keep(file: string, hash: string): void {
    // Another request may have brought the same one meanwhile; it may be read just now.
    if (has(hash)) rmSync(file)
    else renameSync(file, pathOf(hash))
  }

  return {
    pathOf,
    has,
    isThere: (hash) => has(hash) || onTheWay().some((name) => hashOf(name) === hash) || has(hash),
    async write(hash, bytes) {
      mkdirSync(incoming, { recursive: true, mode: 0o700 })
      // Its folder is made now: once the record is committed, there must be nothing left that can find no room.
      mkdirSync(path.dirname(pathOf(hash)), { recursive: true, mode: 0o700 })
      // The same image may come twice at once.
      const file = path.join(incoming, `${hash}.${randomUUID()}`)
      await writeLargeFileAtomically(file, bytes)
      return { keep: () => keep(file, hash), drop: () => rmSync(file, { force: true }) }
    },
    settle(isNeeded) {
      for (const name of onTheWay()) {
        const file = path.join(incoming, name)
        const hash = hashOf(name)
        if (!isHalf(name) && isNeeded(hash)) {
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

/** What is on its way is called by its hash and a name of its own; half of it has one part more. */
const hashOf = (name: string) => name.split('.')[0] ?? ''
const isHalf = (name: string) => name.split('.').length > 2
