// The application of the desktop around the page: menus, tray, files from outside, notifications, the clipboard.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { fixtures } from '../support/images.ts'
import { answerDesktop, desktopCalls, stubDialog } from './support/desktop.ts'
import { findHost } from './support/host.ts'
import { commandLine } from './support/launch.ts'
import { expect, hostName, test } from './support/test.ts'

const set = (page: Page, changes: object) =>
  page.evaluate((given) => window.fovea?.call('settings.set', given), changes)
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
const clickMenu = (app: ElectronApplication, id: string) =>
  app.evaluate(({ Menu }, item) => void Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id)
const untilReady = (page: Page) => expect(page.getByText('Drop images anywhere')).toBeVisible()
/** The window is shown a moment after its page can be seen, so what hides it must wait for that. */
const untilShown = (app: ElectronApplication) => expect.poll(() => isShown(app)).toBe(true)
const isShown = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
const onlyHere = () => test.skip(hostName() !== 'stand-in', 'asks the stand-in for what it recorded')

test('the menu leads to a screen, and speaks the language of the settings', async ({ launch }) => {
  const { app, page } = await launch()
  await untilReady(page)
  await clickMenu(app, 'go-schemas')
  await expect(page).toHaveTitle(/^Schemas/)
  await set(page, { language: 'zh' })
  const label = () =>
    app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('go-history')?.label)
  await expect.poll(label).toBe('历史')
})

test('files that are opened from the menu are read', async ({ launch }) => {
  const { app, page } = await launch()
  await untilReady(page)
  await stubDialog(app, 'showOpenDialog', { canceled: false, filePaths: [fixtures.hello] })
  await clickMenu(app, 'open')
  await expect(row(page, 'hello.png')).toContainText('Hello from the reading room', { timeout: 60_000 })
})

test('a file that came with the start is read, and one that a second start brings too', async ({
  launch,
  dataDir,
}) => {
  const { page } = await launch({ files: [fixtures.hello] })
  await expect(row(page, 'hello.png')).toBeVisible()
  const second = spawn(findHost().executablePath, commandLine({ dataDir, files: [fixtures.chinese] }), {
    stdio: 'ignore',
  })
  expect(await once(second, 'exit')).toEqual([0, null])
  await expect(row(page, 'zh.png')).toBeVisible()
})

test('the file of a record is shown where it lies, and nothing that is no record is', async ({ launch }) => {
  onlyHere()
  const { app, page } = await launch({ files: [fixtures.hello] })
  await row(page, 'hello.png').click()
  await expect(page.getByText('reading room', { exact: false }).first()).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => window.fovea?.showFile('/etc/passwd'))
  await page.locator('summary').filter({ hasText: 'Details' }).click()
  await page.getByRole('button', { name: 'Show the file' }).click()
  await expect.poll(() => desktopCalls(app, 'shell.showItemInFolder')).toEqual([[fixtures.hello]])
})

test('a window that closes to the tray comes back from it with all that it showed', async ({ launch }) => {
  onlyHere()
  const { app, page } = await launch()
  await untilReady(page)
  await set(page, { closesToTray: true })
  await untilShown(app)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  expect(await isShown(app)).toBe(false)
  await app.evaluate((electron) => {
    const { trays } = (electron as unknown as { __standin: { trays: { emit(name: string): void }[] } })
      .__standin
    trays[0]?.emit('click')
  })
  expect(await isShown(app)).toBe(true)
  await untilReady(page)
})

test('one notification tells of what was read while the window was away', async ({ launch }) => {
  onlyHere()
  const { app, page } = await launch()
  await untilReady(page)
  await untilShown(app)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  const images = [{ path: fixtures.hello }, { path: fixtures.chinese }]
  await page.evaluate((given) => window.fovea?.call('records.add', { images: given }), images)
  await expect
    .poll(() => desktopCalls(app, 'notification.show'), { timeout: 60_000 })
    .toEqual([['2 images are read', '']])
  await set(page, { notifiesOf: 'nothing' })
})

