// Opens a folder below one that a person chose, part by part, so that no link on the way is followed. The chosen folder
// itself may be reached through links. [Note: user folder]
// A folder can be replaced by a link at any moment. On Linux all access goes through the opened folder
// (/proc/self/fd), so a replacement has no effect. Elsewhere Node only knows paths, so the path is resolved again
// before every step, and a short moment between that check and the step remains. In it, a replaced folder may receive
// an empty folder, the temporary file without content, or a hard link to it, none of which has a name that anything
// reads; and it may lose a file with the same name and content as the image. Windows has no O_NOFOLLOW: there a link
// in place of a file is detected by the check before opening.
import { constants, existsSync, type PathLike, type Stats } from 'node:fs'
import { lstat, mkdir, open, readdir, realpath, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { isMissingFile } from '../../shared/file-fault.ts'
import { err, type Err, type Fault } from '../../shared/result.ts'
import { isWithin } from './place-of.ts'

export interface FolderPlace {
  /** The folder that the owner chose. */
  readonly base: string
  /** A folder below it, or the same. */
  readonly dir: string
  /** The path in messages. */
  readonly shown: string
  /** Results may be written through a link that stays inside of the base; nothing is read through one. */
  readonly followsInside: boolean
}

/** An opened folder: `path` leads to the folder that `handle` holds. Windows can't open folders. */
export interface OpenedFolder {
  readonly path: string
  readonly handle: FileHandle | null
}

/** A fault on its way to the function that lends a folder. */
export class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

export function refuse({ error }: Err): never {
  throw new Refused(error)
}

export const system = { hasProcFd: existsSync('/proc/self/fd') }
const isWindows = process.platform === 'win32'
/** Flags against a link or pipe that takes a name between the check and the opening. */
export const noFollowFlags =
  constants.O_RDONLY | (isWindows ? 0 : constants.O_NOFOLLOW | constants.O_NONBLOCK)

/** Opens a folder part by part, from the base downwards. */
export async function openFolderAt(
  place: FolderPlace,
  createsMissing: boolean,
): Promise<{ opened: OpenedFolder; root: string }> {
  let opened = await openBase(place.base, createsMissing)
  try {
    const root = await realpath(opened.path)
    const below = path.relative(place.base, place.dir)
    for (const part of below.split(path.sep).filter(Boolean)) {
      if (part === '..') refuse(outsideError(place))
      const above = opened
      opened = await openBelow(await entryPath(above.path, part), place, createsMissing)
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

/**
 * Opens a folder below the base, and creates it if that is allowed; refuses a link that must not be followed or leads
 * nowhere.
 */
async function openBelow(dir: PathLike, place: FolderPlace, createsMissing: boolean): Promise<OpenedFolder> {
  const isLink = async () => (await statOrNull(dir))?.isSymbolicLink() === true
  const flags = place.followsInside ? 0 : noFollowFlags
  if (isWindows && !place.followsInside && (await isLink())) refuse(outsideError(place))
  try {
    return await openFolder(dir, flags)
  } catch (error) {
    if (await isLink()) refuse(outsideError(place))
    if (!isMissingFile(error) || !createsMissing) throw error
    await mkdir(dir)
    return openFolder(dir, flags)
  }
}

/** Opens a folder; on Linux its path then leads through the open handle. */
async function openFolder(dir: PathLike, flags = 0): Promise<OpenedFolder> {
  if (isWindows) return { path: await realpath(dir), handle: null }
  const handle = await open(dir, constants.O_RDONLY | constants.O_DIRECTORY | flags)
  return { path: system.hasProcFd ? `/proc/self/fd/${handle.fd}` : await realpath(dir), handle }
}

/** Refuses a folder that lies outside of the base. */
export async function assertInside(root: string, opened: OpenedFolder, place: FolderPlace): Promise<void> {
  if (!isWithin(await realpath(opened.path), root)) refuse(outsideError(place))
}

const outsideError = ({ base, shown }: FolderPlace) => err('output.outside', { path: shown, base })

/**
 * Returns the path of an entry of a folder. The replacement character in a name may stand for bytes that are no UTF-8,
 * which the folder is then searched for, because such a file is reached only by its bytes.
 */
export async function entryPath(dir: string, name: string): Promise<PathLike> {
  const file = path.join(dir, name)
  if (!name.includes(replacementCharacter)) return file
  const names = await readdir(dir, { encoding: 'buffer' })
  const found = names.find((bytes) => bytes.toString() === name)
  return found ? Buffer.concat([Buffer.from(dir + path.sep), found]) : file
}

export const replacementCharacter = '\uFFFD'

/** Returns null if nothing has this name. Does not follow a link. */
export async function statOrNull(file: PathLike): Promise<Stats | null> {
  try {
    return await lstat(file)
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
}
