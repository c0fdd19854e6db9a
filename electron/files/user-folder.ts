// The only way in which Fovea reads, writes or moves files in a user's folder. The files of a rule stay below a base folder
// that the owner chose, whatever is put into it: links below it are refused, anything that stands where a file should
// be is neither followed nor written through, a pipe is never waited for, and a file is only created where nothing was.
// See [Note: user folder].
import { createHash } from 'node:crypto'
import type { Dirent, PathLike, Stats } from 'node:fs'
import { link, lstat, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { fileFault, isMissingFile, systemCode } from '../../shared/file-fault.ts'
import { maxPdfBytes } from '../../shared/export/pdf.ts'
import type { Result } from '../../shared/result.ts'
import {
  assertInside,
  entryPath,
  openFolderAt,
  Refused,
  refuse,
  statOrNull,
  type FolderPlace,
  type OpenedFolder,
} from './opened-folder.ts'
import { openRegular, readWhole, type OpenedFile } from './regular-file.ts'

export interface UserPlace {
  /** The folder that the owner chose. */
  readonly base: string
  /** A file below it. */
  readonly file: string
}

/** An opened folder, valid while it is on loan. Names are file names without a folder. */
export interface UserFolder {
  /** The device and number by which the system knows the folder. */
  identity(): Promise<string>
  entries(): Promise<Dirent[]>
  /** Size, time and kind of what has this name, without following a link; null if nothing has it. */
  stat(name: string): Promise<Stats | null>
  /** Opens a regular file for reading; the open file is the caller's to close. */
  open(name: string): Promise<OpenedFile>
  /** Whether anything has this name, even a broken link. */
  has(name: string): Promise<boolean>
  /**
   * The hash of a file's content; null if nothing has this name, `notOurs` if it is no file or larger than any file
   * of Fovea.
   */
  hashOf(name: string): Promise<string | null>
  /** The content of a file; null and `notOurs` as above. */
  read(name: string): Promise<Buffer | null | typeof notOurs>
  /** Creates a file with these bytes, completely or not at all; false if its name is taken. */
  create(name: string, bytes: Uint8Array, temporary: string): Promise<boolean>
  /** The same, replacing what has the name. */
  replace(name: string, bytes: Uint8Array, temporary: string): Promise<void>
  /**
   * Gives the file of another folder, with the expected hash, a name here: by a hard link, or by a copy if it is on
   * another disk.
   */
  adopt(name: string, from: OtherFile, temporary: string): Promise<'adopted' | 'taken' | 'changed'>
  remove(name: string): Promise<void>
  /** Passes the path of a file to `work`; errors of the system are reported for this folder's file. */
  at<T>(name: string, work: (path: PathLike) => Promise<T>): Promise<T>
}

export interface OtherFile {
  readonly folder: UserFolder
  readonly name: string
  readonly hash: string
}

export const notOurs = 'not ours'

/** Each image and kind has its own name, so that the next run removes what a killed run left. */
export function temporaryName(id: string): string {
  return `.fovea-${id}.tmp`
}

/** Opens the folder of a file for `work`. Missing folders are created, unless `createsMissing` is false. */
export function inUserFolder<T>(
  { base, file }: UserPlace,
  work: (folder: UserFolder) => Promise<Result<T>>,
  { createsMissing = true } = {},
): Promise<Result<T>> {
  return lendFolder({ base, dir: path.dirname(file), shown: file, followsInside: true }, work, createsMissing)
}

/** Opens an existing folder for `work`, without following a link below the base. */
export function inDirectory<T>(
  { base, dir, shown = dir }: { readonly base: string; readonly dir: string; readonly shown?: string },
  work: (folder: UserFolder) => Promise<Result<T>>,
): Promise<Result<T>> {
  return lendFolder({ base, dir, shown, followsInside: false }, work, false)
}

async function lendFolder<T>(
  place: FolderPlace,
  work: (folder: UserFolder) => Promise<Result<T>>,
  createsMissing: boolean,
): Promise<Result<T>> {
  try {
    const { opened, root } = await openFolderAt(place, createsMissing)
    try {
      return await work(createUserFolder(opened, root, place))
    } finally {
      await opened.handle?.close()
    }
  } catch (error) {
    return error instanceof Refused ? { ok: false, error: error.fault } : fileFault(error, place.shown)
  }
}

/** Returns the operations on files in an opened folder. */
function createUserFolder(opened: OpenedFolder, root: string, place: FolderPlace): UserFolder {
  /** Checks the folder again, then works on the file with this name. */
  async function at<T>(name: string, work: (path: PathLike) => Promise<T>): Promise<T> {
    try {
      await assertInside(root, opened, place)
      return await work(await entryPath(opened.path, name))
    } catch (error) {
      if (error instanceof Refused) throw error
      return refuse(fileFault(error, place.shown))
    }
  }

  const content = (file: PathLike) => read(file, place.shown)
  const hash = (file: PathLike) => hashOf(file, place.shown)
  const remove = (name: string) => at(name, (file) => rm(file, { force: true }))

  /** Runs the work, and removes the temporary file whatever happens. */
  async function withTemporary<T>(temporary: string, work: () => Promise<T>): Promise<T> {
    await remove(temporary)
    try {
      const done = await work()
      await syncFolder(opened)
      return done
    } catch (error) {
      await remove(temporary).catch(() => undefined)
      throw error
    }
  }

  /** Writes the bytes into a new temporary file, and flushes it to the disk. */
  async function write(temporary: string, bytes: Uint8Array): Promise<void> {
    const handle = await at(temporary, (file) => open(file, 'wx'))
    await withHandle(handle, () =>
      at(temporary, async () => {
        await handle.writeFile(bytes)
        await handle.sync()
      }),
    )
  }

  /** Gives the temporary file its final name; false if that name is taken. */
  const moveTo = (name: string, temporary: string) =>
    at(name, (to) => at(temporary, (from) => moveIfFree(from, to)))

  return {
    at,
    remove,
    identity: async () => {
      const { dev, ino } = await (opened.handle?.stat() ?? lstat(opened.path))
      return `${dev}:${ino}`
    },
    entries: () => readdir(opened.path, { withFileTypes: true }),
    stat: async (name) => statOrNull(await entryPath(opened.path, name)),
    open: (name) => at(name, (file) => openRegular(file, place.shown)),
    has: (name) => at(name, async (file) => (await statOrNull(file)) !== null),
    hashOf: (name) => at(name, hash),
    read: (name) => at(name, content),
    create: (name, bytes, temporary) =>
      withTemporary(temporary, async () => {
        await write(temporary, bytes)
        return moveTo(name, temporary)
      }),
    replace: (name, bytes, temporary) =>
      withTemporary(temporary, async () => {
        await write(temporary, bytes)
        await at(name, (to) => at(temporary, (from) => rename(from, to)))
      }),
    adopt: (name, from, temporary) =>
      withTemporary(temporary, async () => {
        await at(temporary, (to) => from.folder.at(from.name, (file) => linkOrCopy(file, to, place.shown)))
        const isWhole = (await at(temporary, hash)) === from.hash
        if (isWhole) return (await moveTo(name, temporary)) ? 'adopted' : 'taken'
        await remove(temporary)
        return 'changed'
      }),
  }
}

/** No file of Fovea is larger; a larger one belongs to somebody else and need not be read. */
const maxBytes = maxPdfBytes

/** Runs the work, and closes the file whatever happens. */
async function withHandle<T>(handle: FileHandle, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await handle.close()
  }
}

