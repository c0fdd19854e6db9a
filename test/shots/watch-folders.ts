// Adds watch folders for the screenshots: one that works, one that asks about existing files, and one with a locked
// sheet.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerProcess } from '../support/server-process.ts'

const samples = path.resolve(import.meta.dirname, '../../samples')

export interface Watched {
  readonly working: string
  readonly asking: string
  /** A folder whose spreadsheet is open in another program. */
  readonly locked: string
  /** A folder with images that is not watched yet. */
  readonly unwatched: string
}

export async function watchFolders(server: ServerProcess, dir: string, schemaId: string): Promise<Watched> {
  const scans = makeFolder(dir, 'Scans', ['receipt.jpg'])
  const inbox = makeFolder(dir, 'Office scanner', ['invoice.png', 'letter.png'])
  const unwatched = makeFolder(dir, 'Camera', ['receipt.jpg', 'notice-zh.png', 'letter.png'])
  writeFileSync(path.join(unwatched, '._receipt.jpg'), 'left behind by another system')
  const working = await server.call('folders.add', {
    path: scans,
    operation: 'json',
    schemaId,
    settleMs: 200,
    writes: ['json'],
    sheet: 'xlsx',
    outputDir: path.join(dir, 'Results'),
    ignore: ['drafts/'],
  })
  const till = makeFolder(dir, 'Till', ['receipt.jpg'])
  // The lock file that an office program creates next to an open spreadsheet.
  const books = makeFolder(dir, 'Books', [])
  writeFileSync(path.join(books, '~$Till.xlsx'), '')
  const locked = await server.call('folders.add', {
    path: till,
    operation: 'json',
    schemaId,
    settleMs: 200,
    sheet: 'xlsx',
    outputDir: books,
  })
  const asking = await server.call('folders.add', { path: inbox, existing: 'ask', settleMs: 200 })
  return { working: working.id, asking: asking.id, locked: locked.id, unwatched }
}

function makeFolder(dir: string, name: string, files: readonly string[]): string {
  const folder = path.join(dir, name)
  mkdirSync(folder, { recursive: true })
  for (const file of files) copyFileSync(path.join(samples, file), path.join(folder, file))
  return folder
}
