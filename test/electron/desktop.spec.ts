// The desktop APIs of the stand-in: it records calls, gives the answers of the test, and throws on missing APIs.
import { answerDesktop, desktopCalls, missingNames, stubDialog } from '../e2e/support/desktop.ts'
import { aboutTheStandin, expect, test } from './fixture-app.ts'

test.beforeEach(aboutTheStandin)

test('a menu item is clicked by its id', async ({ shared: { app, page } }) => {
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('tell')?.click() as undefined)
  await expect(page.locator('#out')).toHaveText('menu was clicked')
})

test('a dialog gets the answer of the test once, and is cancelled otherwise', async ({ shared: { app } }) => {
  await answerDesktop(app, 'dialog.showOpenDialog', { canceled: false, filePaths: ['/a'] })
  const open = (): Promise<unknown> =>
    app.evaluate(({ dialog }) => dialog.showOpenDialog({ title: 'Folder' }))
  expect(await open()).toEqual({ canceled: false, filePaths: ['/a'] })
  expect(await open()).toEqual({ canceled: true, filePaths: [] })
  expect(await desktopCalls(app, 'dialog.showOpenDialog')).toEqual([
    [{ title: 'Folder' }],
    [{ title: 'Folder' }],
  ])
  await stubDialog(app, 'showMessageBox', { response: 2, checkboxChecked: true })
  const answer = await app.evaluate(({ BrowserWindow, dialog }) => {
    const [window] = BrowserWindow.getAllWindows()
    return window ? dialog.showMessageBox(window, { message: 'Delete?' }) : undefined
  })
  expect(answer).toEqual({ response: 2, checkboxChecked: true })
})

test('calls that would have an effect outside of the app are recorded', async ({ shared: { app } }) => {
  await app.evaluate(async ({ app, Notification, shell, powerSaveBlocker }) => {
    await shell.openExternal('https://example.org/')
    shell.showItemInFolder('/a/b')
    new Notification({ title: 'Done', body: '3 files' }).show()
    powerSaveBlocker.stop(powerSaveBlocker.start('prevent-app-suspension'))
    app.setLoginItemSettings({ openAtLogin: true })
    app.relaunch()
  })
  expect(await desktopCalls(app, 'shell.openExternal')).toEqual([['https://example.org/', null]])
  expect(await desktopCalls(app, 'shell.showItemInFolder')).toEqual([['/a/b']])
  expect(await desktopCalls(app, 'notification.show')).toEqual([['Done', '3 files']])
  expect(await desktopCalls(app, 'powerSaveBlocker.start')).toEqual([['prevent-app-suspension']])
  expect(await desktopCalls(app, 'app.setLoginItemSettings')).toEqual([[{ openAtLogin: true }]])
  expect(await desktopCalls(app, 'app.relaunch')).toHaveLength(1)
})

test('safe storage, the clipboard and the theme work', async ({ shared: { app, page } }) => {
  const seen = await app.evaluate(async ({ clipboard, nativeTheme, safeStorage }) => {
    await clipboard.writeText('copied')
    nativeTheme.themeSource = 'dark'
    const secret = await safeStorage.encryptStringAsync('a secret')
    return {
      copied: await clipboard.readText(),
      isDark: nativeTheme.shouldUseDarkColors,
      isPlain: secret.includes('a secret'),
      read: (await safeStorage.decryptStringAsync(secret)).result,
    }
  })
  expect(seen).toEqual({ copied: 'copied', isDark: true, isPlain: false, read: 'a secret' })
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  await app.evaluate(({ nativeTheme }) => void (nativeTheme.themeSource = 'system'))
})

test('the app gets its name, version, arguments and data folder', async ({ launch, dataDir }) => {
  const { app } = await launch({ args: ['a word'] })
  const seen = await app.evaluate(({ app }) => ({
    name: app.getName(),
    version: app.getVersion(),
    isPackaged: app.isPackaged,
    data: app.getPath('userData'),
    locale: app.getLocale(),
    last: process.argv.at(-1),
    mark: process.env.ELECTRON_STANDIN,
  }))
  const facts = {
    name: 'Fixture',
    version: '1.2.3',
    isPackaged: false,
    locale: 'en-US',
    last: 'a word',
    mark: '1',
  }
  expect(seen).toEqual({ ...facts, data: dataDir })
})

test('an API that is not implemented throws an error with its name', async ({ shared: { app } }) => {
  const icon = app.evaluate(({ app }) => app.getFileIcon('/a'))
  await expect(icon).rejects.toThrow('electron stand-in: app.getFileIcon is not implemented')
  const zoom = app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(2),
  )
  await expect(zoom).rejects.toThrow('electron stand-in: webContents.setZoomFactor is not implemented')
  const heard = app.evaluate(({ app }) => void app.on('accessibility-support-changed', () => {}))
  await expect(heard).rejects.toThrow(
    "electron stand-in: app event 'accessibility-support-changed' is not implemented",
  )
  const module = app.evaluate(({ desktopCapturer }) => typeof desktopCapturer)
  await expect(module).rejects.toThrow('electron stand-in: electron.desktopCapturer is not implemented')
  expect(await missingNames(app)).toHaveLength(4)
})

test('a closed window is destroyed, and using it throws', async ({ shared: { app } }) => {
  const seen = await app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false })
    const closed = new Promise((resolve) => window.once('closed', () => resolve(0)))
    window.close()
    await closed
    let message = ''
    try {
      window.show()
    } catch (error) {
      message = String(error)
    }
    return { isDestroyed: window.isDestroyed(), left: BrowserWindow.getAllWindows().length, message }
  })
  expect(seen).toEqual({ isDestroyed: true, left: 1, message: 'TypeError: Object has been destroyed' })
})
