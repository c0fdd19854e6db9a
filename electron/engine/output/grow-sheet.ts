// Adds a result to a folder's sheet on the disk.
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { fileFault } from '../../../shared/file-fault.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { planSheet, type SheetResult, type SheetThere } from '../../../shared/watch/sheet.ts'
import { numberedPath } from './numbered-path.ts'

export interface SheetWish extends SheetResult {
  /** Where the first sheet would be. */
  readonly path: string
  readonly hasMark: boolean
  /** Whether a file that is there already is one of our sheets. */
  readonly isOurs: (path: string) => boolean
  /** Called before a sheet is made, so that it is known to be ours whatever happens next. */
  readonly claim: (path: string) => void
}

const mostSheets = 100
/** The last rows are where one that was written twice would be. */
const tailBytes = 256 * 1024
const headBytes = 64 * 1024

export async function growSheet(wish: SheetWish): Promise<Result<string>> {
  try {
    await mkdir(path.dirname(wish.path), { recursive: true })
    for (let count = 1; count <= mostSheets; count++) {
      const file = numberedPath(wish.path, '.csv', count)
      if (await growOne(file, wish)) return ok(file)
    }
    return err('output.taken', { path: wish.path })
  } catch (error) {
    return fileFault(error, wish.path)
  }
}

/** False if this one is not ours, or has other columns. */
async function growOne(file: string, wish: SheetWish): Promise<boolean> {
  // Made if it is not there, and never emptied.
  const handle = await open(file, 'a+')
  try {
    const { size } = await handle.stat()
    if (size > 0 && !wish.isOurs(file)) return false
    if (size === 0) wish.claim(file)
    const there = size === 0 ? null : await lookAt(handle, size)
    const plan = planSheet(wish, there, wish.hasMark)
    if (plan.kind === 'otherColumns') return false
    if (plan.kind === 'written') return true
    if (plan.cutText !== '') await handle.truncate(size - Buffer.byteLength(plan.cutText, 'utf8'))
    await handle.appendFile(plan.text, 'utf8')
    await handle.sync()
    return true
  } finally {
    await handle.close()
  }
}

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
