// The menu bar, in the order and with the keys of each platform.
import type { MenuItemConstructorOptions } from 'electron'
import type { PageCommand } from '../../shared/page-commands.ts'
import { screens, type Screen } from '../../shared/screens.ts'
import type { DesktopWords } from '../../shared/words/en.ts'

export interface MenuActions {
  send(command: PageCommand): void
  /** Lets the person choose images, or a folder of them. */
  open(what: 'files' | 'folder'): void
  readClipboard(): void
  readScreen(): void
  copyDiagnostics(): void
  showCrashReports(): void
}

type Item = MenuItemConstructorOptions
const line: Item = { type: 'separator' }

export function menuTemplate(platform: NodeJS.Platform, words: DesktopWords, actions: MenuActions): Item[] {
  const isMac = platform === 'darwin'
  const settings: Item = go('settings', words.settings, 'CommandOrControl+,', actions)
  const about: Item = { label: words.about, role: 'about' }
  const quit: Item = { label: words.quit, role: 'quit' }
  return [
    ...(isMac ? [appMenu(about, settings, quit)] : []),
    {
      label: words.file,
      submenu: [...fileItems(words, actions), ...(isMac ? [] : [line, settings, line, quit])],
    },
    { label: words.edit, submenu: editItems(words) },
    { label: words.view, submenu: viewItems(words, actions) },
    { label: words.window, role: 'windowMenu' },
    {
      label: words.help,
      role: 'help',
      submenu: [...helpItems(words, actions), ...(isMac ? [] : [line, about])],
    },
  ]
}

/** The first menu on macOS, which has the name of the app. */
function appMenu(about: Item, settings: Item, quit: Item): Item {
  const rest: Item[] = [
    { role: 'services' },
    line,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
  ]
  return { label: 'Fovea', submenu: [about, line, settings, line, ...rest, line, quit] }
}

function fileItems(words: DesktopWords, actions: MenuActions): Item[] {
  return [
    { id: 'open', label: words.open, accelerator: 'CommandOrControl+O', click: () => actions.open('files') },
    {
      id: 'open-folder',
      label: words.openFolder,
      accelerator: 'CommandOrControl+Shift+O',
      click: () => actions.open('folder'),
    },
    line,
    { id: 'read-clipboard', label: words.readClipboard, click: () => actions.readClipboard() },
    { id: 'read-screen', label: words.readScreen, click: () => actions.readScreen() },
    line,
    { label: words.close, role: 'close' },
  ]
}

function editItems(words: DesktopWords): Item[] {
  return [
    { label: words.undo, role: 'undo' },
    { label: words.redo, role: 'redo' },
    line,
    { label: words.cut, role: 'cut' },
    { label: words.copy, role: 'copy' },
    { label: words.paste, role: 'paste' },
    { label: words.selectAll, role: 'selectAll' },
  ]
}

function viewItems(words: DesktopWords, actions: MenuActions): Item[] {
  const screenItems = screens
    .filter((screen) => screen !== 'settings')
    .map((screen, index) => go(screen, words.screens[screen], `CommandOrControl+${index + 1}`, actions))
  const palette = () => actions.send({ name: 'do', action: 'palette' })
  return [
    ...screenItems,
    line,
    { id: 'palette', label: words.palette, accelerator: 'CommandOrControl+K', click: palette },
    line,
    { label: words.actualSize, role: 'resetZoom' },
    { label: words.zoomIn, role: 'zoomIn' },
    { label: words.zoomOut, role: 'zoomOut' },
    line,
    { label: words.fullScreen, role: 'togglefullscreen' },
  ]
}

function helpItems(words: DesktopWords, actions: MenuActions): Item[] {
  const shortcuts = () => actions.send({ name: 'do', action: 'shortcuts' })
  return [
    { id: 'shortcuts', label: words.shortcuts, click: shortcuts },
    line,
    { id: 'diagnostics', label: words.diagnostics, click: () => actions.copyDiagnostics() },
    { id: 'crash-reports', label: words.crashReports, click: () => actions.showCrashReports() },
  ]
}

/** A menu item that shows a screen of the page. */
function go(screen: Screen, label: string, accelerator: string, actions: MenuActions): Item {
  return { id: `go-${screen}`, label, accelerator, click: () => actions.send({ name: 'go', screen }) }
}
