// The window: sandboxed, isolated, and it goes nowhere but to our own page.
import { app, BrowserWindow, nativeTheme, session } from 'electron'
import { noteRefused } from '../network/outgoing.ts'
import { isDevSocket } from './dev-page.ts'
import { isOurPage, pageUrl, scheme } from './origin.ts'
import { firstSize, leastSize, type Place } from './window-place.ts'

/** What shows before the page does, so that a dark window does not flash white. */
const ground = { light: '#f7f7f5', dark: '#161719' } as const

export function openWindow(preload: string, place: Place | null): BrowserWindow {
  const { isMaximised, ...bounds } = place ?? { ...firstSize, isMaximised: false }
  const window = new BrowserWindow({
    ...bounds,
    minWidth: leastSize.width,
    minHeight: leastSize.height,
    show: false,
    title: 'Fovea',
    backgroundColor: nativeTheme.shouldUseDarkColors ? ground.dark : ground.light,
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

/** What a page may load: its own files, and those that the protocol sends it. */
const ownSchemes = [`${scheme}:`, 'file:', 'blob:', 'data:', 'devtools:']

/** Holds for every page that is ever opened in this process. */
export function lockDown(devPage: string | null): void {
  session.defaultSession.webRequest.onBeforeRequest(({ url }, answer) => {
    const asked = URL.parse(url)
    const isOwn = (asked !== null && ownSchemes.includes(asked.protocol)) || isDevSocket(devPage, url)
    if (!isOwn) noteRefused(asked?.host ?? url)
    answer({ cancel: !isOwn })
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