/** Returns the file's hash; null if it does not exist. */
async function hashOf(file: PathLike, shown: string): Promise<string | null> {
  const bytes = await read(file, shown)
  return bytes === null || bytes === notOurs ? bytes : sha256(bytes)
}

/** Reads the file; null if it does not exist, `notOurs` if it can't be a file of Fovea. */
async function read(file: PathLike, shown: string): Promise<Buffer | null | typeof notOurs> {
  const seen = await statOrNull(file)
  if (seen === null) return null
  if (!seen.isFile() || seen.size > maxBytes) return notOurs
  const opened = await openRegular(file, shown)
  return withHandle(opened.handle, () => readWhole(opened, shown))
}

/**
 * Makes a hard link if possible; else a copy with the same times, as on another disk or a file system without hard
 * links.
 */
async function linkOrCopy(from: PathLike, to: PathLike, shown: string): Promise<void> {
  if (await isLinked(from, to)) return
  const { atime, mtime } = await lstat(from)
  const bytes = await read(from, shown)
  // Anything else than a file leaves nothing here, and the check of the hash tells it.
  if (bytes === null || bytes === notOurs) return
  const copy = await open(to, 'wx')
  await withHandle(copy, async () => {
    await copy.writeFile(bytes)
    await copy.utimes(atime, mtime)
    await copy.sync()
  })
}

/** Tries to hard-link a file to a new name; false if that is not possible. */
async function isLinked(from: PathLike, to: PathLike): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isMissingFile(error) || systemCode(error) === null) throw error
    return false
  }
}

/** Renames a file unless the name is taken; a plain rename would overwrite it. */
async function moveIfFree(from: PathLike, to: PathLike): Promise<boolean> {
  try {
    await link(from, to)
  } catch (error) {
    const code = systemCode(error) ?? ''
    if (code !== 'EEXIST' && !noLinkCodes.has(code)) throw error
    // FAT and some shares have no hard links; the moment between this check and the rename is very short.
    const isFree = code !== 'EEXIST' && (await statOrNull(to)) === null
    await (isFree ? rename(from, to) : rm(from))
    return isFree
  }
  await rm(from)
  return true
}

const noLinkCodes: ReadonlySet<string> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EINVAL',
])

/** Makes the new name durable against a power cut. Windows has no such call. */
async function syncFolder({ handle }: OpenedFolder): Promise<void> {
  try {
    await handle?.sync()
  } catch (error) {
    // Some shares can't do this; the file is as safe there as it can be.
    if (lossCodes.has(systemCode(error) ?? '') || systemCode(error) === null) throw error
  }
}

const lossCodes: ReadonlySet<string> = new Set(['EIO', 'ENOSPC', 'EDQUOT'])

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
