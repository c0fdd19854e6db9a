import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { InstalledLanguage } from '../../../shared/contract/language-calls.ts'
import { err, ok } from '../../../shared/result.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { languageOf } from '../../test-support/records.ts'
import LanguageList from './LanguageList.svelte'

async function setUp(onSystem: string[] = []) {
  const added: InstalledLanguage[] = []
  const inTest = appInTest({
    'languages.list': () => ok({ languages: [languageOf('eng', 'en'), ...added], onSystem }),
    'languages.add': ({ language, download }) => {
      if (language === 'fao') return err('language.notOnNpm', { language })
      added.push(languageOf(language, 'nl', { source: download ? 'npm' : 'system' }))
      return ok(added[0]!)
    },
    'languages.remove': () => {
      added.length = 0
      return ok({ removed: 1 })
    },
  })
  await render(LanguageList, {}, within(inTest))
  return inTest
}

const field = () => page.getByLabelText('Another language')
const download = () => page.getByRole('button', { name: 'Download' })

test('a language is chosen by its name, downloaded, and removed again', async () => {
  const { network } = await setUp()
  await expect.element(page.getByText('English')).toBeVisible()
  await expect.element(download()).toBeDisabled()
  await field().selectOptions('Dutch')
  await download().click()
  await expect.element(page.getByText('nld · from npm')).toBeVisible()
  expect(network.callsTo('languages.add')).toEqual([{ language: 'nld', download: true }])
  await page.getByRole('button', { name: 'Remove: Dutch' }).click()
  await expect.element(page.getByText('nld · from npm')).not.toBeInTheDocument()
})

test('a language that tesseract on this machine has is added without a download', async () => {
  const { network } = await setUp(['nld'])
  await page.getByRole('button', { name: 'Add: Dutch' }).click()
  await expect.poll(() => network.callsTo('languages.add')).toEqual([{ language: 'nld', download: false }])
})

test('a failed download shows an error, and the choice stays', async () => {
  const { app } = await setUp()
  await field().selectOptions('Faroese')
  await download().click()
  await expect
    .poll(() => app.toasts.list.map((toast) => toast.text).join())
    .toContain('npm has no model for fao')
  await expect.element(field()).toHaveValue('fao')
})
