// Manages the app's only window; a second instance, the tray, a notification and the dock bring it to the front.
import { app, BrowserWindow, screen } from 'electron'
import path from 'node:path'
import type { PageCommand } from '../../shared/page-commands.ts'
import { faultTextIn } from '../../shared/faults.ts'
import type { Fault } from '../../shared/result.ts'
import type { Settings } from '../../shared/settings.ts'
import type { DesktopWords } from '../../shared/words/en.ts'
import { chooseUiLanguage } from '../../shared/ui-languages.ts'
import { desktopWords, problemWords } from '../../shared/words/words.ts'
import { createPageCommands, type PageCommands } from './page-commands.ts'
import { openWindow } from './window.ts'
import { fitToScreens, readPlace, writePlace } from './window-place.ts'

export interface Shell {
  readonly commands: PageCommands
  words(): DesktopWords
  faultText(fault: Fault): string
  isInFront(): boolean
  /** Brings the window to the front, at this record if one is given. */
  show(recordId?: string | null): void
  send(command: PageCommand): void
  applySettings(settings: Settings): void
}

export function createShell(preload: string): Shell {
  const placeFile = path.join(app.getPath('userData'), 'window.json')
  let settings: Pick<Settings, 'language' | 'closesToTray'> = { language: 'auto', closesToTray: false }
  let isQuitting = false
  const commands = createPageCommands(() => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send('fovea:commands')
  })
  app.on('before-quit', () => {
    isQuitting = true
  })

  const language = () => chooseUiLanguage(settings.language, app.getPreferredSystemLanguages())

  /** Opens the window where it was last. */
  function open(): void {
    const last = readPlace(placeFile)
    const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
    const place = last && fitToScreens(last, areas)
    const window = openWindow(preload, place)
    window.on('close', (event) => {
      writePlace(placeFile, { ...window.getNormalBounds(), isMaximised: window.isMaximized() })
      if (!settings.closesToTray || isQuitting) return
      event.preventDefault()
      window.hide()
    })
  }

  /** Brings the window to the front, and shows the record if one is given. */
  function show(recordId: string | null = null): void {
    const [window] = BrowserWindow.getAllWindows()
    if (recordId !== null) commands.send({ name: 'go', screen: 'history', id: recordId })
    if (!window) return open()
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  }

  return {
    commands,
    words: () => desktopWords[language()],
    faultText: (fault) => faultTextIn(problemWords[language()], fault),
    isInFront: () => BrowserWindow.getFocusedWindow() !== null,
    show,
    send(command) {
      commands.send(command)
      show()
    },
    applySettings(changed) {
      settings = changed
    },
  }
}
