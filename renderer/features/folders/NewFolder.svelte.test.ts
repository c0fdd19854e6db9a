import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { ok } from '../../../shared/result.ts'
import type { PreviewedFile } from '../../../shared/contract/folder-calls.ts'
import { formatOf } from '../../../shared/contract/record.ts'
import { appInTest, within } from '../../test-support/app-in-test.ts'
import { pageOf, recordOf, wordOf } from '../../test-support/records.ts'
import { Folders } from './folders.svelte.ts'
import NewFolder from './NewFolder.svelte'

const slip: PreviewedFile = { file: 'slip.png', verdict: 'read', pattern: null, writes: [] }

function setUp(...files: PreviewedFile[]) {
  const inTest = appInTest({
    'languages.list': () => ok({ languages: [], onSystem: [] }),
    'folders.preview': ({ sheet }) => {
      const rest = { sheetPath: sheet === 'xlsx' ? '/home/ada/scans/scans.xlsx' : null, isPartial: false }
      return ok({ files, counts: { read: files.length, passedOver: 0 }, ...rest })
    },
    'folders.try': ({ operation = 'text' }) =>
      ok({
        record: recordOf({ id: 'a', operation, format: formatOf(operation) }),
        page: { ...pageOf([wordOf('Total'), wordOf('12.50')]), kind: 'receipt' as const },
        writes: [],
      }),
  })
  const folders = new Folders(inTest.app)
  const show = () => render(NewFolder, { folders, onback: () => undefined }, within(inTest))
  return { ...inTest, folders, show }
}

test('a filled form is unchanged after a visit to the schema editor', async () => {
  const { show } = setUp()
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

test('a tried file that looks like a receipt offers to extract fields in this folder', async () => {
  const { folders, network, show } = setUp(slip)
  await show()
  await page.getByRole('textbox', { name: 'Folder' }).fill('/home/ada/scans')
  await page.getByRole('button', { name: 'Try it: slip.png' }).click()
  await expect.element(page.getByText('This looks like a receipt.')).toBeVisible()
  await page.getByRole('button', { name: 'Fill in its fields' }).click()
  expect(folders.form.rule).toMatchObject({ operation: 'json', schemaId: 'receipt' })
  await expect
    .poll(() => network.callsTo('folders.try').map(({ operation, file }) => [operation, file]))
    .toEqual([
      ['multilingual', 'slip.png'],
      ['json', 'slip.png'],
    ])
  await expect.element(page.getByText('This looks like a receipt.')).not.toBeInTheDocument()
})

test('a spreadsheet of receipts takes one choice, the folder, and an answer about the files that are there', async () => {
  const { folders, show } = setUp(slip)
  await show()
  await page.getByText('A spreadsheet of my receipts').click()
  await page.getByRole('textbox', { name: 'Folder' }).fill('/home/ada/scans')
  await expect.element(page.getByText('1 image is here already.')).toBeVisible()
  await page.getByRole('button', { name: 'Only new ones' }).click()
  await expect.element(page.getByText('/home/ada/scans/scans.xlsx')).toBeVisible()
  expect(folders.form.rule).toMatchObject({
    operation: 'json',
    schemaId: 'receipt',
    sheet: 'xlsx',
    existing: 'skip',
  })
})
