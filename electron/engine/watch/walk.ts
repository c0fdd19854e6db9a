// Walks over the directories of a watched tree and reports the files in each. Links are never followed, so the walk
// always ends; a directory that can't be read is reported and doesn't stop the walk.
import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { systemCode } from '../../../shared/file-fault.ts'
import type { FileFilter } from '../../../shared/watch/file-filter.ts'
import type { FileState } from '../db/folder-files.ts'
import { hasImageExtension } from '../../../shared/image/filename.ts'

export interface WalkedDir {
  /** '' or a path relative to the root, with a slash at the end. */
  readonly dir: string
  readonly files: ReadonlyMap<string, FileState>
}

export interface WalkOptions {
  readonly includesSubfolders: boolean
  readonly sieve: FileFilter
  /** The directory to begin with; '' is the root. */
  readonly from?: string
  readonly isStopped: () => boolean
  /**
   * Called before a directory is read. A directory that was deleted and made again under the same name, or mounted
   * over, has another identity.
   */
  readonly onEnter: (dir: string, identity: string) => Promise<void>
  readonly onDir: (walked: WalkedDir) => void | Promise<void>
  readonly onUnreadable: (dir: string, error: unknown) => void
}

/** lstat one by one takes five times as long; more at once than this gain nothing. */
const concurrency = 16

/**
 * Walks over the tree, and reports each directory. Throws the error of the root itself: the folder is then
 * unreachable, not empty.
 */
export async function walk(root: string, options: WalkOptions): Promise<void> {
  const directories = [options.from ?? '']
  for (let dir = directories.pop(); dir !== undefined && !options.isStopped(); dir = directories.pop()) {
    try {
      const seen = await readDirectory(root, dir, options)
      if (options.isStopped()) return
      if (!seen) continue
      await options.onDir({ dir, files: seen.files })
      // Taken from the end, so that the tree is walked in the order of its names.
      if (options.includesSubfolders) directories.push(...seen.dirs.reverse())
    } catch (error) {
      if (systemCode(error) === null || dir === '') throw error
      options.onUnreadable(dir, error)
    }
  }
}

/** Reads one directory: its subdirectories, and the files that the filter lets through. */
async function readDirectory(root: string, dir: string, { sieve, onEnter }: WalkOptions) {
  // Without the slash at its end: with it, the system calls a file a missing directory.
  const here = path.resolve(root, dir)
  const stats = await lstat(here)
  // An event may be about anything: a link, or a file that is no image. Only the root itself may be a link.
  if (dir !== '' && !stats.isDirectory()) return null
  await onEnter(dir, `${stats.dev}:${stats.ino}`)
  const entries = await readdir(here, { withFileTypes: true })
  const dirs = entries
    .filter((entry) => entry.isDirectory() && !sieve.skipsFolder(dir + entry.name))
    .map((entry) => `${dir}${entry.name}/`)
    .sort(byName)
  const names = entries
    .filter(
      (entry) =>
        entry.isFile() && hasImageExtension(entry.name) && sieve.verdict(dir + entry.name).kind === 'read',
    )
    .map((entry) => entry.name)
    .sort(byName)
  return { files: await statesOf(here, names), dirs }
}

const collator = new Intl.Collator('en', { numeric: true })
const byName = (a: string, b: string) => collator.compare(a, b)

/** Returns size and time of the files by name, without those that are gone. */
async function statesOf(here: string, names: readonly string[]): Promise<ReadonlyMap<string, FileState>> {
  const states: (FileState | null)[] = []
  let next = 0
  /** Looks at files until none is left; several of these run at once. */
  async function readNextStates(): Promise<void> {
    for (let at = next++; at < names.length; at = next++)
      states[at] = await stateOf(path.join(here, names[at] ?? ''))
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, names.length) }, readNextStates))
  return new Map(
    names.flatMap((name, at) => {
      const state = states[at]
      return state ? [[name, state] as const] : []
    }),
  )
}

/** Size and time of a regular file; null if it is gone or no regular file. Links and pipes are not followed. */
export async function stateOf(file: string): Promise<FileState | null> {
  try {
    const stats = await lstat(file)
    return stats.isFile() ? { sizeBytes: stats.size, mtimeMs: stats.mtimeMs } : null
  } catch (error) {
    if (systemCode(error) === null) throw error
    return null
  }
}
