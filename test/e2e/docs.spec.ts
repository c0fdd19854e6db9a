// The "Try it" form of /docs in a real browser: it sends the same requests as any program.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fixtures } from '../support/images.ts'
import { reading } from './support/patience.ts'
import { expect, test as base } from './support/test.ts'

const test = base.extend<{ readonly docs: Page }>({
  docs: async ({ server, page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text())
    })
    await page.goto(`${server.url}/docs`)
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** The status and duration of the answer. */
const status = (page: Page) => page.locator('#try-status')
/** The content of the answer. */
const content = (page: Page) => page.locator('#try-content')

test('a chosen image is sent with a key, and its text is shown', async ({ server, docs }) => {
  const { key } = await server.call('keys.create', { name: 'Docs', tier: 'free' })
  await docs.getByLabel('API key').fill(key)
  await docs.getByLabel('Image', { exact: true }).setInputFiles(fixtures.hello)
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(content(docs)).toContainText('Hello from the reading room', reading)
  await expect(status(docs)).toHaveText(/^200 in \d+\.\d s$/)
  await docs.getByText('The whole answer').click()
  await expect(docs.locator('#try-record')).toContainText('"filename": "hello.png"')
})

test('the error messages of the service are shown', async ({ docs }) => {
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(status(docs)).toHaveText(/^401: .*API key/)
  await docs.getByLabel('API key').fill('wrong')
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(status(docs)).toHaveText(/^401: The API key is not valid/)
})

test('a signed-in visitor needs no key, and an image fills the schema', async ({ server, docs }) => {
  const link = await server.call('sessions.link', {})
  await docs.goto(server.url + link.path)
  await docs.goto(`${server.url}/docs`)
  await expect(docs.getByLabel('Result schema')).toBeHidden()
  await docs.getByLabel('Operation').selectOption('/api/key-information-extraction')
  await docs.getByLabel('Result schema').fill('{"total":""}')
  await docs.getByLabel('with details').check()
  await docs.getByLabel('Image', { exact: true }).setInputFiles(fixtures.hello)
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(content(docs)).toContainText('{"total":', reading)
  await docs.getByText('The whole answer').click()
  await expect(docs.locator('#try-record')).toContainText('"details"')
})

test('a request that takes too long can be stopped', async ({ server, docs }) => {
  const { key } = await server.call('keys.create', { name: 'Docs', tier: 'free' })
  await server.call('queue.pause', {})
  await docs.getByLabel('API key').fill(key)
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect.poll(async () => (await server.call('queue.get', {})).waiting).toBe(1)
  await docs.getByRole('button', { name: 'Stop' }).click()
  await expect(status(docs)).toHaveText(/^Stopped after/)
  await expect.poll(async () => (await server.call('queue.get', {})).waiting).toBe(0)
})

test('the form is accessible, and the page loads nothing else', async ({ docs }) => {
  const loaded: string[] = []
  docs.on('request', (request) => loaded.push(request.url()))
  await docs.reload()
  expect(loaded).toEqual([docs.url()])
  const { violations } = await new AxeBuilder({ page: docs }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('without scripts the page can be read, and the form is hidden', async ({ server, browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server.url}/docs`)
  await expect(page.getByRole('heading', { name: 'Four operations' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
  await page.close()
})
