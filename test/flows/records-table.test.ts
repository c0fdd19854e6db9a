// Documents as a table: its rows, what becomes of a correction, and totals that equal those of the workbook.
import { expect, it } from 'vitest'
import { readSheet } from 'read-excel-file/node'
import { testEngine } from '../support/engine.ts'
import { fillHistory } from '../support/fill-history.ts'
import { tempDir } from '../support/temp-dir.ts'

/** An engine with 24 records, of which six have fields: two in each of three currencies. */
async function sixReceipts() {
  const dataDir = tempDir()
  fillHistory(dataDir, 24, Date.UTC(2026, 9, 1))
  const fovea = await testEngine({ dataDir })
  return { ...fovea, table: (input = {}) => fovea.call('records.table', input) }
}

it('shows documents with fields, whose totals are those of the workbook, also after a correction', async () => {
  const { call, table } = await sixReceipts()
  const { columns, rows, total } = await table()
  expect(columns).toEqual([
    { path: 'company', kind: 'text', isSummed: false },
    { path: 'date', kind: 'date', isSummed: false },
    { path: 'total', kind: 'number', isSummed: true },
  ])
  expect(total).toBe(6)
  const [first] = rows
  expect(first).toMatchObject({ filename: 'invoice-00022.jpg', currency: 'MYR', needsReview: true })
  expect(first?.cells[2]).toEqual({ text: '273.31', value: 273.31, isDoubtful: false, mark: null })

  await call('records.correct', { id: first?.id ?? '', field: 'total', value: '1.00' })
  const now = await table()
  expect(now.rows[0]?.cells[2]).toMatchObject({ value: 1, mark: 'corrected' })
  const [ringgit] = now.totals.filter(({ currency }) => currency === 'MYR')
  const ofMyr = now.rows.filter(({ currency }) => currency === 'MYR')
  const sum = ofMyr.reduce((cents, { cells }) => cents + Math.round((cells[2]?.value ?? 0) * 100), 0)
  expect(ringgit).toMatchObject({ month: null, documents: 2, sums: { total: sum / 100 } })

  const exported = await call('records.export', { ids: rows.map(({ id }) => id), format: 'xlsx' })
  const sheet = await readSheet(Buffer.from(exported.content, 'base64'), 'Totals')
  expect(sheet.slice(1).map(([, currency, , documents, sums]) => [currency, documents, sums])).toEqual(
    now.totals.map(({ currency, documents, sums }) => [currency, documents, sums['total']]),
  )
})

it('is of a selection, of a search, or of totals alone', async () => {
  const { table } = await sixReceipts()
  const { rows } = await table()
  const ids = rows.slice(0, 2).map(({ id }) => id)
  expect((await table({ ids })).rows.map(({ id }) => id)).toEqual(ids)
  expect((await table({ query: 'Nordlys', sort: 'oldest' })).rows).toHaveLength(2)
  const totals = await table({ limit: 0 })
  expect(totals.rows).toEqual([])
  expect(totals.totals.filter(({ month }) => month === null)).toHaveLength(3)
})
