// Hints from chokidar that something happened in a watched tree. A hint only says where to look; one that gets lost
// costs a delay, since the tree is scanned again in any case. [Note: hints]
// Of chokidar only the system's own events are used: the list that it keeps of each file would be 350 MB for a tree of
// 100,000 files, and a second one beside our table of them. So each directory has a watcher that ignores what lies in it.
import path from 'node:path'
import { watch, type ChokidarOptions, type FSWatcher } from 'chokidar'
import { z } from 'zod'

export interface Hints {
  /** Listens to a directory; resolved when it does, so that what is looked for after that can't be missed. */
  follow(dir: string, identity: string): Promise<void>
  /** Stops listening to all but these. */
  keepOnly(dirs: ReadonlySet<string>): Promise<void>
  close(): Promise<void>
}

interface Followed {
  readonly identity: string
  close(): Promise<void>
}

/** macOS and Windows tell of a whole tree at once; Linux tells of one directory. */
const tellsOfTrees = process.platform === 'darwin' || process.platform === 'win32'

const quietly: ChokidarOptions = {
  persistent: false,
  ignoreInitial: true,
  followSymlinks: false,
  ignorePermissionErrors: true,
  ...(tellsOfTrees ? {} : { depth: 0 }),
}

const rawSchema = z.object({ watchedPath: z.string() })

export function openHints(
  root: string,
  tell: {
    /** Of a file or a directory: its path below the root, with slashes. */
    onHint: (file: string) => void
    /** The system has no more to give, or can't: scans have to do. Told once. */
    onRefused: (error: unknown) => void
  },
): Hints {
  const followed = new Map<string, Followed>()
  let isOver = false

  function refuse(error: unknown): void {
    if (isOver) return
    isOver = true
    tell.onRefused(error)
  }

  function open(dir: string, identity: string): { followed: Followed; begun: Promise<null> } {
    const here = path.resolve(root, dir)
    const { promise: begun, resolve } = Promise.withResolvers<null>()
    const watcher: FSWatcher = watch(here, { ...quietly, ignored: (file) => path.resolve(file) !== here })
    watcher.on('ready', () => resolve(null))
    watcher.on('error', refuse)
    watcher.on('raw', (_, name, details) => {
      if (isOver || name === null) return
      // A directory that is gone is waited for in the one above it, whose events are told as well.
      if (path.resolve(rawSchema.parse(details).watchedPath) !== here) return
      tell.onHint(dir + name.replaceAll('\\', '/'))
    })
    return {
      begun,
      followed: {
        identity,
        close() {
          // Closed before it was ready it never will be.
          resolve(null)
          return watcher.close()
        },
      },
    }
  }

  async function drop(dir: string): Promise<void> {
    const known = followed.get(dir)
    followed.delete(dir)
    await known?.close()
  }

  return {
    async follow(dir, identity) {
      if (tellsOfTrees && dir !== '') return
      if (followed.get(dir)?.identity === identity) return
      await drop(dir)
      if (isOver) return
      const opened = open(dir, identity)
      followed.set(dir, opened.followed)
      await opened.begun
    },
    async keepOnly(dirs) {
      await Promise.all([...followed.keys()].filter((dir) => !dirs.has(dir)).map(drop))
    },
    async close() {
      isOver = true
      await Promise.all([...followed.keys()].map(drop))
    },
  }
}
