// The start of an app, also of a second instance, and its end: normal or killed, without leftover processes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findHost } from '../e2e/support/host.ts'
import { commandLine } from '../e2e/support/launch.ts'
import { engineIsUp, expect, fixtureDir, test } from './fixture-app.ts'
import { processesOf } from './processes-of.ts'

test('a second instance passes its arguments to the first and ends', async ({ launch, dataDir }) => {
  const { page } = await launch()
  const words = commandLine({ dataDir, appDir: fixtureDir, args: ['--flag'], files: ['/scans/a b.png'] })
  const second = spawn(findHost().executablePath, words, { stdio: 'ignore' })
  expect(await once(second, 'exit')).toEqual([0, null])
  const received = { word: '/scans/a b.png', cwd: process.cwd(), data: { from: 'second' } }
  await expect(page.locator('#out')).toHaveText(JSON.stringify(received))
})

test('quit events come in the order of Electron, and no process is left', async ({ launch, dataDir }) => {
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

test('the app keeps running if a window refuses to close', async ({ launch }) => {
  const { app, child, page, trouble } = await launch()
  await page.evaluate(() => window.fixture.invoke('keep-open', 'close'))
  await app.evaluate(({ app }) => app.quit())
  await expect.poll(() => trouble.log()).toContain('main: close')
  await expect(page.getByRole('heading')).toBeVisible()
  expect(trouble.log()).not.toContain('main: will-quit')
  await app.evaluate(({ app }) => app.exit(3)).catch(() => {}) // the app exits before it can answer
  await expect.poll(() => child.exitCode, trouble.log()).toBe(3)
})

test('closing the last window emits window-all-closed, and the app can keep running', async ({ launch }) => {
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

test('a killed app leaves no process, and starts again on the same data folder', async ({
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

test('the local storage of a page survives a restart', async ({ launch }) => {
  const first = await launch()
  await first.page.evaluate(() => localStorage.setItem('kept', 'yes'))
  await first.close()
  const second = await launch()
  expect(await second.page.evaluate(() => localStorage.getItem('kept'))).toBe('yes')
})

test('SIGTERM quits the app as a logout does', async ({ launch }) => {
  const { child, trouble } = await launch()
  child.kill('SIGTERM')
  await expect.poll(() => child.exitCode).toBe(0)
  expect(trouble.log()).toContain('main: will-quit')
})
