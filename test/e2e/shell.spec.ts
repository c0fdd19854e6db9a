// The desktop features around the page: menus, tray, opened files, notifications, the clipboard.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { fixtures } from '../support/images.ts'
import { answerDesktop, desktopCalls, stubDialog } from './support/desktop.ts'
import { findHost } from './support/host.ts'
import { commandLine } from './support/launch.ts'
import { reading } from './support/patience.ts'
import { isReady } from './support/stage.ts'
import { expect, hostName, test } from './support/test.ts'

/** Changes settings. */
const set = (page: Page, changes: object) =>
  page.evaluate((given) => window.fovea?.call('settings.set', given), changes)
const clickMenu = (app: ElectronApplication, id: string) =>
  app.evaluate(({ Menu }, item) => void Menu.getApplicationMenu()?.getMenuItemById(item)?.click(), id)
/** Waits for the window, which is shown a moment after its page is visible; a test must not hide it earlier. */
const untilShown = (app: ElectronApplication) => expect.poll(() => isShown(app)).toBe(true)
const isShown = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
/** Skips the test on the real Electron, which does not record the calls of the app. */
const onlyHere = () => test.skip(hostName() !== 'stand-in', 'asks the stand-in for what it recorded')

test('a menu item opens its screen, and the menu has the language of the settings', async ({
  desktop: { app, page },
}) => {
  await clickMenu(app, 'go-schemas')
  await expect(page).toHaveTitle(/^Schemas/)
  await set(page, { language: 'zh' })
  const label = () =>
    app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('go-history')?.label)
  await expect.poll(label).toBe('历史')
})

test('files that are opened from the menu are read', async ({ desktop: { app, row } }) => {
  await stubDialog(app, 'showOpenDialog', { canceled: false, filePaths: [fixtures.hello] })
  await clickMenu(app, 'open')
  await expect(row('hello.png')).toContainText('Hello from the reading room', reading)
})

test('a file given at the start is read, and so is one given by a second start', async ({
  launch,
  dataDir,
}) => {
  const { page } = await launch({ files: [fixtures.hello] })
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(row('hello.png')).toBeVisible()
  const second = spawn(findHost().executablePath, commandLine({ dataDir, files: [fixtures.chinese] }), {
    stdio: 'ignore',
  })
  expect(await once(second, 'exit')).toEqual([0, null])
  await expect(row('zh.png')).toBeVisible()
})

test('the file of a record is shown in its folder, and no other file can be', async ({ desktop }) => {
  onlyHere()
  const { app, page, row, addImages } = desktop
  await addImages([fixtures.hello])
  await row('hello.png').click()
  await expect(page.getByText('reading room', { exact: false }).first()).toBeVisible(reading)
  await page.evaluate(() => window.fovea?.showFile('/etc/passwd'))
  await page.locator('summary').filter({ hasText: 'Details' }).click()
  await page.getByRole('button', { name: 'Show the file' }).click()
  await expect.poll(() => desktopCalls(app, 'shell.showItemInFolder')).toEqual([[fixtures.hello]])
})

test('a window that closes to the tray comes back from it unchanged', async ({ desktop: { app, page } }) => {
  onlyHere()
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
  await isReady(page)
})

test('one notification counts the images that were read while the window was hidden', async ({
  desktop: { app, page },
}) => {
  onlyHere()
  await untilShown(app)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
  const images = [{ path: fixtures.hello }, { path: fixtures.chinese }]
  await page.evaluate((given) => window.fovea?.call('records.add', { images: given }), images)
  await expect
    .poll(() => desktopCalls(app, 'notification.show'), reading)
    .toEqual([['2 images are read', '']])
  await set(page, { notifiesOf: 'nothing' })
})

test('the image on the clipboard is replaced by its text', async ({ desktop: { app } }) => {
  onlyHere()
  await answerDesktop(app, 'clipboard.image', readFileSync(fixtures.hello).toString('base64'))
  await clickMenu(app, 'read-clipboard')
  await expect
    .poll(() => app.evaluate(({ clipboard }) => clipboard.readText()), reading)
    .toContain('Hello from the reading room')
  expect((await desktopCalls(app, 'notification.show')).flat()).toContain('The text is on the clipboard')
})

test('a notification says that the clipboard has no image', async ({ desktop: { app } }) => {
  onlyHere()
  await clickMenu(app, 'read-clipboard')
  await expect
    .poll(() => desktopCalls(app, 'notification.show'))
    .toEqual([['Fovea', 'There is no image on the clipboard.']])
})

test('a shortcut that another program uses is refused with a notification', async ({
  desktop: { app, page },
}) => {
  onlyHere()
  await app.evaluate(({ globalShortcut }) => globalShortcut.register('Control+Shift+X', () => undefined))
  await set(page, { captureShortcut: 'Control+Shift+X' })
  await expect
    .poll(async () => (await desktopCalls(app, 'notification.show')).flat())
    .toContain('Another program uses Control+Shift+X. Choose other keys in the settings.')
  await app.evaluate(({ globalShortcut }) => globalShortcut.unregister('Control+Shift+X'))
})

test('the queue pauses while the computer sleeps, and continues when it wakes', async ({
  desktop: { app, page },
}) => {
  const isPaused = async () => {
    const queue = await page.evaluate(() => window.fovea?.call('queue.get', {}))
    return (queue as { value: { isPaused: boolean } }).value.isPaused
  }
  await app.evaluate(({ powerMonitor }) => powerMonitor.emit('suspend'))
  await expect.poll(isPaused).toBe(true)
  await app.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'))
  await expect.poll(isPaused).toBe(false)
})

test('the diagnostics on the clipboard contain models and folders, but no content', async ({ desktop }) => {
  onlyHere()
  const { app, row, addImages } = desktop
  await addImages([fixtures.hello])
  await expect(row('hello.png')).toContainText('Hello', reading)
  await clickMenu(app, 'diagnostics')
  const text = () => app.evaluate(({ clipboard }) => clipboard.readText())
  await expect.poll(text).toMatch(/Model eng \(box, ready\) [0-9a-f]{64}/)
  expect(await text()).not.toContain('Hello')
  expect(await text()).not.toContain('hello.png')
})

test('a crashed page is reported in the data folder, and opened again', async ({ launch, dataDir }) => {
  onlyHere()
  const { app, page } = await launch()
  await isReady(page)
  await app.evaluate(({ app, BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    app.emit('render-process-gone', {}, contents, { reason: 'crashed', exitCode: 139 })
  })
  const dir = path.join(dataDir, 'crash-reports')
  await expect.poll(() => existsSync(dir) && readdirSync(dir).length).toBe(1)
  const report = readFileSync(path.join(dir, readdirSync(dir)[0] ?? ''), 'utf8')
  expect(JSON.parse(report)).toMatchObject({ what: 'page', reason: 'crashed', exitCode: 139 })
  await isReady(page)
})
