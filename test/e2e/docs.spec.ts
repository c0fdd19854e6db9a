// "Try it" on /docs, in a real browser: what it sends is a request like any program's.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, expect, test as base, type Page } from '@playwright/test'
import { chromiumHere } from '../support/chromium.ts'
import { fixtures } from '../support/images.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

const test = base.extend<{ readonly docs: Page }, { readonly server: ServerProcess }>({
  // One for all tests of this file: none of them asks what another left.
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fovea-docs-'))
      const server = await startServerProcess(dataDir)
      await use(server)
      await server.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker' },
  ],
  docs: async ({ server }, use) => {
    const browser = await chromium.launch(chromiumHere())
    const context = await browser.newContext()
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) complaints.push(message.text())
    })
    await page.goto(`${server.url}/docs`)
    await use(page)
    expect(complaints).toEqual([])
    await browser.close()
  },
})

const status = (page: Page) => page.locator('#try-status')
const content = (page: Page) => page.locator('#try-content')

test('a chosen image comes back as its text, by a key', async ({ server, docs }) => {
  const { key } = await server.call('keys.create', { name: 'Docs', tier: 'free' })
  await docs.getByLabel('API key').fill(key)
  await docs.getByLabel('Image', { exact: true }).setInputFiles(fixtures.hello)
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(content(docs)).toContainText('Hello from the reading room', { timeout: 60_000 })
  await expect(status(docs)).toHaveText(/^200 in \d+\.\d s$/)
  await docs.getByText('The whole answer').click()
  await expect(docs.locator('#try-record')).toContainText('"filename": "hello.png"')
})

test('what is wrong is said as the service says it', async ({ docs }) => {
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(status(docs)).toHaveText(/^401: .*API key/)
  await docs.getByLabel('API key').fill('wrong')
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(status(docs)).toHaveText(/^401: The API key is not valid here/)
})

test('who is signed in needs no key, and without an image a drawn one fills the schema', async ({
  server,
  docs,
}) => {
  const link = await server.call('sessions.link', {})
  await docs.goto(server.url + link.path)
  await docs.goto(`${server.url}/docs`)
  await expect(docs.getByLabel('Result schema')).toBeHidden()
  await docs.getByLabel('Operation').selectOption('/api/key-information-extraction')
  await docs.getByLabel('Result schema').fill('{"number":"","total":""}')
  await docs.getByLabel('with details').check()
  await docs.getByRole('button', { name: 'Send' }).click()
  await expect(content(docs)).toContainText('"number":"2026-0117"', { timeout: 60_000 })
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
  await server.call('queue.resume', {})
})

test('it can be used by everybody, and nothing but the page itself was loaded', async ({ docs }) => {
  const loaded: string[] = []
  docs.on('request', (request) => loaded.push(request.url()))
  await docs.reload()
  expect(loaded).toEqual([docs.url()])
  const { violations } = await new AxeBuilder({ page: docs }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('without scripts it is a page to read', async ({ server, docs }) => {
  const context = await docs.context().browser()!.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/docs`)
  await expect(page.getByRole('heading', { name: 'Four operations' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
  await context.close()
})
