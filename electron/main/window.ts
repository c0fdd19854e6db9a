// Opens the window: sandboxed, isolated, and unable to navigate anywhere but to our own page.
import { app, BrowserWindow, nativeTheme, session } from 'electron'
import { countRefused } from '../network/outgoing.ts'
import { isDevSocket } from './dev-page.ts'
import { isOurPage, pageUrl, scheme } from './origin.ts'
import { firstSize, minSize, type Place } from './window-place.ts'

/** The background until the page is shown, so that a dark window does not flash white. */
const background = { light: '#f7f7f5', dark: '#161719' } as const

export function openWindow(preload: string, place: Place | null): BrowserWindow {
  const { isMaximised, ...bounds } = place ?? { ...firstSize, isMaximised: false }
  const window = new BrowserWindow({
    ...bounds,
    minWidth: minSize.width,
    minHeight: minSize.height,
    show: false,
    title: 'Fovea',
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    ...(process.platform === 'darwin' ? { titleBarStyle: 'hiddenInset' as const } : {}),
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  })
  if (isMaximised) window.maximize()
  window.once('ready-to-show', () => window.show())
  void window.loadURL(pageUrl)
  return window
}

/** A page may load its own files and those that the app's protocol serves. */
const allowedSchemes = [`${scheme}:`, 'file:', 'blob:', 'data:', 'devtools:']

/** Blocks connections, permissions, new windows and navigation for every page opened in this process. */
export function lockDown(devPage: string | null): void {
  session.defaultSession.webRequest.onBeforeRequest(({ url }, answer) => {
    const parsed = URL.parse(url)
    const isAllowed =
      (parsed !== null && allowedSchemes.includes(parsed.protocol)) || isDevSocket(devPage, url)
    if (!isAllowed) countRefused(parsed?.host ?? url)
    answer({ cancel: !isAllowed })
  })
  session.defaultSession.setPermissionRequestHandler((_contents, permission, answer) =>
    answer(permission === 'clipboard-sanitized-write'),
  )
  session.defaultSession.setPermissionCheckHandler(
    (_contents, permission) => permission === 'clipboard-sanitized-write',
  )
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event, url) => {
      if (!isOurPage(url)) event.preventDefault()
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}
