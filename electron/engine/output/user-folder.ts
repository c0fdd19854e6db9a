// The only way in which Fovea writes or moves files in a user's folder. The files of a rule stay below a base folder
// that the owner chose, whatever is put into it: links that lead out are refused, anything that stands where a file
// should be is neither followed nor written through, and a file is only created where nothing was. The base itself
// may be reached through links, because that is the owner's choice. [Note: user folder]
// A folder can be replaced by a link at any moment. On Linux all access goes through the opened and checked folder
// (/proc/self/fd), so a replacement has no effect. Elsewhere Node only knows paths, so the path is resolved again
// before every step, and a short moment between that check and the step remains. In it, a replaced folder may receive
// an empty folder, the temporary file without content, or a hard link to it, none of which has a name that anything
// reads; and it may lose a file with the same name and content as the image. Windows has no O_NOFOLLOW: there a link
// in place of a file is detected by the check before opening.
import { createHash } from 'node:crypto'
import { constants, existsSync, type Stats } from 'node:fs'
import { copyFile, link, lstat, mkdir, open, realpath, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { fileFault, isMissingFile, systemCode } from '../../../shared/file-fault.ts'
import { maxPdfBytes } from '../../../shared/export/pdf.ts'
import { err, type Err, type Fault, type Result } from '../../../shared/result.ts'
import { isWithin } from '../place-of.ts'

export interface UserPlace {
  /** The folder that the owner chose. */
  readonly base: string
  /** A file below it. */
  readonly file: string
}

/** An opened folder, valid while it is on loan. Names are file names without a folder. */
export interface UserFolder {
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
  at<T>(name: string, work: (path: string) => Promise<T>): Promise<T>
}

export interface OtherFile {
  readonly folder: UserFolder
  readonly name: string
  readonly hash: string
}

/** An opened file. */
type FileHandle = Awaited<ReturnType<typeof open>>

export const notOurs = 'not ours'

/** Each image and kind has its own name, so that the next run removes what a killed run left. */
export function temporaryName(id: string): string {
  return `.fovea-${id}.tmp`
}

/** Opens the folder of a file for `work`. Missing folders are created, unless `createsMissing` is false. */
export async function inUserFolder<T>(
  place: UserPlace,
  work: (folder: UserFolder) => Promise<Result<T>>,
  { createsMissing = true } = {},
): Promise<Result<T>> {
  try {
    const { opened, root } = await openFolderOf(place, createsMissing)
    try {
      return await work(createUserFolder(opened, root, place))
    } finally {
      await opened.handle?.close()
    }
  } catch (error) {
    return error instanceof Refused ? { ok: false, error: error.fault } : fileFault(error, place.file)
  }
}

class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

function refuse({ error }: Err): never {
  throw new Refused(error)
}

/** An opened folder: `path` leads to the folder that `handle` holds. Windows can't open folders. */
interface OpenedFolder {
  readonly path: string
  readonly handle: FileHandle | null
}

const hasProcFd = existsSync('/proc/self/fd')

/** Opens a folder; on Linux its path then leads through the open handle. */
async function openFolder(dir: string): Promise<OpenedFolder> {
  if (process.platform === 'win32') return { path: await realpath(dir), handle: null }
  const handle = await open(dir, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: hasProcFd ? `/proc/self/fd/${handle.fd}` : await realpath(dir), handle }
}

/** Opens the folder that the file is in, from the base downwards, checking each folder on the way. */
async function openFolderOf(
  place: UserPlace,
  createsMissing: boolean,
): Promise<{ opened: OpenedFolder; root: string }> {
  let opened = await openBase(place.base, createsMissing)
  try {
    const root = await realpath(opened.path)
    const below = path.relative(place.base, path.dirname(place.file))
    for (const part of below.split(path.sep).filter(Boolean)) {
      const above = opened
      opened = await openBelow(path.join(above.path, part), place, createsMissing)
      await above.handle?.close()
      await assertInside(root, opened, place)
    }
    return { opened, root }
  } catch (error) {
    await opened.handle?.close()
    throw error
  }
}

/** Opens the base folder, and creates it if that is allowed. */
async function openBase(base: string, createsMissing: boolean): Promise<OpenedFolder> {
  try {
    return await openFolder(base)
  } catch (error) {
    if (!createsMissing) throw error
    await mkdir(base, { recursive: true })
    return openFolder(base)
  }
}

/** Opens a folder below the base, and creates it if that is allowed; refuses links that lead nowhere. */
async function openBelow(dir: string, place: UserPlace, createsMissing: boolean): Promise<OpenedFolder> {
  try {
    return await openFolder(dir)
  } catch (error) {
    const there = await statOrNull(dir)
    // A broken link, or a loop of links.
    if (there?.isSymbolicLink()) refuse(outsideError(place))
    if (there !== null || !createsMissing) throw error
    await mkdir(dir)
    return openFolder(dir)
  }
}

/** Refuses a folder that lies outside of the base. */
async function assertInside(root: string, opened: OpenedFolder, place: UserPlace): Promise<void> {
  if (!isWithin(await realpath(opened.path), root)) refuse(outsideError(place))
}

const outsideError = ({ base, file }: UserPlace) => err('output.outside', { path: file, base })

/** Returns the operations on files in an opened folder. */
function createUserFolder(opened: OpenedFolder, root: string, place: UserPlace): UserFolder {
  /** Checks the folder again, then works on the file with this name. */
  async function at<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    try {
      await assertInside(root, opened, place)
      return await work(path.join(opened.path, name))
    } catch (error) {
      if (error instanceof Refused) throw error
      return refuse(fileFault(error, place.file))
    }
  }

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
    has: (name) => at(name, async (file) => (await statOrNull(file)) !== null),
    hashOf: (name) => at(name, hashOf),
    read: (name) => at(name, read),
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
        await at(temporary, (to) => from.folder.at(from.name, (file) => linkOrCopy(file, to)))
        const isWhole = (await at(temporary, hashOf)) === from.hash
        if (isWhole) return (await moveTo(name, temporary)) ? 'adopted' : 'taken'
        await remove(temporary)
        return 'changed'
      }),
  }
}

