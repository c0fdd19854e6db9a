import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../shared/result.ts'
import type { NetworkUse } from '../../../shared/network-use.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import OutsideList from './OutsideList.svelte'

const quiet: NetworkUse = { since: 0, isGuarded: true, made: [], refused: [] }

async function setUp(use: NetworkUse) {
  const inTest = appInTest({
    'system.network': () => ok(use),
    'system.checkNetwork': () => ok({ isClosed: true }),
  })
  await render(OutsideList, {}, within(inTest))
  return inTest
}

test('says that nothing left the machine if nothing did', async () => {
  await setUp(quiet)
  await expect.element(page.getByText('None since the start.')).toBeVisible()
})

test('names the hosts of connections with their purposes, and refused hosts', async () => {
  await setUp({
    ...quiet,
    made: [{ purpose: 'language', host: 'models.example.org', count: 2, lastAt: 0 }],
    refused: [{ host: 'collector.example.org', count: 1, lastAt: 0 }],
  })
  await expect.element(page.getByText('A language, from models.example.org: 2 times')).toBeVisible()
  await expect.element(page.getByText('collector.example.org: once')).toBeVisible()
})

test('tries a forbidden connection, and says that it was refused', async () => {
  const { app } = await setUp(quiet)
  await page.getByRole('button', { name: 'Test it' }).click()
  await expect
    .poll(() => app.toasts.list.map(({ text }) => text))
    .toEqual(['A connection that nobody asked for was tried, and refused.'])
})
