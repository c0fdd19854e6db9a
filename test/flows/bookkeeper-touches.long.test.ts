// A bookkeeper's folder: 25 receipts in three currencies, two PDFs, a photo and a scan of two receipts, with the real
// reader. They are reviewed as by the keys of the table; its totals, those of the workbook and the truth are equal then.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { RecordTable, TableRow } from '../../shared/contract/table-calls.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { makeTextImage } from '../support/images.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { tempDir } from '../support/temp-dir.ts'

interface Truth {
  readonly number: string
  readonly company: string
  readonly currency: string
  readonly cents: number
}

const companies = ['Blue Cup Cafe', 'Corner Books', 'Green Garden', 'Old Mill Bakery', 'Harbour Fish']
const signs = { MYR: 'RM', EUR: 'EUR', USD: 'USD' } as const

/** The true values of the document with this number: its currency changes from one to the next. */
function truthOf(at: number): Truth {
  const currency = Object.keys(signs)[at % 3] ?? ''
  return { number: `R-40${at + 10}`, company: companies[at % 5] ?? '', currency, cents: 1250 + at * 137 }
}

const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

function linesOf({ number, company, currency, cents }: Truth): string[] {
  const day = String((cents % 18) + 10)
  const sign = signs[currency as keyof typeof signs]
  return [company, `Receipt no: ${number}`, `Date: 2026-03-${day}`, `Total: ${sign} ${amount(cents)}`]
}

const picture = (truth: Truth) => makeTextImage(linesOf(truth).join('\n'), { height: 260 })

/** Writes all documents into the folder; returns their truth. */
async function fill(dir: string): Promise<Truth[]> {
  const truths = Array.from({ length: 30 }, (_, at) => truthOf(at))
  const put = (name: string, bytes: Uint8Array) => writeFileSync(path.join(dir, name), bytes)
  for (const truth of truths.slice(0, 25)) put(`${truth.number}.png`, await picture(truth))
  for (const truth of truths.slice(25, 27))
    put(`${truth.number}.pdf`, await makePdf({ pages: [drawLines(...linesOf(truth))] }))
  const [photographed, ...scanned] = truths.slice(27)
  if (photographed)
    put(
      `${photographed.number}.jpg`,
      await sharp(await picture(photographed))
        .rotate(1.5, { background: '#888' })
        .blur(0.6)
        .jpeg({ quality: 70 })
        .toBuffer(),
    )
  const pages = await Promise.all(scanned.map(picture))
  put(
    'scan.tiff',
    await sharp(pages, { join: { animated: true } })
      .tiff({ compression: 'lzw' })
      .toBuffer(),
  )
  return truths
}

/** Touches by what they were needed for. A key is a touch, and so is a typed value. */
type Touches = Record<'right', number> & Record<'wrong', number>

/** Settles each value of a document that is in doubt or wrong, as a person would who knows the truth. */
async function review(
  fovea: TestEngine,
  { columns }: RecordTable,
  row: TableRow,
  truth: Truth,
): Promise<Touches> {
  const touches = { right: 0, wrong: 0 }
  const wanted: Readonly<Record<string, string>> = {
    company: truth.company,
    receipt_number: truth.number,
    total: amount(truth.cents),
  }
  for (const [at, { path: field }] of columns.entries()) {
    const cell = row.cells[at]
    const right = wanted[field]
    const isWrong =
      cell !== undefined &&
      right !== undefined &&
      (field === 'total' ? cell.value !== truth.cents / 100 : cell.text !== right)
    if (isWrong) {
      await fovea.call('records.correct', { id: row.id, field, value: right })
      // Enter, and the value
      touches.wrong += 2
    } else if (cell?.isDoubtful && cell.text !== '') {
      await fovea.call('records.confirm', { id: row.id, field })
      touches.right += 1
    }
  }
  return touches
}

it('a folder of 30 documents is reviewed, and the totals of table, workbook and truth are equal', async () => {
  const dir = tempDir('receipts')
  const truths = await fill(dir)
  const fovea = await testEngine()
  const rule = { operation: 'json', schemaId: 'receipt', sheet: 'xlsx', splitsPiles: true } as const
  const { id } = await fovea.call('folders.add', { path: dir, ...rule, settleMs: 200 })
  const table = () => fovea.call('records.table', { folderId: id })
  const untilDone = async (count: number) => {
    for (;;) {
      const { folders } = await fovea.call('folders.list', {})
      const { counts, settlingCount = 0 } = folders.find((folder) => folder.id === id) ?? {}
      const { waiting = 1, working = 1, done = 0, undelivered = 0 } = counts ?? {}
      if (done >= count && waiting + working + settlingCount + undelivered === 0) return
      await wait(500)
    }
  }
  await untilDone(truths.length - 1)
  // Two receipts without page numbers may be two pages of one document, so a person splits them.
  const scan = (await table()).rows.find(({ filename }) => filename === 'scan.tiff')
  if (scan) await fovea.call('records.split', { id: scan.id, parts: [{ pages: '1' }, { pages: '2' }] })
  await untilDone(truths.length)
  const before = await table()
  expect(before.rows.map(({ filename }) => filename)).toHaveLength(truths.length)
  const total = { right: 0, wrong: 0 }
  let reviewed = 0
  for (const row of before.rows) {
    const number = row.cells[before.columns.findIndex(({ path: field }) => field === 'receipt_number')]?.text
    const truth = truths.find((one) => one.number === number || row.filename.startsWith(one.number))
    expect(truth, `the truth of ${row.filename}, read as ${number}`).toBeDefined()
    if (!truth) continue
    expect([row.filename, row.currency]).toEqual([row.filename, truth.currency])
    const { right, wrong } = await review(fovea, before, row, truth)
    total.right += right
    total.wrong += wrong
    if (!row.needsReview || right + wrong > 0) continue
    await fovea.call('records.review', { ids: [row.id], documents: true })
    reviewed++
  }
  process.stdout.write(
    `${truths.length} documents: ${total.right} keys for right values in doubt, ${reviewed} to mark documents as ` +
      `reviewed, ${total.wrong} keys and values for ${total.wrong / 2} wrong values\n`,
  )

  const sums = new Map<string, number>()
  for (const { currency, cents } of truths) sums.set(currency, (sums.get(currency) ?? 0) + cents)
  const expected = [...sums].map(([currency, cents]) => [currency, cents / 100]).toSorted()
  const { totals } = await table()
  expect(
    totals.flatMap(({ currency, month, sums: of }) => (month === null ? [[currency, of['total']]] : [])),
  ).toEqual(expected)
  const sheet = async () => {
    const [head = [], ...rows] = await readSheet(path.join(dir, `${path.basename(dir)}.xlsx`), 'Totals')
    const at = head.indexOf('sum of total')
    return rows.flatMap((row) => (row[2] === 'all' ? [[row[1], row[at]]] : []))
  }
  await expect.poll(sheet, { timeout: 60_000, interval: 1000 }).toEqual(expected)
  expect(total.right + reviewed + total.wrong).toBeLessThanOrEqual(2 * truths.length)
}, 1_200_000)
