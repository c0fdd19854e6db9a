// Hints from the system that something happened in a watched tree. A hint only says where to look; one that gets lost
// costs a delay, since the tree is scanned again in any case. [Note: hints]
// chokidar listens to directories and is kept from looking at the files in them: it would hold 356 MB for 100,000 of
// them. So what is used of it is what the system tells of a directory, before it is made into events of files.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { watch } from 'chokidar'
import { systemCode } from '../../../shared/file-fault.ts'

export interface Hints {
  /** Listens to a directory from now on; a scan says so of every one that it finds. */
  follow(dir: string, identity: string): void
  /** Stops listening to all but these. */
  keepOnly(dirs: ReadonlySet<string>): void
  close(): Promise<void>
}

/** These say that the system has no more to give; any other is of a single directory, which the next scan looks at. */
const refusals: ReadonlySet<string> = new Set(['ENOSPC', 'EMFILE', 'ENFILE', 'ENOSYS'])

export function openHints(
  root: string,
  tell: {
    /** Of a file or a directory: its path below the root, with slashes. */
    onHint: (file: string) => void
    /** Of directories, '' or ending in a slash, that are listened to by now: what landed just before was told by nobody. */
    onListening: (dirs: readonly string[]) => void
    /** The system has no more to give, or can't: scans have to do. */
    onRefused: (error: unknown) => void
  },
): Hints {
  const identities = new Map<string, string>()
  /** What chokidar was given, by its path. */
  const given = new Map<string, string>()
  /** What it will be given, one after the other: many at once take some hundred megabytes for a while. */
  const waiting = new Set<string>()
  let beginning: string | null = null
  let begun: string[] = []
  const watcher = watch([], {
    backend: 'native',
    depth: 0,
    followSymlinks: false,
    ignorePermissionErrors: true,
    ignored: (file) => !given.has(path.normalize(file)),
  })

  watcher.on('raw', (_event, name, details: unknown) => {
    const dir = given.get(path.normalize(watchedPathOf(details)))
    if (dir !== undefined && name !== null) tell.onHint(dir + path.basename(name))
  })
  watcher.on('addDir', (file) => {
    const dir = given.get(path.normalize(file))
    if (dir === undefined) return
    begun.push(dir)
    if (dir === beginning) beginNext()
  })
  watcher.on('error', (error) => {
    if (refusals.has(systemCode(error) ?? '')) tell.onRefused(error)
  })

  const placeOf = (dir: string) => path.resolve(root, dir)

  function beginNext(): void {
    beginning = null
    for (const dir of waiting) {
      waiting.delete(dir)
      // One that is gone since the scan saw it would never be told of.
      if (!existsSync(placeOf(dir))) identities.delete(dir)
      else {
        beginning = dir
        given.set(placeOf(dir), dir)
        watcher.add(placeOf(dir))
        return
      }
    }
    const dirs = begun
    begun = []
    if (dirs.length > 0) tell.onListening(dirs)
  }

  const isStuck = () => beginning === null || !existsSync(placeOf(beginning))

  function drop(dir: string): void {
    identities.delete(dir)
    waiting.delete(dir)
    if (given.delete(placeOf(dir))) watcher.unwatch(placeOf(dir))
    if (dir === beginning) beginning = null
  }

  return {
    follow(dir, identity) {
      if (watcher.closed || identities.get(dir) === identity) return
      drop(dir)
      identities.set(dir, identity)
      waiting.add(dir)
      if (isStuck()) beginNext()
    },
    keepOnly(dirs) {
      for (const dir of [...identities.keys()]) if (!dirs.has(dir)) drop(dir)
    },
    close: () => watcher.close(),
  }
}

function watchedPathOf(details: unknown): string {
  const isObject = typeof details === 'object' && details !== null && 'watchedPath' in details
  return isObject && typeof details.watchedPath === 'string' ? details.watchedPath : ''
}
