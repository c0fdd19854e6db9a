// Adds a result to a folder's sheet on the disk.
import path from 'node:path'
import { err, ok, type Result } from '../../../shared/result.ts'
import { planSheet, type SheetResult, type SheetThere } from '../../../shared/watch/sheet.ts'
import { mostNames, numberedPath } from './numbered-path.ts'
import {
  inUserFolder,
  temporaryName,
  type FileHandle,
  type UserFolder,
  type UserPlace,
} from './user-folder.ts'

export interface SheetWish extends SheetResult {
  /** Where the first sheet would be. */
  readonly place: UserPlace
  readonly hasMark: boolean
  /** Whether a file that is there already is one of our sheets. */
  readonly isOurs: (path: string) => boolean
  /** Called before a sheet is made, so that it is known to be ours whatever happens next. */
  readonly claim: (path: string) => void
}

/** The last rows are where one that was written twice would be. */
const tailBytes = 256 * 1024
const headBytes = 64 * 1024

export function growSheet(wish: SheetWish): Promise<Result<string>> {
  const { place } = wish
  return inUserFolder(place, async (folder) => {
    // It may have got its name in a run that was killed right after.
    await folder.remove(temporaryOf(wish))
    for (let count = 1; count <= mostNames; count++) {
      const file = numberedPath(place.file, '.csv', count)
      if (await growOne(folder, file, wish)) return ok(file)
    }
    return err('output.taken', { path: place.file })
  })
}

/** False if this one is not ours, or has other columns. */
async function growOne(folder: UserFolder, file: string, wish: SheetWish): Promise<boolean> {
  const name = path.basename(file)
  if (await folder.has(name)) return wish.isOurs(file) && folder.grow(name, (sheet) => addTo(sheet, wish))
  wish.claim(file)
  const plan = planSheet(wish, null, wish.hasMark)
  return plan.kind === 'append' && folder.create(name, Buffer.from(plan.text), temporaryOf(wish))
}

async function addTo(sheet: FileHandle, wish: SheetWish): Promise<boolean> {
  const { size } = await sheet.stat()
  const plan = planSheet(wish, size === 0 ? null : await lookAt(sheet, size), wish.hasMark)
  if (plan.kind !== 'append') return plan.kind === 'written'
  if (plan.cutText !== '') await sheet.truncate(size - Buffer.byteLength(plan.cutText, 'utf8'))
  await sheet.appendFile(plan.text, 'utf8')
  await sheet.sync()
  return true
}

const temporaryOf = ({ record }: SheetWish) => temporaryName(`${record.id}-sheet`)

async function lookAt(handle: FileHandle, size: number): Promise<SheetThere> {
  const head = (await readAt(handle, 0, Math.min(size, headBytes))).toString('utf8').split(/\r?\n/)[0] ?? ''
  const from = Math.max(0, size - tailBytes)
  const bytes = await readAt(handle, from, size - from)
  // What is cut in the middle of a line, or of a character, is left out.
  const start = from === 0 ? 0 : bytes.indexOf(0x0a) + 1
  return { head, tail: bytes.subarray(start).toString('utf8') }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
