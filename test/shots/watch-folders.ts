// Two watched folders for the pictures: one that works, and one that asks what to do with what lay there.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerProcess } from '../support/server-process.ts'

const samples = path.resolve(import.meta.dirname, '../../samples')

export interface Watched {
  readonly working: string
  readonly asking: string
  /** Its sheet is open elsewhere. */
  readonly locked: string
  /** A folder with images that nobody watches yet. */
  readonly unwatched: string
}

export async function watchFolders(server: ServerProcess, dir: string, schemaId: string): Promise<Watched> {
  const scans = folderOf(dir, 'Scans', ['receipt.jpg'])
  const inbox = folderOf(dir, 'Office scanner', ['invoice.png', 'letter.png'])
  const unwatched = folderOf(dir, 'Camera', ['receipt.jpg', 'notice-zh.png', 'letter.png'])
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
  const till = folderOf(dir, 'Till', ['receipt.jpg'])
  // As an office program leaves it beside a sheet that it has open.
  const books = folderOf(dir, 'Books', [])
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

function folderOf(dir: string, name: string, files: readonly string[]): string {
  const folder = path.join(dir, name)
  mkdirSync(folder, { recursive: true })
  for (const file of files) copyFileSync(path.join(samples, file), path.join(folder, file))
  return folder
}