/** Flags against a link or pipe that has taken the file's place since the check. */
const noFollowFlags = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK
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

/** Returns null if nothing has this name. */
async function statOrNull(file: string): Promise<Stats | null> {
  try {
    return await lstat(file)
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

/** Returns the file's hash; null if it does not exist. */
async function hashOf(file: string): Promise<string | null> {
  const bytes = await read(file)
  return bytes === null || bytes === notOurs ? bytes : sha256(bytes)
}

/** Reads the file; null if it does not exist, `notOurs` if it can't be a file of Fovea. */
async function read(file: string): Promise<Buffer | null | typeof notOurs> {
  const seen = await statOrNull(file)
  if (seen === null) return null
  if (!seen.isFile() || seen.size > maxBytes) return notOurs
  const handle = await open(file, constants.O_RDONLY | noFollowFlags)
  return withHandle(handle, () => handle.readFile())
}

/**
 * Makes a hard link if possible; else a copy with the same times, as on another disk or a file system without hard
 * links.
 */
async function linkOrCopy(from: string, to: string): Promise<void> {
  if (await isLinked(from, to)) return
  await copyFile(from, to, constants.COPYFILE_EXCL)
  const { atime, mtime } = await lstat(from)
  await utimes(to, atime, mtime)
  const handle = await open(to, 'r+')
  await withHandle(handle, () => handle.sync())
}

/** Tries to hard-link a file to a new name; false if that is not possible. */
async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isMissingFile(error) || systemCode(error) === null) throw error
    return false
  }
}

/** Renames a file unless the name is taken; a plain rename would overwrite it. */
async function moveIfFree(from: string, to: string): Promise<boolean> {
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
