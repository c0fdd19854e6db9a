import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../../shared/result.ts'
import { appInTest, within } from '../../../test-support/app-in-test.ts'
import { recordOf } from '../../../test-support/records.ts'
import SplitDialog from './SplitDialog.svelte'

async function setUp() {
  const inTest = appInTest({
    'records.parts': () =>
      ok({
        parts: [
          { pages: '1-2', part: null, why: 'start', reasons: ['start'] },
          { pages: '4-5', part: null, why: 'blank', reasons: ['blank'] },
        ],
      }),
    'records.split': () => ok({ records: [recordOf({ id: 'new' })], refused: [] }),
  })
  onTestFinished(inTest.app.router.start())
  let closed = 0
  const document = { total: 5, numbers: [1, 2, 3, 4, 5], failed: [] }
  const record = { id: 'a', filename: 'pile.pdf', document }
  await render(SplitDialog, { record, onclose: () => (closed += 1) }, within(inTest))
  return { ...inTest, closed: () => closed }
}

test('a batch is shown with the proposed split and its reasons, and split accordingly', async () => {
  const { network, closed } = await setUp()
  await expect.element(page.getByText('Pages 4-5 · after an empty page')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Page 3 belongs to it' }))
    .toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Create 2 records' }).click()
  await expect.poll(closed).toBe(1)
  expect(network.callsTo('records.split')).toEqual([{ id: 'a', parts: [{ pages: '1-2' }, { pages: '4-5' }] }])
})

test('parts can be split and joined, pages excluded, and the operation of each part chosen', async () => {
  const { network, closed } = await setUp()
  await page.getByRole('button', { name: 'Begin a document at page 5' }).click()
  await page.getByRole('button', { name: 'Join document 2 with the one before' }).click()
  await page.getByRole('button', { name: 'Page 1 belongs to it' }).click()
  await page.getByRole('combobox', { name: 'Read document 2 as' }).selectOptions('Markdown')
  await page.getByRole('button', { name: 'Create 2 records' }).click()
  await expect.poll(closed).toBe(1)
  expect(network.callsTo('records.split')).toEqual([
    { id: 'a', parts: [{ pages: '2,4' }, { pages: '5', operation: 'markdown' }] },
  ])
})

test('a page can be dragged only into the previous or next document', async () => {
  const { network } = await setUp()
  await page.getByRole('button', { name: 'Begin a document at page 5' }).click()
  const thumbnail = (number: number) => page.getByRole('button', { name: `Page ${number} belongs to it` })
  await thumbnail(5).dropTo(page.getByRole('heading', { name: 'Document 1' }))
  await expect.element(page.getByRole('heading', { name: 'Document 3' })).toBeVisible()
  await thumbnail(2).dropTo(page.getByRole('heading', { name: 'Document 2' }))
  await page.getByRole('button', { name: 'Create 3 records' }).click()
  await expect
    .poll(() => network.callsTo('records.split'))
    .toEqual([{ id: 'a', parts: [{ pages: '1' }, { pages: '2,4' }, { pages: '5' }] }])
})
