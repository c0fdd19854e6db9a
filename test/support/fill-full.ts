// The fullest data that a screen may have to show: 1,000 records in the history, a document of 60 pages, 300 fields, a table
// of 30 columns, and text with special characters of Markdown and HTML and with words of 500 letters. Nothing is read.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createFieldRepo } from '../../electron/engine/db/fields.ts'
import { openDatabase } from '../../electron/engine/db/open.ts'
import { createPageRepo, optionsKeyOfPage } from '../../electron/engine/db/pages.ts'
import { createRecordRepo, type NewRecord } from '../../electron/engine/db/records.ts'
import { toReadPage } from '../../electron/pages/packed-page.ts'
import type { FoundField } from '../../shared/contract/field.ts'
import { joinPages } from '../../shared/document/document.ts'
import type { Box, Page } from '../../shared/page.ts'
import { readerVersion } from '../../shared/reader-version.ts'
import type { Call } from '../e2e/support/reset.ts'
import type { Ids } from '../shots/scenes.ts'
import { fillHistory, recordAt } from './fill-history.ts'
import { pageOf } from './page-builder.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(15).slice(0, 500)
const longName = 'Donaudampfschifffahrtsgesellschaft'
const signs = 'As [13] shows, *both* a|b and <b>c</b> hold: x_1 < y_2 & `z` [see](here) ![no]'

const fieldCount = 300
const columnCount = 30
const pageCount = 60

/** Makes this number of values. */
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
/** A row of a Markdown table. */
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The lines of a page. */
const lines = (page: number) => [
  { text: `Page ${page}: a hole twice as wide as its roots`, height: 30 },
  signs,
  longWord,
  ...times(24, (at) => `${at + 1}. In the first summer every tree is given ${at} cans of water a week.`),
]

