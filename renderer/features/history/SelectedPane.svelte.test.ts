import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../shared/result.ts'
import { recordOf } from '../../test-support/records.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { History } from './history.svelte.ts'
import { Selection } from './selection.svelte.ts'
import SelectedPane from './SelectedPane.svelte'

test('a selection shows its number and kinds of records, and the actions on them', async () => {
  const records = [
    recordOf({ id: 'a' }),
    recordOf({ id: 'b', operation: 'markdown', needsReview: true }),
    recordOf({ id: 'c' }),
    recordOf({ id: 'd', status: 'failed' }),
  ]
  const inTest = appInTest({
    'records.list': () => ok({ records, nextCursor: null, total: records.length }),
    'records.review': ({ ids }) => ok({ changed: ids.length }),
  })
  const history = new History(inTest.app)
  await history.reload()
  const selection = new Selection(history, inTest.app)
  for (const at of [0, 1, 2]) selection.toggle(at)
  await render(SelectedPane, { history, selection, ontable: () => undefined }, within(inTest))
  await expect.element(page.getByRole('heading', { name: '3 selected' })).toBeVisible()
  const rows = page.getByRole('listitem')
  expect(rows.elements().map((row) => row.textContent.trim())).toEqual(['Text2', 'Markdown1', 'To review1'])
  await page.getByRole('button', { name: 'Mark as reviewed' }).click()
  expect(inTest.network.callsTo('records.review')).toEqual([{ ids: ['a', 'b', 'c'], documents: true }])
  await page.getByRole('button', { name: 'Delete' }).click()
  expect([...inTest.app.removals.hidden]).toEqual(['a', 'b', 'c'])
  expect(selection.ids.size).toBe(0)
})
