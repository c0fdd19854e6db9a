// The one door through which a file gets into somebody's folder, or out of it. A rule's files lie below a folder that its
// owner chose, the base, and stay there whatever else has come to lie in it: a link that leads out is refused, what stands
// where a file should be is never followed nor written through, and a file is only made where nothing was. The base itself
// may be reached through links: these are its owner's choice. [Note: user folder]
//
// A folder can be swapped for a link at any moment. On Linux all goes through the folder that was opened and looked at
// (/proc/self/fd), so that a swap changes nothing. Elsewhere Node knows files by their paths only, and where the path leads
// is looked up again before every step. What remains there is the moment between that look and the step: a folder that is
// swapped just then may get an empty folder, our temporary file without content, or a second name of it, none of which has
// a name that anything reads; what it can lose is a file called as the image and holding the same. Windows has no
// O_NOFOLLOW: there a link in a file's own place is seen by the look before it is opened.
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
  /** Below it. */
  readonly file: string
}

/** An opened folder, as long as the loan of it lasts. A name is a file's own, without a folder before it. */
export interface UserFolder {
  /** Whether anything has the name, be it a link to nowhere. */
  has(name: string): Promise<boolean>
  /** Of what is in a file; null where nothing has the name, `notOurs` for what is no file or larger than we write one. */
  hashOf(name: string): Promise<string | null>
  /** What is in a file; null and `notOurs` as above. */
  read(name: string): Promise<Buffer | null | typeof notOurs>
  /** Makes a file of these bytes, whole or not at all; false if its name is taken. */
  create(name: string, bytes: Uint8Array, temporary: string): Promise<boolean>
  /** The same in the place of what has the name. */
  replace(name: string, bytes: Uint8Array, temporary: string): Promise<void>
  /** Gives a file of another folder, with this in it, a name here; by a copy where that is another disk. */
  adopt(name: string, from: OtherFile, temporary: string): Promise<'adopted' | 'taken' | 'changed'>
  remove(name: string): Promise<void>
  /** Lends the path by which a file is reached; what the system refuses then is told of this folder's file. */
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

/** Each image and kind has its own, so that what a killed run left behind is removed by the next one. */
export function temporaryName(id: string): string {
  return `.fovea-${id}.tmp`
}

/** Lends the folder of a file. It is made, with those above it, unless `isMade` says otherwise. */
export async function inUserFolder<T>(
  place: UserPlace,
  work: (folder: UserFolder) => Promise<Result<T>>,
  { isMade = true } = {},
): Promise<Result<T>> {
  try {
    const { door, root } = await reach(place, isMade)
    try {
      return await work(folderBehind(door, root, place))
    } finally {
      await door.handle?.close()
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

/** `path` leads to the folder that `handle` holds. Windows opens no folders. */
interface Door {
  readonly path: string
  readonly handle: FileHandle | null
}

const holdsFolders = existsSync('/proc/self/fd')

async function openDoor(dir: string): Promise<Door> {
  if (process.platform === 'win32') return { path: await realpath(dir), handle: null }
  const handle = await open(dir, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: holdsFolders ? `/proc/self/fd/${handle.fd}` : await realpath(dir), handle }
}

async function reach(place: UserPlace, isMade: boolean): Promise<{ door: Door; root: string }> {
  let door = await openBase(place.base, isMade)
  try {
    const root = await realpath(door.path)
    const below = path.relative(place.base, path.dirname(place.file))
    for (const part of below.split(path.sep).filter(Boolean)) {
      const above = door
      door = await openBelow(path.join(above.path, part), place, isMade)
      await above.handle?.close()
      await mustLieIn(root, door, place)
    }
    return { door, root }
  } catch (error) {
    await door.handle?.close()
    throw error
  }
}

async function openBase(base: string, isMade: boolean): Promise<Door> {
  try {
    return await openDoor(base)
  } catch (error) {
    if (!isMade) throw error
    await mkdir(base, { recursive: true })
    return openDoor(base)
  }
}

async function openBelow(dir: string, place: UserPlace, isMade: boolean): Promise<Door> {
  try {
    return await openDoor(dir)
  } catch (error) {
    const there = await lookAt(dir)
    // To nowhere, or round in a circle.
    if (there?.isSymbolicLink()) refuse(outside(place))
    if (there !== null || !isMade) throw error
    await mkdir(dir)
    return openDoor(dir)
  }
}

async function mustLieIn(root: string, door: Door, place: UserPlace): Promise<void> {
  if (!isWithin(await realpath(door.path), root)) refuse(outside(place))
}

const outside = ({ base, file }: UserPlace) => err('output.outside', { path: file, base })

function folderBehind(door: Door, root: string, place: UserPlace): UserFolder {
  async function at<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    try {
      await mustLieIn(root, door, place)
      return await work(path.join(door.path, name))
    } catch (error) {
      if (error instanceof Refused) throw error
      return refuse(fileFault(error, place.file))
    }
  }

  const remove = (name: string) => at(name, (file) => rm(file, { force: true }))

  /** What is made under the temporary name is gone whatever comes of it. */
  async function byWayOf<T>(temporary: string, work: () => Promise<T>): Promise<T> {
    await remove(temporary)
    try {
      const done = await work()
      await syncFolder(door)
      return done
    } catch (error) {
      await remove(temporary).catch(() => undefined)
      throw error
    }
  }

  async function write(temporary: string, bytes: Uint8Array): Promise<void> {
    const handle = await at(temporary, (file) => open(file, 'wx'))
    await closing(handle, () =>
      at(temporary, async () => {
        await handle.writeFile(bytes)
        await handle.sync()
      }),
    )
  }

  const moveTo = (name: string, temporary: string) =>
    at(name, (to) => at(temporary, (from) => moveIfFree(from, to)))

  return {
    at,
    remove,
    has: (name) => at(name, async (file) => (await lookAt(file)) !== null),
    hashOf: (name) => at(name, hashOf),
    read: (name) => at(name, read),
    create: (name, bytes, temporary) =>
      byWayOf(temporary, async () => {
        await write(temporary, bytes)
        return moveTo(name, temporary)
      }),
    replace: (name, bytes, temporary) =>
      byWayOf(temporary, async () => {
        await write(temporary, bytes)
        await at(name, (to) => at(temporary, (from) => rename(from, to)))
      }),
    adopt: (name, from, temporary) =>
      byWayOf(temporary, async () => {
        await at(temporary, (to) => from.folder.at(from.name, (file) => linkOrCopy(file, to)))
        const isWhole = (await at(temporary, hashOf)) === from.hash
        if (isWhole) return (await moveTo(name, temporary)) ? 'adopted' : 'taken'
        await remove(temporary)
        return 'changed'
      }),
  }
}

/** Neither a link nor a pipe that has taken a file's place since it was looked at. */
const unfollowed = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK
/** A file of ours is never larger; what is, is somebody else's and need not be read to know it. */
const mostBytes = maxPdfBytes

async function closing<T>(handle: FileHandle, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await handle.close()
  }
}

/** Null where nothing has the name. */
async function lookAt(file: string): Promise<Stats | null> {
  try {
    return await lstat(file)
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}

async function hashOf(file: string): Promise<string | null> {
  const bytes = await read(file)
  return bytes === null || bytes === notOurs ? bytes : sha256(bytes)
}

async function read(file: string): Promise<Buffer | null | typeof notOurs> {
  const seen = await lookAt(file)
  if (seen === null) return null
  if (!seen.isFile() || seen.size > mostBytes) return notOurs
  const handle = await open(file, constants.O_RDONLY | unfollowed)
  return closing(handle, () => handle.readFile())
}

/** A second name where that can be; a copy with the same times on another disk, or on one that knows no second names. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  if (await isLinked(from, to)) return
  await copyFile(from, to, constants.COPYFILE_EXCL)
  const { atime, mtime } = await lstat(from)
  await utimes(to, atime, mtime)
  const handle = await open(to, 'r+')
  await closing(handle, () => handle.sync())
}

async function isLinked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isMissingFile(error) || systemCode(error) === null) throw error
    return false
  }
}

/** Gives a file its name unless it is taken; a rename alone would write over what has it. */
async function moveIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
  } catch (error) {
    const code = systemCode(error) ?? ''
    if (code !== 'EEXIST' && !hasNoLinks.has(code)) throw error
    // FAT and some shares know no second name for a file; between this look and the rename lies next to nothing.
    const isFree = code !== 'EEXIST' && (await lookAt(to)) === null
    await (isFree ? rename(from, to) : rm(from))
    return isFree
  }
  await rm(from)
  return true
}

const hasNoLinks: ReadonlySet<string> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EINVAL',
])

/** So that a power cut can't take back the new name. Windows has no such call. */
async function syncFolder({ handle }: Door): Promise<void> {
  try {
    await handle?.sync()
  } catch (error) {
    // Some shares can't; what was written is as safe there as it can be.
    if (isLoss.has(systemCode(error) ?? '') || systemCode(error) === null) throw error
  }
}

const isLoss: ReadonlySet<string> = new Set(['EIO', 'ENOSPC', 'EDQUOT'])

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
