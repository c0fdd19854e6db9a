import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ModelState } from '../../../shared/contract/model-calls.ts'
import { ok } from '../../../shared/result.ts'
import { defaultSettings } from '../../../shared/settings.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import ModelChoices from './ModelChoices.svelte'

const here: ModelState = {
  isOn: false,
  address: 'http://127.0.0.1:11434/v1',
  host: '127.0.0.1:11434',
  model: '',
  isLocal: true,
  models: ['small'],
  problem: null,
  lastProblem: null,
}
const away = { ...here, address: 'http://models.example/v1', host: 'models.example', isLocal: false }

async function setUp(state: ModelState, saved = {}) {
  const inTest = appInTest({ 'model.check': () => ok(state) })
  const onchange = vi.fn(() => Promise.resolve())
  await render(ModelChoices, { saved: { ...defaultSettings, ...saved }, onchange }, within(inTest))
  return onchange
}

const isOn = () => page.getByRole('switch', { name: /Ask a language model/ })

test('a model on this machine says where text goes, and is switched on at once', async () => {
  const onchange = await setUp(here)
  await expect
    .element(page.getByText(/The text of pages goes to 127.0.0.1:11434 on this machine/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('Connected. It has 1 model.')).toBeVisible()
  await isOn().click()
  expect(onchange).toHaveBeenCalledWith({ isModelOn: true })
})

test('a model on another machine can not be switched on before its host was confirmed', async () => {
  const onchange = await setUp(away)
  await expect
    .element(page.getByText('models.example is another machine. The text of pages leaves this one.'))
    .toBeVisible()
  await expect.element(isOn()).toBeDisabled()
  await page.getByRole('button', { name: 'Allow sending the text of pages to models.example' }).click()
  expect(onchange).toHaveBeenCalledWith({ confirmedModelHost: 'models.example' })
})

test('a confirmation is shown and can be revoked', async () => {
  const onchange = await setUp(away, { confirmedModelHost: 'models.example', isModelOn: true })
  await expect
    .element(page.getByText('You allowed sending the text of pages to models.example.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  expect(onchange).toHaveBeenCalledWith({ confirmedModelHost: '', isModelOn: false })
})

test('a new address is checked before anything is sent there', async () => {
  const onchange = await setUp(here)
  const address = page.getByLabelText('Address')
  await address.fill('http://models.example/v1')
  await page.getByRole('button', { name: 'Check' }).click()
  expect(onchange).toHaveBeenCalledWith({ modelAddress: 'http://models.example/v1', isModelOn: false })
})