/** The text as Markdown: special characters are escaped, and the table is a Markdown table. */
function markdownOf(page: number): string {
  const escaped = signs.replaceAll(/[[\]*<|_`!]/g, '\\$&')
  const table = [
    row(times(columnCount, (at) => `Column ${at + 1}`)),
    row(times(columnCount, () => '---')),
    ...times(12, (line) => row(times(columnCount, (at) => `${line * at}.50`))),
  ]
  const [title, , word, ...prose] = lines(page).map((line) => (typeof line === 'string' ? line : line.text))
  return [`# ${title}`, escaped, word, ...(page % 3 === 0 ? [table.join('\n')] : []), ...prose].join('\n\n')
}

const scalars = times(fieldCount, (at) => `${at % 50 === 7 ? longName.repeat(2) : 'field'}_${at + 1}`)
const columns = times(columnCount, (at) => `column_${at + 1}`)
const cells = times(8, (line) => columns.map((column) => `items[${line}].${column}`)).flat()

/** Found fields with these paths. */
function found(paths: readonly string[], page: number | null): FoundField[] {
  return paths.map((at, place) => {
    const value = place % 60 === 11 ? longWord : place % 20 === 5 ? signs : `${place}.50`
    return {
      ...{ path: at, value, raw: value, page, reason: null, how: 'label', normalised: null },
      confidence: place % 9 === 4 ? 0.55 : 0.95,
      box: {
        x0: 50 + (place % 20) * 40,
        y0: 50 + (place % 30) * 40,
        x1: 85 + (place % 20) * 40,
        y1: 75 + (place % 30) * 40,
      },
      alternatives:
        place % 9 === 4 ? [{ value: `${place}.80`, raw: `${place}.80`, box: null, confidence: 0.3 }] : [],
    }
  })
}

/** Cuts the boxes of lines and words at the right margin of the page. */
function fitted(page: Page): Page {
  const fit = (box: Box) => ({ ...box, x1: Math.min(box.x1, page.width - 20) })
  const words = (line: Page['lines'][number]) => line.words.map((word) => ({ ...word, box: fit(word.box) }))
  return { ...page, lines: page.lines.map((line) => ({ ...line, box: fit(line.box), words: words(line) })) }
}

interface Full {
  readonly name: string
  readonly filename: string
  readonly operation: NewRecord['operation']
  readonly content: string
  readonly pages: readonly Page[]
  readonly fields?: readonly FoundField[]
  readonly resultSchema?: string
}

const documentPages = times(pageCount, (at) => fitted(pageOf(...lines(at + 1))))

const onePage = documentPages.slice(0, 1)
const asJson = (fields: readonly FoundField[]) =>
  JSON.stringify(Object.fromEntries(fields.map(({ path: at, value }) => [at, value])), null, 2)
const items = { items: [Object.fromEntries(columns.map((column) => [column, '']))] }
const scalarFields = found(scalars, null)
const pagesOf = (text: (page: number) => string) => joinPages(times(pageCount, (at) => text(at + 1)))
/** The plain text of a page. */
const plain = (page: number) =>
  lines(page)
    .map((line) => (typeof line === 'string' ? line : line.text))
    .join('\n')

const records: readonly Full[] = [
  {
    name: 'document',
    filename: 'report.pdf',
    operation: 'markdown',
    content: pagesOf(markdownOf),
    pages: documentPages,
  },
  {
    name: 'documentFields',
    filename: 'form.pdf',
    operation: 'json',
    content: asJson(found(scalars, 2)),
    pages: documentPages,
    fields: found(scalars, 2),
    resultSchema: JSON.stringify(Object.fromEntries(scalars.map((name) => [name, '']))),
  },
  {
    name: 'text',
    filename: `${longName.repeat(5)}.png`,
    operation: 'text',
    content: plain(1),
    pages: onePage,
  },
  {
    name: 'markdown',
    filename: 'signs [1] *of* a|b.png',
    operation: 'markdown',
    content: markdownOf(3),
    pages: onePage,
  },
  {
    name: 'fields',
    filename: 'form.png',
    operation: 'json',
    content: asJson(scalarFields),
    pages: onePage,
    fields: scalarFields,
    resultSchema: JSON.stringify(Object.fromEntries(scalars.map((name) => [name, '']))),
  },
  {
    name: 'receipt',
    filename: 'table.png',
    operation: 'json',
    content: JSON.stringify({ items: times(8, () => items.items[0]) }),
    pages: onePage,
    fields: found(cells, null),
    resultSchema: JSON.stringify(items),
  },
]

/** Fills the data folder of an empty engine: rows are inserted directly, everything else is made by calls. */
export async function fillFull(dataDir: string, call: Call, dir: string): Promise<Ids> {
  fillHistory(dataDir, 1000 - records.length, Date.now() - 3_600_000)
  const ids: Record<string, string> = {}
  const opened = openDatabase(path.join(dataDir, 'fovea.sqlite'), undefined, null)
  if (!opened.ok) throw new Error(opened.error.code)
  const db = opened.value
  db.transaction(() => {
    for (const [at, full] of records.entries()) ids[full.name] = insert(db, full, at)
  })()
  db.close()
  return { ...ids, ...(await fillRest(call, dir, Object.values(ids))) }
}

/** Inserts a record with its pages; returns its id. */
function insert(db: Parameters<typeof createRecordRepo>[0], full: Full, at: number): string {
  const repo = createRecordRepo(db)
  const id = `rec_full${at.toString().padStart(6, '0')}`
  const now = Date.now() - (records.length - at) * 60_000
  const key = { hash: `full-${full.name}`, asked: 'full', reader: readerVersion }
  repo.insert({
    ...recordAt(1001 + at, now),
    ...{ id, filename: full.filename, operation: full.operation, source: 'window', hash: key.hash },
    resultSchema: full.resultSchema ?? null,
    mediaType: full.pages.length > 1 ? 'application/pdf' : 'image/png',
  })
  const total = full.pages.length
  const isDocument = total > 1
  full.pages.forEach((page, index) =>
    createPageRepo(db).insert(
      { ...key, asked: isDocument ? optionsKeyOfPage(key.asked, index + 1) : key.asked },
      toReadPage(page),
      now,
    ),
  )
  repo.finish(id, {
    ...{
      content: full.content,
      page: key,
      codes: [],
      unread: [],
      currency: null,
      confidence: 0.93,
      languages: ['eng'],
      languageConfidence: 0.9,
    },
    document: isDocument ? { total, numbers: times(total, (index) => index + 1), failed: [] } : null,
    ...{ completedAt: now + 1500, durationMs: 1500 },
  })
  if (full.fields) createFieldRepo(db).replace(id, full.fields)
  repo.decideReview(id)
  return id
}

async function fillRest(call: Call, dir: string, ids: readonly string[]): Promise<Ids> {
  const schemaOf = (name: string, fields: readonly string[]) =>
    call('schemas.save', {
      name,
      body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, '']))),
      settings: { [fields[0] ?? '']: { names: [longName.repeat(2)], help: longName.repeat(9) } },
    })
  const schema = await schemaOf(longName.repeat(2), scalars.slice(0, 20))
  const schema300 = await schemaOf('Fields', scalars)
  for (const at of times(12, (index) => index)) {
    await call('searches.save', { name: `${longName} ${at}`, filter: { query: longName } })
    await call('keys.create', { name: `${longName} ${at}` })
  }
  await call('records.tag', { ids: [...ids], add: times(12, (at) => `${longName} ${at}`) })
  const folders = times(12, (at) => path.join(dir, longName.repeat(3), `${longName} ${at}`))
  const watched = []
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    watched.push(await call('folders.add', { path: folder, existing: 'skip' }))
  }
  return { schema: schema.id, schema300: schema300.id, working: watched[0]?.id ?? '', unwatched: dir }
}
