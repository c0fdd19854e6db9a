// The true paths of files, which only the desktop knows.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dropFiles } from '../e2e/support/drop.ts'
import { expect, test } from './fixture-app.ts'

test('gives the true path of a chosen file', async ({ shared: { page }, dir }) => {
  const file = path.join(dir, 'chosen scan ü.png')
  await writeFile(file, 'x')
  await page.getByLabel('Choose').setInputFiles(file)
  await expect(page.locator('#out')).toHaveText(JSON.stringify([file]))
})

test('gives the true paths of dropped files', async ({ shared: { page }, dir }) => {
  const files = ['one.png', 'two words.jpg'].map((name) => path.join(dir, name))
  for (const file of files) await writeFile(file, 'x')
  await dropFiles(page.locator('#drop'), files)
  await expect(page.locator('#out')).toHaveText(JSON.stringify(files))
})

test('gives no path to a file that a script made, and refuses what is no file', async ({
  shared: { page },
}) => {
  expect(await page.evaluate(() => window.fixture.pathOf(new File(['x'], 'made.txt')))).toBe('')
  const refused = page.evaluate(() => window.fixture.pathOf({ name: 'x' }))
  await expect(refused).rejects.toThrow("parameter 1 is not of type 'File'")
})
