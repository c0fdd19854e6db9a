// The example image of "Try it" on /docs: the browser draws it, each version a little differently, so the real reader
// reads it.
import { startServerProcess } from '../support/server-process.ts'
import { reading } from './support/patience.ts'
import { expect, test } from './support/test.ts'

test('without a chosen image, an example image fills the schema', async ({ dataDir, page }) => {
  const server = await startServerProcess(dataDir)
  await page.goto(server.url + (await server.call('sessions.link', {})).path)
  await page.goto(`${server.url}/docs`)
  await page.getByLabel('Operation').selectOption('/api/key-information-extraction')
  await page.getByLabel('Result schema').fill('{"number":"","total":""}')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#try-content')).toContainText('"number":"2026-0117"', reading)
  await server.stop()
})
