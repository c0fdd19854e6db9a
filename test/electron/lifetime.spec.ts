// How an app begins beside another, and how it ends: in order, when killed, and with nothing left behind.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findHost } from '../e2e/support/host.ts'
import { commandLine } from '../e2e/support/launch.ts'
import { engineIsUp, expect, fixtureDir, test } from './fixture-app.ts'
import { processesOf } from './processes-of.ts'

test('hands a second instance’s words to the first and leaves', async ({ launch, dataDir }) => {
  const { page } = await launch()
  const words = commandLine({ dataDir, appDir: fixtureDir, args: ['--flag'], files: ['/scans/a b.png'] })
  const second = spawn(findHost().executablePath, words, { stdio: 'ignore' })
  expect(await once(second, 'exit')).toEqual([0, null])
  const told = { word: '/scans/a b.png', cwd: process.cwd(), data: { from: 'second' } }
  await expect(page.locator('#out')).toHaveText(JSON.stringify(told))
})

test('quits in the order of Electron, and leaves nothing running', async ({ launch, dataDir }) => {
  const { app, child, close, trouble } = await launch({ env: { MARK: dataDir } })
  await engineIsUp(app)
  expect((await processesOf(dataDir)).length).toBeGreaterThan(3)
  await close()
  expect(trouble.log().match(/^main: (?!engine).*$/gm)).toEqual([
    'main: before-quit',
    'main: close',
    'main: closed',
    'main: will-quit',
    'main: quit',
  ])
  expect(child.exitCode).toBe(0)
  await expect.poll(() => processesOf(dataDir)).toEqual([])
})

test('stays when a window refuses to close', async ({ launch }) => {
  const { app, child, page, trouble } = await launch()
  await page.evaluate(() => window.fixture.invoke('keep-open', 'close'))
  await app.evaluate(({ app }) => app.quit())
  await expect.poll(() => trouble.log()).toContain('main: close')
  await expect(page.getByRole('heading')).toBeVisible()
  expect(trouble.log()).not.toContain('main: will-quit')
  await app.evaluate(({ app }) => app.exit(3)).catch(() => {}) // it leaves before it can answer
  await expect.poll(() => child.exitCode, trouble.log()).toBe(3)
})

test('says window-all-closed when the last window goes, and lives on if the app wants to', async ({
  launch,
}) => {
  const { app, trouble } = await launch()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect.poll(() => trouble.log()).toContain('main: window-all-closed')
  const title = await app.evaluate(async () => {
    const window = globalThis.fixture?.openWindow()
    await window?.loadURL('app://fixture/index.html')
    return window?.getTitle()
  })
  expect(title).toBe('Fixture')
})

test('leaves nothing running when it is killed, and starts again on the same data', async ({
  launch,
  dataDir,
}) => {
  const { app, child } = await launch({ env: { MARK: dataDir } })
  await engineIsUp(app)
  child.kill('SIGKILL')
  await expect.poll(() => processesOf(dataDir)).toEqual([])
  const again = await launch()
  expect(await again.trouble.list()).toEqual([])
})

test('keeps what a page stores over a restart', async ({ launch }) => {
  const first = await launch()
  await first.page.evaluate(() => localStorage.setItem('kept', 'yes'))
  await first.close()
  const second = await launch()
  expect(await second.page.evaluate(() => localStorage.getItem('kept'))).toBe('yes')
})

test('quits on SIGTERM as on a logout', async ({ launch }) => {
  const { child, trouble } = await launch()
  child.kill('SIGTERM')
  await expect.poll(() => child.exitCode).toBe(0)
  expect(trouble.log()).toContain('main: will-quit')
})
