// Walks over the directories of a watched tree and reports the files in each. Links are never followed, so the walk
// always ends; a directory that can't be read is reported and doesn't stop the walk.
import path from 'node:path'
import { ok, type Fault, type Result } from '../../../shared/result.ts'
import type { FileFilter } from '../../../shared/watch/file-filter.ts'
import { replacementCharacter } from '../../files/opened-folder.ts'
import { statUserFile } from '../../files/user-file.ts'
import { inDirectory, type UserFolder } from '../../files/user-folder.ts'
import type { FilePlace, FileState } from '../db/folder-files.ts'
import { hasImageExtension } from '../../../shared/image/filename.ts'

export interface WalkedDir {
  /** '' or a path relative to the root, with a slash at the end. */
  readonly dir: string
  readonly files: ReadonlyMap<string, FileState>
  /** A name that several files seem to have, because their names differ in bytes that are no UTF-8; null if none. */
  readonly sharedName: string | null
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
  readonly onUnreadable: (dir: string, why: Fault) => void
}

/** lstat one by one takes five times as long; more at once than this gain nothing. */
const concurrency = 16

/**
 * Walks over the tree, and reports each directory. Fails with the error of the root itself: the folder is then
 * unreachable, not empty.
 */
export async function walk(root: string, options: WalkOptions): Promise<Result<null>> {
  const directories = [options.from ?? '']
  for (let dir = directories.pop(); dir !== undefined && !options.isStopped(); dir = directories.pop()) {
    const seen = await inDirectory({ base: root, dir: path.resolve(root, dir) }, (folder) =>
      readDirectory(folder, dir, options),
    )
    if (options.isStopped()) return ok(null)
    if (!seen.ok && dir === '') return seen
    if (!seen.ok) {
      options.onUnreadable(dir, seen.error)
      continue
    }
    await options.onDir({ dir, files: seen.value.files, sharedName: seen.value.sharedName })
    // Taken from the end, so that the tree is walked in the order of its names.
    if (options.includesSubfolders) directories.push(...seen.value.dirs.reverse())
  }
  return ok(null)
}

/** Reads one directory: its subdirectories, and the files that the filter lets through. */
async function readDirectory(folder: UserFolder, dir: string, { sieve, onEnter }: WalkOptions) {
  await onEnter(dir, await folder.identity())
  const entries = await folder.entries()
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
  const lossy = names.filter((name) => name.includes(replacementCharacter))
  const sharedName = lossy.find((name, at) => lossy.indexOf(name) < at) ?? null
  return ok({ files: await statesOf(folder, names), sharedName, dirs })
}

const collator = new Intl.Collator('en', { numeric: true })
const byName = (a: string, b: string) => collator.compare(a, b)

/** Returns size and time of the files by name, without those that are gone. */
async function statesOf(
  folder: UserFolder,
  names: readonly string[],
): Promise<ReadonlyMap<string, FileState>> {
  const states = new Map<string, FileState | null>()
  const waiting = names.values()
  /** Looks at files until none is left; several of these run at once. */
  async function readNextStates(): Promise<void> {
    for (const name of waiting) {
      states.set(name, toState(await folder.stat(name)))
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, names.length) }, readNextStates))
  return new Map(
    names.flatMap((name) => {
      const state = states.get(name)
      return state ? [[name, state] as const] : []
    }),
  )
}

/** Size and time of a regular file; null if it is gone or no regular file. Links and pipes are not followed. */
export async function stateOf(root: string, { dir, name }: FilePlace): Promise<FileState | null> {
  const seen = await statUserFile({ base: root, file: path.join(root, dir, name) })
  return seen.ok ? toState(seen.value) : null
}

function toState(stats: Awaited<ReturnType<UserFolder['stat']>>): FileState | null {
  return stats?.isFile() ? { sizeBytes: stats.size, mtimeMs: stats.mtimeMs } : null
}
