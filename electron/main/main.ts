// Starts the desktop app: wires engine, window, protocol, menus and the local socket for the command line.
import { app, clipboard, dialog, Menu, shell as desktop } from 'electron'
import { setTimeout as delay } from 'node:timers/promises'
import path from 'node:path'
import { diagnosticsText } from '../../shared/diagnostics.ts'
import { faultExit } from '../../shared/faults.ts'
import type { Fault } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import { createEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/face.ts'
import { fileLog } from '../engine/file-log.ts'
import { systemClock, type Log, type Ports } from '../engine/ports.ts'
import { replacedReader } from '../engine/workers/environment.ts'
import { guardConnections } from '../network/guard.ts'
import { commandWords } from './command-words.ts'
import { createCapture, type Capture } from './capture.ts'
import { reportDir, watchForCrashes } from './crash-reports.ts'
import { findDevPage } from './dev-page.ts'
import { chooseImages, takeGivenFiles } from './files-in.ts'
import { answerPage } from './ipc.ts'
import { hiddenSwitch, startAtLogin } from './login-item.ts'
import { menuTemplate } from './menu.ts'
import { showNotices } from './notices.ts'
import { followPower } from './power.ts'
import { showProgress } from './progress.ts'
import { serveScheme, registerScheme } from './protocol.ts'
import { runServiceAsSet } from './service.ts'
import { createShell, type Shell } from './shell.ts'
import { createTray } from './tray.ts'
import { utilityHost } from './utility-host.ts'
import { lockDown } from './window.ts'

const dist = path.join(import.meta.dirname, '..')
const preload = path.join(dist, 'preload/preload.cjs')
const pageDir = path.join(dist, 'renderer')
const iconDir = path.join(dist, '../electron/icons')
const devPage = findDevPage(app.isPackaged, process.env)
const reader = replacedReader(app.isPackaged, process.env) ?? path.join(dist, 'worker/worker.js')
if (devPage !== null) process.setSourceMapsEnabled(true)

app.enableSandbox()
app.setAppUserModelId('io.fovea.desktop')
registerScheme()
guardConnections()
// Chromium's own connections (component updates, reports) must find no host either; the page needs none.
app.commandLine.appendSwitch(
  'host-resolver-rules',
  devPage === null ? 'MAP * ~NOTFOUND' : 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
)

const command = commandWords(process.argv, process.cwd(), app.isPackaged)
if (command) {
  // A server has no screen, and a command needs none.
  if (process.platform === 'linux') app.commandLine.appendSwitch('ozone-platform', 'headless')
  void import('./command-line.ts').then(({ runCommandLine }) => runCommandLine(command, hostsFor))
} else if (app.requestSingleInstanceLock()) void begin()
else app.quit()

/** The hosts of the engine's processes, which write to this log. */
function hostsFor(log: Log): Pick<Ports, 'workers' | 'understanding'> {
  return {
    workers: utilityHost('Fovea reader', reader, log),
    understanding: utilityHost('Fovea understanding', path.join(dist, 'understanding/understanding.js'), log),
  }
}

/** Starts the app: window, engine, service, tray and menus. */
async function begin(): Promise<void> {
  const shell = createShell(preload)
  // Before the app is ready, because macOS sends the double-clicked file that early.
  takeGivenFiles(shell)
  await app.whenReady()
  lockDown(devPage)
  const dataDir = process.env['FOVEA_DATA'] ?? app.getPath('userData')
  watchForCrashes(dataDir, shell)
  const log = fileLog(dataDir)
  const created = await createEngine({
    dataDir,
    clock: systemClock,
    ...hostsFor(log),
    log,
    version: app.getVersion(),
  })
  if (!created.ok) {
    failToStart(created.error, shell)
    return
  }
  const engine = created.value
  serveScheme(pageDir, engine, devPage)
  answerPage(engine, shell)
  const capture = createCapture(engine, shell)
  await followSettings(engine, shell, capture)
  // The window opens while the rest starts.
  if (!process.argv.includes(hiddenSwitch)) shell.show()
  const service = await runServiceAsSet(engine, pageDir, log, (fault) => showFault(fault, shell))
  engine.on((event) => {
    if (event.name !== 'engine.restart') return
    app.relaunch()
    app.quit()
  })
  engine.start()
  closeBeforeQuit(engine, service.close)
  showNotices(engine, shell)
  showProgress(engine)
  followPower(engine)
  app.on('activate', () => shell.show())
}

/** Applies the settings to tray, menu, shortcut and login item, now and whenever they change. */
async function followSettings(engine: Engine, shell: Shell, capture: Capture): Promise<void> {
  const tray = createTray(engine, shell, capture, iconDir)
  let wasAtLogin: boolean | null = null
  /** Applies the current settings to shell, shortcut and menus. */
  async function follow(): Promise<void> {
    const settings = await engine.call('settings.get', {}, { caller: owner })
    if (!settings.ok) return
    shell.applySettings(settings.value)
    capture.listenFor(settings.value.captureShortcut)
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, shell.words(), menu)))
    tray.refresh()
    const { startsAtLogin } = settings.value
    // At start-up the login item is only ever added: the user may have removed it in the system's own settings.
    if (startsAtLogin !== wasAtLogin && (wasAtLogin !== null || startsAtLogin))
      startAtLogin(startsAtLogin, app.getPath('home'), process.env)
    wasAtLogin = startsAtLogin
  }
  const menu = {
    send: shell.send,
    open: (what: 'files' | 'folder') => void chooseImages(what, shell),
    readClipboard: capture.readClipboard,
    readScreen: capture.readScreen,
    copyDiagnostics: () => void copyDiagnostics(engine, shell),
    showCrashReports: () => void desktop.openPath(reportDir(engine.dataDir)),
  }
  engine.on((event) => {
    if (event.name === 'settings.changed') void follow()
  })
  app.on('window-all-closed', () => {
    // On macOS an app without windows keeps running. Elsewhere `closesToTray` hides the window instead of closing it.
    if (process.platform !== 'darwin') app.quit()
  })
  await follow()
}

/** Copies facts about this installation to the clipboard. */
async function copyDiagnostics(engine: Engine, shell: Shell): Promise<void> {
  const diagnostics = await engine.call('system.diagnostics', {}, { caller: owner })
  if (!diagnostics.ok) {
    showFault(diagnostics.error, shell)
    return
  }
  await clipboard.writeText(diagnosticsText(diagnostics.value))
  await dialog.showMessageBox({ type: 'info', title: 'Fovea', message: shell.words().diagnosticsCopied })
}

/** A system that shuts down allows no more than 10 s. */
const maxCloseMs = 9_500

/** Holds back quitting until running jobs are finished or put back. Nothing is lost, so the user is not asked. */
function closeBeforeQuit(engine: Engine, closeService: () => Promise<void>): void {
  let isClosed = false
  app.on('before-quit', (event) => {
    if (isClosed) return
    event.preventDefault()
    const closed = closeService().then(() => engine.close())
    // A file on a disk that is away may never be let go of.
    void Promise.race([closed, delay(maxCloseMs)]).finally(() => {
      isClosed = true
      app.quit()
    })
  })
}

function showFault(fault: Fault, shell: Shell): void {
  void dialog.showMessageBox({ type: 'warning', title: 'Fovea', message: shell.faultText(fault) })
}

/** Shows the error and ends the app. */
function failToStart(fault: Fault, shell: Shell): void {
  dialog.showErrorBox('Fovea', shell.faultText(fault))
  app.exit(faultExit(fault))
}
