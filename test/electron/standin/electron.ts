// The electron module of the main process.
import { app } from './api/app.ts'
import { clipboard } from './api/clipboard.ts'
import { crashReporter } from './api/crash-reporter.ts'
import { dialog } from './api/dialog.ts'
import { globalShortcut, press } from './api/global-shortcut.ts'
import { Menu, MenuItem } from './api/menu.ts'
import { MessageChannelMain } from './api/message-ports.ts'
import { nativeImage } from './api/native-image.ts'
import { nativeTheme } from './api/native-theme.ts'
import { net } from './api/net.ts'
import { Notification, notifications } from './api/notification.ts'
import { powerMonitor, powerSaveBlocker } from './api/power.ts'
import { protocol } from './api/protocol.ts'
import { safeStorage } from './api/safe-storage.ts'
import { screen } from './api/screen.ts'
import { askPermission, session } from './api/session.ts'
import { shell } from './api/shell.ts'
import { Tray, trays } from './api/tray.ts'
import { utilityProcess } from './api/utility-process.ts'
import { loud } from './core/loud.ts'
import { answer, calls, forget, missing } from './core/record.ts'
import { BrowserWindow } from './windows/browser-window.ts'
import { ipcMain } from './windows/ipc-main.ts'
import { webContentsRegistry } from './windows/registry.ts'

const webContents = loud('webContents', webContentsRegistry)

/** Not part of Electron: a test uses it through Playwright's `app.evaluate`. */
export const __standin = { calls, missing, answer, forget, trays, notifications, press, askPermission }

// The names are checked against those of Electron; reading a missing one throws.
const electron = loud('electron', {
  app,
  BrowserWindow,
  clipboard,
  crashReporter,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  MenuItem,
  MessageChannelMain,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  utilityProcess,
  webContents,
  __standin,
} satisfies Partial<Record<keyof typeof Electron.CrossProcessExports | '__standin', unknown>>)

export { app, BrowserWindow, clipboard, crashReporter, dialog, globalShortcut, ipcMain, Menu, MenuItem }
export {
  MessageChannelMain,
  nativeImage,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  powerSaveBlocker,
  protocol,
}
export { safeStorage, screen, session, shell, Tray, utilityProcess, webContents }
export default electron
export { electron as 'module.exports' }
