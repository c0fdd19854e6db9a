import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../shared/result.ts'
import { routeTo } from '../../lib/route.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import Palette from './Palette.svelte'

async function setUp(openedId: string | null) {
  const inTest = appInTest({ 'records.list': () => ok({ records: [], nextCursor: null, total: 0 }) })
  onTestFinished(inTest.app.router.start())
  inTest.app.router.replace(routeTo('history', openedId))
  await render(Palette, { onclose: () => undefined, onkeys: () => undefined }, within(inTest))
  return inTest
}

test('the record that is open can be exported and read again by name', async () => {
  const { app } = await setUp('rec_1')
  await userEvent.keyboard('again{Enter}')
  expect(app.rereadDialog.ids).toEqual(['rec_1'])
  expect(app.exportDialog.ids).toBeNull()
})

test('without an open record there are no actions for one', async () => {
  await setUp(null)
  await expect.element(page.getByRole('option', { name: /History/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Export this record/ })).not.toBeInTheDocument()
})
