// Collects the files that were dropped or pasted, including the images in dropped folders.
import { formatsAt } from '../../../shared/image/formats.ts'
import { isImageName } from '../../../shared/image/filename.ts'
import { imageLimits } from '../../../shared/limits.ts'
import { fault, type Fault } from '../../../shared/result.ts'

export interface DroppedFiles {
  readonly files: readonly File[]
  /** The reasons why some files or folders could not be added. */
  readonly refused: readonly Fault[]
}

/**
 * A name for a pasted image. Browsers name every pasted image image.png, so the time of day is put into the
 * name.
 */
export function pastedName(word: string, nowMs: number, type: string): string {
  const at = new Date(nowMs)
  const pad = (part: number) => part.toString().padStart(2, '0')
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join('.')
  const row = formatsAt('own').find(({ mediaTypes }) => mediaTypes.includes(type))
  return `${word} ${time}.${row?.extensions[0] ?? 'png'}`
}

/** Checks a file's size before it is sent; the server would refuse it anyway. */
export function validateFile(file: { name: string; size: number }): Fault | null {
  if (file.size === 0) return fault('image.empty', { name: file.name })
  const maxBytes = imageLimits.maxOwnBytes
  return file.size <= maxBytes
    ? null
    : fault('image.size', { name: file.name, sizeBytes: file.size, maxBytes })
}

/**
 * Collects the files of a drop. Must be called synchronously in the drop handler: the browser clears the
 * transfer afterwards.
 */
export function collectDropped(transfer: DataTransfer): Promise<DroppedFiles> {
  const fileItems = [...transfer.items].filter((item) => item.kind === 'file')
  const items = fileItems.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  return collectFiles(items)
}

interface DroppedItem {
  readonly entry: FileSystemEntry | null
  readonly file: File | null
}

/** Lists all files, including the images in folders, and what could not be read. */
async function collectFiles(items: readonly DroppedItem[]): Promise<DroppedFiles> {
  const files: File[] = []
  const refused: Fault[] = []
  for (const { entry, file } of items) {
    if (entry && isFolder(entry)) {
      const found = await filesIn(entry).catch((cause: unknown) => toReadFault(entry.name, cause))
      if (!Array.isArray(found)) refused.push(found)
      else if (found.length === 0) refused.push(fault('folder.empty', { path: entry.name }))
      else files.push(...found)
    } else if (file) files.push(file)
  }
  return { files, refused }
}

/** The fault of a file that was deleted or is not readable by the time it is read. */
export function toReadFault(path: string, cause: unknown): Fault {
  if (!(cause instanceof DOMException)) throw cause
  return cause.name === 'NotFoundError' ? fault('file.gone', { path }) : fault('file.noRights', { path })
}

/** The images in a folder. Other files are skipped; a file that is dropped by itself is always tried. */
async function filesIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const found: File[] = []
  for (const entry of await readEntries(folder)) {
    if (isFolder(entry)) found.push(...(await filesIn(entry)))
    else if (isFile(entry) && isImageName(entry.name)) found.push(await getFile(entry))
  }
  return found
}

/**
 * Lists all entries of a dropped folder. The reader returns about 100 entries per call, and an empty list at
 * the end.
 */
async function readEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}

/** Converts the callback of a dropped file to a promise. */
function getFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}
