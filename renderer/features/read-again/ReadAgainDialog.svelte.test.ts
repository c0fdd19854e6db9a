import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../shared/result.ts'
import { routeTo } from '../../lib/route.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { languageOf, recordOf } from '../../test-support/records.ts'
import ReadAgainDialog from './ReadAgainDialog.svelte'

async function setUp(ids: readonly string[]) {
  const inTest = appInTest({
    'languages.list': () =>
      ok({ languages: [languageOf('deu', 'de'), languageOf('jpn', 'ja')], onSystem: [] }),
    'records.again': () => ok({ records: [recordOf({ id: 'new' })], refused: [] }),
  })
  let closed = 0
  await render(ReadAgainDialog, { ids, onclose: () => (closed += 1) }, within(inTest))
  return { ...inTest, closed: () => closed }
}

test('images are read again with the chosen languages and operation', async () => {
  const { network, closed } = await setUp(['a', 'b'])
  await page.getByRole('button', { name: 'Japanese' }).click()
  await page.getByRole('combobox', { name: 'Operation' }).selectOptions('Markdown')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect.poll(closed).toBe(1)
  expect(network.callsTo('records.again')).toEqual([
    { ids: ['a', 'b'], operation: 'markdown', languages: ['jpn'] },
  ])
})

test('if the record that is read again is open, the new one opens', async () => {
  const { app, closed } = await setUp(['a'])
  onTestFinished(app.router.start())
  app.router.go(routeTo('history', 'a'))
  await expect.poll(() => app.router.route.id).toBe('a')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect.poll(closed).toBe(1)
  await expect.poll(() => app.router.route.id).toBe('new')
})
