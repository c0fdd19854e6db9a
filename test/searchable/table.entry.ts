// `npm run -s searchable`: checks searchable PDFs of the samples and of pages in many scripts with other programs: how
// many words are found in their boxes, whether the file is valid, and the cost of a long document. It needs pdftotext
// and qpdf. `--archival DIR` writes PDF/A-2b and PDF/A-3b files to DIR instead, for a validator.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Page } from '../../shared/page.ts'
import { alignedTable } from '../bench/tables.ts'
import { openReader } from '../eval/stated-page.ts'
import { pageOfWords, searchableOf, type ReadFile } from '../support/searchable.ts'
import { countWordsInBoxes, parseBoxes } from './boxes.ts'
import { scripts } from './scripts.ts'

const samples = path.resolve(import.meta.dirname, '../../samples')
const longPages = 100
const dir = mkdtempSync(path.join(tmpdir(), 'fovea-searchable-'))

interface TestPage {
  readonly name: string
  readonly file: ReadFile
  readonly page: Page
}

const [option, archives] = process.argv.slice(2)
if (option === '--archival' && archives !== undefined) {
  await writeArchives(path.resolve(process.env['INIT_CWD'] ?? '', archives))
  process.exit(0)
}
for (const tool of ['pdftotext', 'qpdf'])
  if (spawnSync(tool, ['-v']).error) {
    process.stderr.write(`${tool} is not there: install poppler-utils and qpdf.\n`)
    process.exit(2)
  }
const rows = []
for (const page of [...(await scriptPages()), ...(await samplePages())]) rows.push(await rowOf(page))
process.stdout.write(`${alignedTable(rows)}\n\n${await longDocument()}\n`)
rmSync(dir, { recursive: true })
// The instances of the reader would keep the process alive.
process.exit(0)

async function writeArchives(to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  const page = pageOfWords(Object.values(scripts))
  const photo = await sharp(path.join(samples, 'receipt.jpg')).toBuffer()
  const files = [
    { bytes: await blank(1000, 1400), pages: [page], name: 'a.png' },
    { bytes: photo, pages: [page], name: 'b.jpg' },
  ]
  writeFileSync(path.join(to, '2b.pdf'), await written(files, true))
  const withResult = files.map((file) => ({ ...file, result: '{"total":"12.50"}' }))
  writeFileSync(path.join(to, '3b.pdf'), await written(withResult, true))
}

async function scriptPages(): Promise<TestPage[]> {
  const bytes = await blank(1000, 1400)
  return Object.entries(scripts).map(([name, words]) => {
    const page = pageOfWords([words, words.toReversed()])
    return { name, page, file: { bytes, pages: [page], name: 'a.png' } }
  })
}

async function samplePages(): Promise<TestPage[]> {
  const read = openReader('precise')
  const pages: TestPage[] = []
  for (const name of readdirSync(samples)) {
    const page = await read(path.join(samples, name), 'text')
    const bytes = readFileSync(path.join(samples, name))
    if (page) pages.push({ name, page, file: { bytes, pages: [page], name } })
  }
  return pages
}

async function rowOf({ name, file, page }: TestPage) {
  const bytes = await written([file])
  const out = path.join(dir, 'a.pdf')
  writeFileSync(out, bytes)
  const boxes = parseBoxes(execFileSync('pdftotext', ['-bbox', out, '-'], { encoding: 'utf8' }))
  const { words, near } = countWordsInBoxes(page, boxes)
  const isSound = spawnSync('qpdf', ['--check', out]).status === 0
  return {
    page: name,
    words: String(words),
    'in their boxes': `${((100 * near) / Math.max(1, words)).toFixed(1)} %`,
    qpdf: isSound ? 'sound' : 'not sound',
    kB: (bytes.length / 1024).toFixed(0),
    'image kB': (file.bytes.length / 1024).toFixed(0),
  }
}

async function longDocument(): Promise<string> {
  const bytes = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer()
  const page = pageOfWords(
    Array.from({ length: 20 }, () => ['Ten', 'words', 'of', 'a', 'long', 'document', 'on', 'every', 'one']),
  )
  const [before, start] = [process.memoryUsage().rss, performance.now()]
  const made = await written(Array.from({ length: longPages }, () => ({ bytes, pages: [page] })))
  const seconds = (performance.now() - start) / 1000
  const megabytes = (count: number) => (count / 1024 / 1024).toFixed(0)
  const grown = megabytes(process.memoryUsage().rss - before)
  return `${longPages} pages in ${seconds.toFixed(1)} s: a file of ${megabytes(made.length)} MB, ${grown} MB of memory more`
}

async function written(files: readonly ReadFile[], archival = false): Promise<Uint8Array> {
  const made = await searchableOf(files, { archival })
  if (!made.ok) throw new Error(made.error.code)
  return made.value
}

function blank(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
}
