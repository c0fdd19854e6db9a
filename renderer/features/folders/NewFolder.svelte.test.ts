import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../shared/result.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { Folders } from './folders.svelte.ts'
import NewFolder from './NewFolder.svelte'

function shown() {
  const inTest = appInTest({
    'folders.preview': () => ok({ files: [], counts: { read: 0, passedOver: 0 }, isPartial: false }),
  })
  const folders = new Folders(inTest.app)
  const show = () => render(NewFolder, { folders, onback: () => undefined }, within(inTest))
  return { ...inTest, folders, show }
}

test('a form that was filled in is as it was when one comes back from making a schema', async () => {
  const { show } = shown()
  const { unmount } = await show()
  await page.getByRole('textbox', { name: 'Folder' }).fill('/home/ada/scans')
  await page.getByLabelText('Operation').selectOptions('json')
  await page.getByLabelText('Schema').selectOptions('Invoice')
  await page.getByRole('link', { name: 'Make a schema' }).click()
  await unmount()

  await show()
  await expect.element(page.getByRole('textbox', { name: 'Folder' })).toHaveValue('/home/ada/scans')
  await expect.element(page.getByLabelText('Schema')).toHaveValue('invoice')
  await expect.element(page.getByRole('button', { name: 'Start watching' })).toBeEnabled()
})
