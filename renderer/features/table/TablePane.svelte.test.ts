import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { RecordTable, TableRow } from '../../../shared/contract/table-calls.ts'
import { ok } from '../../../shared/result.ts'
import { fieldOf, pageOf, recordOf, wordOf } from '../../test-support/records.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import TablePane from './TablePane.svelte'

/** A document of the table; every tenth total is doubtful. */
function rowAt(at: number): TableRow {
  const isDoubtful = at % 10 === 0
  const cell = { isDoubtful: false, mark: null, value: null }
  return {
    id: `r${at}`,
    documentId: `r${at}`,
    filename: `receipt-${at}.jpg`,
    needsReview: isDoubtful,
    isReviewed: false,
    currency: at % 2 === 0 ? 'MYR' : 'EUR',
    day: at % 3 === 0 ? '2026-03-14' : '2026-04-01',
    cells: [
      { ...cell, text: `Shop ${at} with a long name of several words` },
      { ...cell, text: `${at}.10`, value: at + 0.1, isDoubtful },
    ],
  }
}

/** The table of this many documents, in an engine that keeps corrections. */
async function tableOf(count: number) {
  const rows = Array.from({ length: count }, (_, at) => rowAt(at))
  const recordAt = (id: string) =>
    recordOf({
      id,
      fields: rows
        .filter((row) => row.id === id)
        .map((row) => {
          const [, total] = row.cells
          const box = { x0: 0, y0: 0, x1: 40, y1: 20 }
          const found = { value: total?.text ?? '', box, confidence: total?.isDoubtful ? 0.5 : 0.95 }
          return fieldOf({ path: 'total', ...found, alternatives: [] })
        }),
    })
  const settled = (id: string, text?: string) => {
    const at = rows.findIndex((row) => row.id === id)
    const row = rows[at]
    const [shop, total] = row?.cells ?? []
    if (!row || !shop || !total) throw new Error(id)
    const now = { ...total, text: text ?? total.text, value: Number(text ?? total.text), isDoubtful: false }
    rows[at] = { ...row, cells: [shop, { ...now, mark: 'corrected' }] }
    return ok(recordAt(id))
  }
  const inTest = appInTest({
    'records.table': ({ ids }) =>
      ok({
        columns: [
          { path: 'company', kind: 'text', isSummed: false },
          { path: 'total', kind: 'number', isSummed: true },
        ],
        rows: rows.filter(({ id }) => ids?.includes(id) ?? true),
        totals: [],
        total: rows.length,
      } satisfies RecordTable),
    'records.get': ({ id }) => ok(recordAt(id)),
    'records.page': () => ok(pageOf([wordOf('0.10')])),
    'records.correct': ({ id, value }) => settled(id, value),
    'records.confirm': ({ id }) => settled(id),
    'records.review': ({ ids }) => {
      ids.forEach((id) => {
        const at = rows.findIndex((row) => row.id === id)
        const [shop, total] = rows[at]!.cells
        const cells = [shop!, { ...total!, isDoubtful: false }]
        rows[at] = { ...rows[at]!, cells, needsReview: false, isReviewed: true }
      })
      return ok({ changed: ids.length })
    },
  })
  const style = document.createElement('style')
  style.textContent = '.screen { block-size: 640px }'
  document.head.append(style)
  const source = { ids: null, filter: {}, sort: 'newest' as const }
  await render(TablePane, { source, note: null, folderId: null, onback: () => undefined }, within(inTest))
  return inTest
}

test('of 1,000 documents only the rows on screen are rendered, and totals are by currency', async () => {
  await tableOf(1000)
  await expect.element(page.getByText('1,000 documents')).toBeVisible()
  await expect.poll(() => page.getByRole('row').elements().length).toBeLessThan(80)
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('1001')
  await expect.element(page.getByText('249,550.00').first()).toBeVisible()
  await expect.element(page.getByText('250,050.00').first()).toBeVisible()
})

test('a review by keys alone: a wrong value takes two, a right one takes one', async () => {
  const { network, app } = await tableOf(30)
  await expect.element(page.getByText('30 documents', { exact: true })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByText('50% sure')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('5.00{Enter}')
  expect(network.callsTo('records.correct')).toEqual([{ id: 'r0', field: 'total', value: '5.00' }])
  // The next doubt is active at once; A confirms it.
  await userEvent.keyboard('a')
  await userEvent.keyboard('m')
  expect(app.toasts.list).toEqual([])
  await expect.poll(() => network.callsTo('records.confirm')).toEqual([{ id: 'r10', field: 'total' }])
  await expect.poll(() => network.callsTo('records.review').length).toBe(3)
  await userEvent.keyboard('n')
  expect(app.toasts.list.map(({ text }) => text)).toEqual(['No other record is left to review.'])
  // 0.10 became 5.00.
  await expect.element(page.getByText('216.40').first()).toBeVisible()
})

test('rows are sorted and filtered by column, and the totals are those of the rows that are left', async () => {
  await tableOf(30)
  await page.getByRole('button', { name: 'Total', exact: true }).click()
  await page.getByRole('button', { name: 'Total', exact: true }).click()
  expect(page.getByRole('row').elements()[1]?.textContent).toContain('receipt-29.jpg')
  await page.getByRole('button', { name: 'Filter columns' }).click()
  await page.getByRole('searchbox', { name: 'Filter Total' }).fill('>28')
  await expect.element(page.getByText('2 of 30 documents')).toBeVisible()
  await expect.element(page.getByText('29.10').first()).toBeVisible()
})
