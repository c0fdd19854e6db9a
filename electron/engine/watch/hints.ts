// Events from chokidar that something happened in a watched tree. They are only hints where to look; a lost one costs
// a delay, because the tree is scanned regularly in any case. [Note: hints]
// Only chokidar's raw events are used: its own list of files would take 350 MB for a tree of 100,000 files, and
// duplicate the table in the database. So each directory has a watcher that ignores the files in it.
import path from 'node:path'
import { watch, type ChokidarOptions, type FSWatcher } from 'chokidar'
import { z } from 'zod'
import { fault, type Fault } from '../../../shared/result.ts'
import { placeOf } from '../../files/place-of.ts'

export interface Hints {
  /** Listens to a directory. Resolves when it does, so that a file that appears after that is not missed. */
  follow(dir: string, identity: string): Promise<void>
  /** Stops listening to all other directories. */
  keepOnly(dirs: ReadonlySet<string>): Promise<void>
  /** Why the system provides no events, so that the folder depends on scans; null if it does. */
  readonly refusal: () => Fault | null
}

interface Followed {
  readonly identity: string
  close(): Promise<void>
}

/** macOS and Windows report events of a whole tree; Linux only those of one directory. */
const reportsTrees = process.platform === 'darwin' || process.platform === 'win32'

const watchOptions: ChokidarOptions = {
  persistent: false,
  ignoreInitial: true,
  followSymlinks: false,
  ignorePermissionErrors: true,
  ...(reportsTrees ? {} : { depth: 0 }),
}

const rawSchema = z.object({ watchedPath: z.string() })

export function openHints(
  root: string,
  listeners: {
    /** The path of a file or directory below the root, with slashes. */
    onHint: (file: string) => void
    /** Called once, if the system provides no more events. */
    onRefused: (error: unknown) => void
  },
): Hints {
  const followed = new Map<string, Followed>()
  let refusal: Fault | null = null

  /** Reports the first error; no more hints come after it. */
  function refuse(error: unknown): void {
    if (refusal) return
    const why = error instanceof Error ? error.message : String(error)
    refusal = fault('folder.noEvents', { path: root, why })
    listeners.onRefused(error)
  }

  /** Begins to watch one directory; `begun` resolves when the system reports changes. */
  function open(dir: string, identity: string): { followed: Followed; begun: Promise<null> } {
    const here = path.resolve(root, dir)
    const { promise: begun, resolve } = Promise.withResolvers<null>()
    const watcher: FSWatcher = watch(here, {
      ...watchOptions,
      ignored: (file) => path.resolve(file) !== here,
    })
    watcher.on('ready', () => resolve(null))
    watcher.on('error', refuse)
    watcher.on('raw', (_, name, details) => {
      if (refusal || !followed.has(dir) || name === null) return
      // For a directory that is gone, chokidar watches its parent and reports the parent's events too.
      if (path.resolve(rawSchema.parse(details).watchedPath) !== here) return
      // A backslash is a letter of a name everywhere but on Windows.
      const file = dir + name.replaceAll(path.sep, '/')
      // A name may be anything that somebody chose, and must not lead out of the folder.
      if (placeOf(root, path.join(root, file)) !== null) listeners.onHint(file)
    })
    return {
      begun,
      followed: {
        identity,
        /** Stops watching the directory. */
        close() {
          // A watcher that is closed too early never becomes ready.
          resolve(null)
          return watcher.close()
        },
      },
    }
  }

  /** Stops watching a directory. */
  async function drop(dir: string): Promise<void> {
    const known = followed.get(dir)
    followed.delete(dir)
    await known?.close()
  }

  return {
    /** Watches a directory, unless it is watched already; another one of the same name replaces it. */
    async follow(dir, identity) {
      if (reportsTrees && dir !== '') return
      if (followed.get(dir)?.identity === identity) return
      await drop(dir)
      if (refusal) return
      const opened = open(dir, identity)
      followed.set(dir, opened.followed)
      await opened.begun
    },
    /** Stops watching directories that are not in the set. */
    async keepOnly(dirs) {
      await Promise.all([...followed.keys()].filter((dir) => !dirs.has(dir)).map(drop))
    },
    refusal: () => refusal,
  }
}
