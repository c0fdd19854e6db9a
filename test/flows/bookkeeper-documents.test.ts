// Reads a watched folder of invoices in the formats that people have: PDFs, a scan, a photo. Uses the real reader.
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { anInvoice, eInvoice } from '../support/e-invoices.ts'
import { testEngine } from '../support/engine.ts'
import { fixtures, fixtureTexts, makeTextImage } from '../support/images.ts'
import { drawLines, makePdf, type PdfOptions } from '../support/pdfs.ts'
import { tempDir } from '../support/temp-dir.ts'

/** The first lines of an invoice with this number. */
const headOf = (number: string) => [
  'Blue Cup Supplies',
  'INVOICE',
  `Invoice number: ${number}`,
  'Invoice date: 2026-03-14',
]

const invoicePdf = (number: string, total: string, more: Partial<PdfOptions> = {}) =>
  makePdf({ pages: [drawLines(...headOf(number), `Total: ${total}`)], ...more })

/** An image of these lines. */
const pictureOf = (lines: readonly string[]) => makeTextImage(lines.join('\n'), { height: 320 })

/** A scan whose total is on its second page. */
async function scan(): Promise<Buffer> {
  const pages = [headOf('SC-3113'), ['Carried over from page 1', 'Total: 33.30']]
  const pictures = await Promise.all(pages.map(pictureOf))
  return sharp(pictures, { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
}

/** Writes one invoice in each format into the folder, and files that can't be read. */
async function fill(dir: string): Promise<void> {
  const put = (name: string, bytes: string | Uint8Array) => writeFileSync(path.join(dir, name), bytes)
  const attached = { 'factur-x.xml': eInvoice('Factur-X') }
  put('born.pdf', await invoicePdf('BD-1001', '11.10'))
  put('data.pdf', await invoicePdf(anInvoice.number, '76.41', { attached }))
  put('scan.tiff', await scan())
  copyFileSync(fixtures.heic, path.join(dir, 'photo.heic'))
  put('picture.png', await pictureOf([...headOf('PN-4711'), 'Total: 55.50']))
  put('locked.pdf', await invoicePdf('LK-6116', '66.60', { password: 'sesame' }))
  put('broken.pdf', `%PDF-1.7\n${'no object '.repeat(90)}\n%%EOF\n`)
  put('half.pdf', (await invoicePdf('HF-8118', '88.80')).subarray(0, 300))
}

/** Watches a folder of such invoices whose results go to a sheet and whose files move to a done folder. */
async function bookkeeping() {
  const [dir, done] = [tempDir('invoices'), tempDir('done')]
  await fill(dir)
  const fovea = await testEngine()
  const { id } = await fovea.call('folders.add', {
    path: dir,
    operation: 'json',
    schemaId: 'invoice',
    settleMs: 200,
    existing: 'read',
    sheet: 'xlsx',
    doneDir: done,
  })
  const sheet = path.join(done, `${path.basename(dir)}.xlsx`)
  return {
    fovea,
    id,
    inFolder: () => readdirSync(dir).toSorted(),
    putAway: () =>
      readdirSync(done)
        .filter((name) => name !== path.basename(sheet))
        .toSorted(),
    async untilDone(count: number, failed: number) {
      for (;;) {
        const { folders } = await fovea.call('folders.list', {})
        const now = folders[0]!.counts
        const isStill = now.waiting + now.working + now.undelivered === 0
        if (isStill && now.done === count && now.failed === failed) return
        await wait(200)
      }
    },
    /** The values of some columns, for the row of each image. */
    async rows(...columns: readonly string[]) {
      const [head = [], ...rows] = await readSheet(sheet)
      return rows
        .map((row) => ['image', ...columns].map((column) => row[head.indexOf(column)]))
        .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
    },
    async record(name: string) {
      const { records } = await fovea.call('records.list', { limit: 50 })
      const found = records.find(({ filename }) => filename === name)
      return fovea.call('records.get', { id: found?.id ?? 'none' })
    },
  }
}

it('an invoice in any format becomes a row of the sheet and is moved away; an unreadable file stays, with the reason', async () => {
  const story = await bookkeeping()
  await story.untilDone(5, 2)
  const day = new Date('2026-03-14')
  const read = [
    ['born.pdf', 'BD-1001', day, 'Blue Cup Supplies', 11.1],
    ['data.pdf', anInvoice.number, new Date(anInvoice.date), anInvoice.seller.name, Number(anInvoice.total)],
    ['photo.heic', null, null, fixtureTexts.hello[0], null],
    ['picture.png', 'PN-4711', day, 'Blue Cup Supplies', 55.5],
    ['scan.tiff', 'SC-3113', day, 'Blue Cup Supplies', 33.3],
  ]
  const columns = ['invoice_number', 'invoice_date', 'seller.name', 'total']
  expect(await story.rows(...columns)).toEqual(read)
  expect(story.putAway()).toEqual(read.map(([name]) => name))
  expect(story.inFolder()).toEqual(['broken.pdf', 'half.pdf', 'locked.pdf'])

  const scanned = await story.record('scan.tiff')
  expect(scanned.document?.total).toBe(2)
  const pageOf = (field: string) => scanned.fields.find((each) => each.path === field)?.page
  expect([pageOf('invoice_number'), pageOf('total')]).toEqual([1, 2])

  // Data takes precedence over print, and a difference is reported.
  const { fields } = await story.record('data.pdf')
  expect(new Set(fields.filter(({ value }) => value !== '').map(({ how }) => how))).toEqual(new Set(['data']))
  expect(fields.find((field) => field.path === 'total')).toMatchObject({ doubt: 'otherwisePrinted' })
  expect(fields.find((field) => field.path === 'items[1].amount')?.value).toBe(anInvoice.lines[1]?.total)

  const broken = await story.record('broken.pdf')
  expect(broken).toMatchObject({ status: 'failed', error: { code: 'document.broken' } })
  const { files } = await story.fovea.call('folders.pending', { id: story.id })
  expect(files.map(({ file, error }) => [path.basename(file), error?.code])).toEqual([
    ['half.pdf', 'file.unfinished'],
  ])
  const locked = await story.record('locked.pdf')
  expect(locked).toMatchObject({ status: 'failed', error: { code: 'document.locked' } })

  await story.fovea.call('records.unlock', { id: locked.id, password: 'sesame' })
  await story.untilDone(6, 1)
  expect(await story.rows(...columns)).toContainEqual([
    'locked.pdf',
    'LK-6116',
    day,
    'Blue Cup Supplies',
    66.6,
  ])
  expect(await story.rows()).toHaveLength(6)
  expect(story.putAway()).toContain('locked.pdf')
  expect(story.inFolder()).toEqual(['broken.pdf', 'half.pdf'])
  expect(story.fovea.errors).toEqual([])
})

it('a letterhead repeated on each page is one sender, and is not taken for the billed party', async () => {
  const head = ['Blue Cup Supplies', '12 Mill Lane', '8021 Westport']
  const pages = [
    [...head, 'Invoice number: LH-9119', 'Invoice date: 2026-03-14', 'Carried over: 40.00'],
    [...head, 'Carried over: 40.00', 'Total: 44.40'],
  ]
  const file = path.join(tempDir(), 'two.pdf')
  writeFileSync(file, await makePdf({ pages: pages.map((lines) => drawLines(...lines)) }))
  const { call } = await testEngine()
  const images = [{ path: file }]
  const { records } = await call('records.add', { images, operation: 'json', schemaId: 'invoice' })
  const { fields } = await call('records.get', { id: records[0]?.id ?? 'none', wait: true })
  const valueOf = (name: string) => fields.find(({ path }) => path === name)?.value
  expect([valueOf('seller.name'), valueOf('total')]).toEqual(['Blue Cup Supplies', '44.40'])
  expect([valueOf('buyer.name'), valueOf('buyer.address')]).toEqual(['', ''])
})
