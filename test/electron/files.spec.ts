// The full paths of files, which only the desktop app can get.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dropFiles } from '../e2e/support/drop.ts'
import { expect, test } from './fixture-app.ts'

test('a chosen file has its full path', async ({ shared: { page }, dir }) => {
  const file = path.join(dir, 'chosen scan ü.png')
  await writeFile(file, 'x')
  await page.getByLabel('Choose').setInputFiles(file)
  await expect(page.locator('#out')).toHaveText(JSON.stringify([file]))
})

test('dropped files have their full paths', async ({ shared: { page }, dir }) => {
  const files = ['one.png', 'two words.jpg'].map((name) => path.join(dir, name))
  for (const file of files) await writeFile(file, 'x')
  await dropFiles(page.locator('#drop'), files)
  await expect(page.locator('#out')).toHaveText(JSON.stringify(files))
})

test('a file made by a script has no path, and a value that is no file is refused', async ({
  shared: { page },
}) => {
  expect(await page.evaluate(() => window.fixture.pathOf(new File(['x'], 'made.txt')))).toBe('')
  const refused = page.evaluate(() => window.fixture.pathOf({ name: 'x' }))
  await expect(refused).rejects.toThrow("parameter 1 is not of type 'File'")
})
