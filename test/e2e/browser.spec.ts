// The same app in a browser: the headless server, a one-time sign-in link, events over HTTP.
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium, expect, test as base, type Page } from '@playwright/test'
import { chromiumHere } from '../support/chromium.ts'
import { fixtures } from '../support/images.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'

interface Fixtures {
  readonly server: ServerProcess
  /** A page of a browser that was not signed in yet. */
  readonly visitor: Page
  /** What the page complained of. */
  readonly complaints: string[]
}

const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
  server: async ({}, use) => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'fovea-browser-'))
    const server = await startServerProcess(dataDir)
    await use(server)
    await server.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  complaints: async ({}, use) => use([]),
  visitor: async ({ complaints }, use) => {
    const browser = await chromium.launch(chromiumHere())
    const page = await browser.newPage()
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    await browser.close()
  },
})

test('a stranger is told how to sign in, and the link works once', async ({ server, visitor }) => {
  await visitor.goto(server.url)
  await expect(visitor.getByText(/sign-in link/i).first()).toBeVisible()
  expect((await visitor.request.get(`${server.url}/api/records`)).status()).toBe(401)
  await visitor.goto(server.signInLink)
  await expect(visitor.getByText('Drop images anywhere')).toBeVisible()
  await visitor.context().clearCookies()
  const again = await visitor.goto(server.signInLink)
  expect(again?.status()).toBe(401)
})

test('chosen images are read, and their records appear without a reload', async ({
  server,
  visitor,
  complaints,
}) => {
  await visitor.goto(server.signInLink)
  await visitor.getByTestId('file-picker').setInputFiles([fixtures.hello, fixtures.textNamedPng])
  await expect(visitor.getByRole('alert')).toContainText('text-named.png was not read: it is a text file')
  await visitor.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  const row = visitor.getByRole('listitem').filter({ hasText: 'hello.png' }).first()
  await expect(row).toContainText('Hello from the reading room', { timeout: 60_000 })

  await server.call('records.add', { images: [{ path: fixtures.chinese }], source: 'cli' })
  await expect(visitor.getByRole('listitem').filter({ hasText: 'zh.png' }).first()).toContainText(
    '今天天气很好',
    {
      timeout: 60_000,
    },
  )
  expect(complaints).toEqual([])
})

test('a record opens with its text', async ({ server, visitor }) => {
  await server.call('records.add', { images: [{ path: fixtures.hello }] })
  const { records } = await server.call('records.list', {})
  await server.call('records.get', { id: records[0]?.id ?? '', wait: true })
  await visitor.goto(server.signInLink)
  await visitor.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  await visitor.getByRole('listitem').filter({ hasText: 'hello.png' }).first().click()
  await expect(visitor.getByText('Five plain English words here').first()).toBeVisible()
})
