// A bookkeeper's folder: 25 receipts in three currencies, two PDFs, a photo and a scan of two receipts, with the real
// reader. They are reviewed in the table by keys alone; its totals, those of the workbook and the truth are equal then.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import type { RecordTable } from '../../shared/contract/table-calls.ts'
import { makeTextImage } from '../support/images.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { patience } from './support/patience.ts'
import type { Call } from './support/reset.ts'
import { expect, test } from './support/test.ts'

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

/** A receipt with a pen stroke through its total, which then is doubtful or wrong. */
async function struckPicture(truth: Truth): Promise<Buffer> {
  const stroke = Buffer.from(
    '<svg width="600" height="260"><path d="M215 230 L330 214" stroke="black" stroke-width="7"/></svg>',
  )
  return sharp(await picture(truth))
    .composite([{ input: stroke }])
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** Writes all documents into the folder; returns their truth. */
async function fill(dir: string): Promise<Truth[]> {
  const truths = Array.from({ length: 30 }, (_, at) => truthOf(at))
  const put = (name: string, bytes: Uint8Array) => writeFileSync(path.join(dir, name), bytes)
  for (const [at, truth] of truths.slice(0, 25).entries())
    if (at % 4 === 2) put(`${truth.number}.jpg`, await struckPicture(truth))
    else put(`${truth.number}.png`, await picture(truth))
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

/** Columns of the table that the bookkeeper compares with the paper. */
const columns = ['company', 'receipt_number', 'total'] as const

function textOf(truth: Truth, field: string): string | undefined {
  if (field === 'company') return truth.company
  if (field === 'receipt_number') return truth.number
  return field === 'total' ? amount(truth.cents) : undefined
}

/** Values are equal if they differ only in the sign of the currency. */
const isRight = (text: string, truth: string) => text.replace(/^(RM|EUR|USD|[$€])\s*/, '') === truth

/** The truth of each row, by the number that was read, or by the name of the file. */
function truthsOf({ rows, columns: all }: RecordTable, truths: readonly Truth[]): ReadonlyMap<string, Truth> {
  const at = all.findIndex(({ path: field }) => field === 'receipt_number')
  return new Map(
    rows.map((row) => {
      const truth = truths.find(
        ({ number }) => row.cells[at]?.text === number || row.filename.startsWith(number),
      )
      if (!truth) throw new Error(`${row.filename} has no truth: ${row.cells[at]?.text ?? ''}`)
      return [row.id, truth]
    }),
  )
}

/** The keys of a bookkeeper in the table; each key and each typed value is a touch. */
class Keys {
  readonly touches = { doubts: 0, corrections: 0, moves: 0 }
  readonly #page: Page
  readonly #fields: readonly string[]

  constructor(page: Page, table: RecordTable) {
    this.#page = page
    this.#fields = ['', ...table.columns.map(({ path: field }) => field)]
  }

  async press(key: string, why: keyof Keys['touches']): Promise<void> {
    await this.#page.keyboard.press(key)
    this.touches[why]++
  }

  /** The record and the field of the active cell, and its text. */
  async active(): Promise<{ id: string; field: string; text: string }> {
    const grid = this.#page.getByRole('grid')
    const cell = (await grid.getAttribute('aria-activedescendant')) ?? ''
    const [, id = '', column = ''] = /^cell-(.*)-(\d+)$/.exec(cell) ?? []
    const text = await this.#page.locator(`[id="${cell}"]`).getAttribute('title')
    return { id, field: this.#fields[Number(column)] ?? '', text: text ?? '' }
  }

  async correct(value: string): Promise<void> {
    await this.press('Enter', 'corrections')
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.type(value)
    await this.press('Enter', 'corrections')
  }

  /** Moves to a cell by the arrow keys. */
  async moveTo(rows: readonly string[], id: string, field: string): Promise<void> {
    for (let steps = 0; ; steps++) {
      expect(steps, `the way to ${field} of ${id}`).toBeLessThan(60)
      const at = await this.active()
      const down = rows.indexOf(id) - rows.indexOf(at.id)
      const right = this.#fields.indexOf(field) - this.#fields.indexOf(at.field)
      if (down === 0 && right === 0) return
      const key = down !== 0 ? (down > 0 ? 'ArrowDown' : 'ArrowUp') : right > 0 ? 'ArrowRight' : 'ArrowLeft'
      await this.press(key, 'moves')
    }
  }
}

/** Goes from doubt to doubt, as the keys below the table say. */
async function settleDoubts(keys: Keys, page: Page, truths: ReadonlyMap<string, Truth>): Promise<void> {
  const toReview = page.getByRole('button', { name: /^To review \d+$/ })
  const left = async () => Number(/\d+/.exec((await toReview.textContent()) ?? '')?.[0])
  for (let steps = 0; (await left()) > 0; steps++) {
    expect(steps, 'the review ends').toBeLessThan(300)
    const { id, field, text } = await keys.active()
    const truth = truths.get(id)
    const right = truth && textOf(truth, field)
    if (id === '' || field === '') await keys.press('n', 'doubts')
    else if (right !== undefined && !isRight(text, right)) await keys.correct(right)
    // An empty value that the paper does not have can't be confirmed; the document is marked as reviewed.
    else await keys.press(text === '' ? 'm' : 'a', 'doubts')
    await page.waitForLoadState('networkidle')
  }
}

/** Corrects wrong values that are not in doubt, which a person sees when comparing with the paper. */
async function correctOthers(keys: Keys, table: RecordTable, truths: ReadonlyMap<string, Truth>) {
  const ids = table.rows.map(({ id }) => id)
  for (const row of table.rows)
    for (const field of columns) {
      const text = row.cells[table.columns.findIndex(({ path: of }) => of === field)]?.text ?? ''
      const truth = truths.get(row.id)
      const right = truth && textOf(truth, field)
      if (right === undefined || isRight(text, right)) continue
      await keys.moveTo(ids, row.id, field)
      await keys.correct(right)
    }
}

async function untilRead(call: Call, id: string, count: number): Promise<void> {
  const state = async () => {
    const folder = (await call('folders.list', {})).folders.find((one) => one.id === id)
    const { waiting = 1, working = 1, done = 0, undelivered = 0 } = folder?.counts ?? {}
    return done >= count && waiting + working + undelivered + (folder?.settlingCount ?? 0) === 0
  }
  await expect.poll(state, { timeout: 600_000 * patience, intervals: [1000] }).toBe(true)
}

test('a folder of 30 documents is reviewed by keys, and the totals of table, workbook and truth are equal', async ({
  site,
  dir,
}) => {
  test.setTimeout(900_000 * patience)
  const { page, call } = site
  const truths = await fill(dir)
  const rule = { operation: 'json', schemaId: 'receipt', sheet: 'xlsx', splitsPiles: true } as const
  const { id } = await call('folders.add', { path: dir, ...rule, settleMs: 200 })
  await untilRead(call, id, truths.length)
  const table = () => call('records.table', { folderId: id })
  const before = await table()
  expect(before.rows).toHaveLength(truths.length)
  const truthOfRow = truthsOf(before, truths)

  await page.goto(`${site.server.url}/#/history?folder=${id}&view=table`)
  await page.getByRole('grid').focus()
  const keys = new Keys(page, before)
  await settleDoubts(keys, page, truthOfRow)
  await correctOthers(keys, await table(), truthOfRow)
  const { doubts, corrections, moves } = keys.touches
  process.stdout.write(
    `${truths.length} documents: ${doubts} keys for doubts, ${corrections / 2} values corrected by ${corrections} ` +
      `touches, ${moves} keys to reach them\n`,
  )

  const sums = new Map<string, number>()
  for (const { currency, cents } of truths) sums.set(currency, (sums.get(currency) ?? 0) + cents)
  const expected = [...sums].map(([currency, cents]) => [currency, cents / 100]).toSorted()
  for (const [currency, cents] of sums)
    await expect(page.locator('summary')).toContainText(new RegExp(`${currency}\\s*${amount(cents)}`))
  const sheet = async () => {
    const [head = [], ...rows] = await readSheet(path.join(dir, `${path.basename(dir)}.xlsx`), 'Totals')
    const at = head.indexOf('sum of total')
    return rows.flatMap((row) => (row[2] === 'all' ? [[row[1], row[at]]] : [])).toSorted()
  }
  await expect.poll(sheet, { timeout: 60_000 * patience, intervals: [1000] }).toEqual(expected)
  expect(doubts + corrections + moves).toBeLessThanOrEqual(truths.length)
})
