import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { CataloguePack } from '../../../shared/contract/pack-calls.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { cataloguePackOf, packOf } from '../../test-support/records.ts'
import PackCatalogueList from './PackCatalogueList.svelte'

type Got = Result<ReturnType<typeof packOf>>

async function setUp(overrides: Partial<CataloguePack> = {}) {
  let state = overrides.state ?? 'absent'
  const finished = Promise.withResolvers<Got>()
  let countAdded = 0
  const inTest = appInTest({
    'packs.catalogue': () =>
      ok({ packs: [cataloguePackOf('small', { title: 'Small networks', ...overrides, state })] }),
    async 'packs.get'() {
      state = 'getting'
      const answer = await finished.promise
      if (answer.ok || answer.error.code !== 'pack.cancelled') state = answer.ok ? 'added' : 'partial'
      return answer
    },
    'packs.cancel': () => {
      state = 'absent'
      finished.resolve(err('pack.cancelled', { pack: 'small' }))
      return ok({ cancelled: 1 })
    },
  })
  await render(PackCatalogueList, { onadded: () => void countAdded++ }, within(inTest))
  await page.getByText('Packs that can be got').click()
  return {
    ...inTest,
    finish: finished.resolve.bind(finished),
    toasts: () => inTest.app.toasts.list.map((toast) => toast.text).join(),
    added: () => countAdded,
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the addresses are shown before anything is fetched, then the progress, then the result', async () => {
  const { network, finish, toasts, added } = await setUp({ hosts: ['cdn.example.net'] })
  await expect.element(page.getByText('English · MIT · 1 MB')).toBeVisible()
  await button('Get…: Small networks').click()
  await expect.element(page.getByText('https://files.example.org/rec.onnx (1 MB)')).toBeVisible()
  await expect.element(page.getByText(/connect to files\.example\.org, cdn\.example\.net,/)).toBeVisible()
  expect(network.callsTo('packs.get')).toEqual([])
  await button('Get').click()
  network.emit({ name: 'pack.progress', data: { name: 'small', arrivedBytes: 2 ** 19, totalBytes: 2 ** 20 } })
  await expect.element(page.getByText('512 KB of 1 MB are here')).toBeVisible()
  await expect
    .element(page.getByRole('progressbar', { name: 'Get Small networks' }))
    .toHaveAttribute('aria-valuenow', '50')
  finish(ok(packOf('small')))
  await expect.poll(toasts).toContain('Small networks was fetched, checked and added.')
  expect(added()).toBe(1)
  await expect.element(page.getByText('Small networks', { exact: true })).not.toBeInTheDocument()
})

test('getting is cancelled without a complaint', async () => {
  const { toasts } = await setUp()
  await button('Get…: Small networks').click()
  await button('Get').click()
  await button('Cancel: Small networks').click()
  await expect.element(button('Get…: Small networks')).toBeVisible()
  expect(toasts()).toBe('')
})

test('what was interrupted is continued or deleted, and an error says what to do', async () => {
  const { finish, toasts } = await setUp({ state: 'partial', arrivedBytes: 2 ** 18 })
  await expect.element(page.getByText(/256 KB of 1 MB are here/)).toBeVisible()
  await button('Continue…: Small networks').click()
  await button('Get').click()
  finish(err('pack.redirect', { url: 'https://files.example.org/rec.onnx', host: 'other.example' }))
  await expect.poll(toasts).toContain('leads to another host, other.example')
  await button('Delete what is here: Small networks').click()
  await expect.element(button('Get…: Small networks')).toBeVisible()
})
