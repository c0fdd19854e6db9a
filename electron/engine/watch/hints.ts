// Hints from the system that something happened in a watched tree. A hint only says where to look; one that gets lost
// costs a delay, since the tree is scanned again in any case. [Note: hints]
// Only directories are listened to: chokidar, which listens to each file, held 356 MB for a tree of 100,000 files.
import { watch, type FSWatcher } from 'node:fs'
import path from 'node:path'
import { systemCode } from '../../../shared/file-fault.ts'

export interface Hints {
  /** Listens to a directory from now on; a scan says so of every one that it finds. */
  follow(dir: string, identity: string): void
  /** Stops listening to all but these. */
  keepOnly(dirs: ReadonlySet<string>): void
  close(): void
}

interface Followed {
  readonly identity: string
  readonly watcher: FSWatcher
}

/** macOS and Windows tell of a whole tree at once; Linux tells of one directory. */
const tellsOfTrees = process.platform === 'darwin' || process.platform === 'win32'

export function openHints(
  root: string,
  tell: {
    /** Of a file or a directory: its path below the root, with slashes. */
    onHint: (file: string) => void
    /** The system has no more to give, or can't: scans have to do. */
    onRefused: (error: unknown) => void
  },
): Hints {
  const followed = new Map<string, Followed>()
  let isClosed = false

  function refuse(error: unknown): void {
    if (systemCode(error) === null) throw error
    tell.onRefused(error)
  }

  function open(dir: string): FSWatcher | null {
    try {
      const watcher = watch(
        path.join(root, dir),
        { recursive: tellsOfTrees, persistent: false },
        (_, name) => {
          if (!isClosed && name !== null) tell.onHint(dir + name.replaceAll('\\', '/'))
        },
      )
      // A directory that was deleted while it was listened to; the next scan finds out what is there instead.
      watcher.on('error', () => drop(dir))
      return watcher
    } catch (error) {
      // Gone since the scan saw it.
      if (systemCode(error) !== 'ENOENT') refuse(error)
      return null
    }
  }

  function drop(dir: string): void {
    followed.get(dir)?.watcher.close()
    followed.delete(dir)
  }

  return {
    follow(dir, identity) {
      if (isClosed || (tellsOfTrees && dir !== '')) return
      if (followed.get(dir)?.identity === identity) return
      drop(dir)
      const watcher = open(dir)
      if (watcher) followed.set(dir, { identity, watcher })
    },
    keepOnly(dirs) {
      for (const dir of [...followed.keys()]) if (!dirs.has(dir)) drop(dir)
    },
    close() {
      isClosed = true
      for (const dir of [...followed.keys()]) drop(dir)
    },
  }
}