test('the image on the clipboard becomes its text', async ({ launch }) => {
  onlyHere()
  const { app, page } = await launch()
  await untilReady(page)
  await answerDesktop(app, 'clipboard.image', readFileSync(fixtures.hello).toString('base64'))
  await clickMenu(app, 'read-clipboard')
  await expect
    .poll(() => app.evaluate(({ clipboard }) => clipboard.readText()), { timeout: 60_000 })
    .toContain('Hello from the reading room')
  expect((await desktopCalls(app, 'notification.show')).flat()).toContain('The text is on the clipboard')
})

test('a clipboard without an image is said to have none', async ({ launch }) => {
  onlyHere()
  const { app, page } = await launch()
  await untilReady(page)
  await clickMenu(app, 'read-clipboard')
  await expect
    .poll(() => desktopCalls(app, 'notification.show'))
    .toEqual([['Fovea', 'There is no image on the clipboard.']])
})

test('keys that another program has are refused in words', async ({ launch }) => {
  onlyHere()
  const { app, page } = await launch()
  await untilReady(page)
  await app.evaluate(({ globalShortcut }) => globalShortcut.register('Control+Shift+X', () => undefined))
  await set(page, { captureShortcut: 'Control+Shift+X' })
  await expect
    .poll(async () => (await desktopCalls(app, 'notification.show')).flat())
    .toContain('Another program uses Control+Shift+X. Choose other keys in the settings.')
})

test('sleep begins no image, and waking goes on', async ({ launch }) => {
  const { app, page } = await launch()
  await untilReady(page)
  const isPaused = async () => {
    const queue = await page.evaluate(() => window.fovea?.call('queue.get', {}))
    return (queue as { value: { isPaused: boolean } }).value.isPaused
  }
  await app.evaluate(({ powerMonitor }) => powerMonitor.emit('suspend'))
  await expect.poll(isPaused).toBe(true)
  await app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'))
  await expect.poll(isPaused).toBe(false)
})

test('the window opens where it was', async ({ launch }) => {
  const first = await launch()
  await untilReady(first.page)
  const bounds = { x: 40, y: 60, width: 900, height: 640 }
  await first.app.evaluate(({ BrowserWindow }, to) => BrowserWindow.getAllWindows()[0]?.setBounds(to), bounds)
  await first.close()
  const second = await launch()
  await untilReady(second.page)
  expect(
    await second.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds()),
  ).toEqual(bounds)
})

test('the diagnostics on the clipboard tell of models and places, and of no content', async ({ launch }) => {
  onlyHere()
  const { app, page } = await launch({ files: [fixtures.hello] })
  await expect(row(page, 'hello.png')).toContainText('Hello', { timeout: 60_000 })
  await clickMenu(app, 'diagnostics')
  const text = () => app.evaluate(({ clipboard }) => clipboard.readText())
  await expect.poll(text).toMatch(/Model eng \(box, ready\) [0-9a-f]{64}/)
  expect(await text()).not.toContain('Hello')
  expect(await text()).not.toContain('hello.png')
})

test('a page that dies is reported in the data folder, and opens again', async ({ launch, dataDir }) => {
  onlyHere()
  const { app, page } = await launch()
  await untilReady(page)
  await app.evaluate(({ app, BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    app.emit('render-process-gone', {}, contents, { reason: 'crashed', exitCode: 139 })
  })
  const dir = path.join(dataDir, 'crash-reports')
  await expect.poll(() => existsSync(dir) && readdirSync(dir).length).toBe(1)
  const report = readFileSync(path.join(dir, readdirSync(dir)[0] ?? ''), 'utf8')
  expect(JSON.parse(report)).toMatchObject({ what: 'page', reason: 'crashed', exitCode: 139 })
  await untilReady(page)
})
