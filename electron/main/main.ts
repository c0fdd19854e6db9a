// The desktop app: puts engine, window, protocol, menus and the door for the command line together.
import { app, clipboard, dialog, Menu, shell as desktop } from 'electron'
import path from 'node:path'
import { diagnosticsText } from '../../shared/diagnostics.ts'
import { faultExit } from '../../shared/faults.ts'
import type { Fault } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import { createEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/face.ts'
import { fileLog } from '../engine/file-log.ts'
import { systemClock } from '../engine/ports.ts'
import { guardConnections } from '../network/guard.ts'
import { createCapture, type Capture } from './capture.ts'
import { reportDir, watchForCrashes } from './crash-reports.ts'
import { devPageOf } from './dev-page.ts'
import { chooseImages, takeGivenFiles } from './files-in.ts'
import { answerPage } from './ipc.ts'
import { hiddenSwitch, startAtLogin } from './login-item.ts'
import { menuTemplate } from './menu.ts'
import { keepNotices } from './notices.ts'
import { followPower } from './power.ts'
import { showProgress } from './progress.ts'
import { serveScheme, registerScheme } from './protocol.ts'
import { keepServiceAsSet } from './service.ts'
import { createShell, type Shell } from './shell.ts'
import { createTray } from './tray.ts'
import { utilityHost } from './utility-host.ts'
import { lockDown } from './window.ts'

const dist = path.join(import.meta.dirname, '..')
const preload = path.join(dist, 'preload/preload.cjs')
const pageDir = path.join(dist, 'renderer')
const iconDir = path.join(dist, '../electron/icons')
const devPage = devPageOf(app.isPackaged, process.env)
if (devPage !== null) process.setSourceMapsEnabled(true)

app.enableSandbox()
app.setAppUserModelId('io.fovea.desktop')
registerScheme()
guardConnections()
// Chromium's own errands (updates of its parts, reports) find no host either; the page needs none.
app.commandLine.appendSwitch(
  'host-resolver-rules',
  devPage === null ? 'MAP * ~NOTFOUND' : 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
)

if (app.requestSingleInstanceLock()) void begin()
else app.quit()

async function begin(): Promise<void> {
  const shell = createShell(preload)
  // Before the app is ready: macOS names the file that was double-clicked that early.
  takeGivenFiles(shell)
  await app.whenReady()
  lockDown(devPage)
  const dataDir = process.env['FOVEA_DATA'] ?? app.getPath('userData')
  watchForCrashes(dataDir, shell)
  const log = fileLog(dataDir)
  const created = await createEngine({
    dataDir,
    clock: systemClock,
    workers: utilityHost('Fovea reader', path.join(dist, 'worker/worker.js'), log),
    understanding: utilityHost('Fovea understanding', path.join(dist, 'understanding/understanding.js'), log),
    log,
    version: app.getVersion(),
  })
  if (!created.ok) {
    giveUp(created.error, shell)
    return
  }
  const engine = created.value
  serveScheme(pageDir, engine, devPage)
  answerPage(engine, shell)
  const capture = createCapture(engine, shell)
  await followSettings(engine, shell, capture)
  // The window comes up while the rest begins.
  if (!process.argv.includes(hiddenSwitch)) shell.show()
  const service = await keepServiceAsSet(engine, pageDir, log, (fault) => tell(fault, shell))
  engine.on((event) => {
    if (event.name !== 'engine.restart') return
    app.relaunch()
    app.quit()
  })
  engine.start()
  closeBeforeQuit(engine, service.close)
  keepNotices(engine, shell)
  showProgress(engine)
  followPower(engine)
  app.on('activate', () => shell.show())
}

/** What the desktop shows and does is what the settings say, also after they were changed. */
async function followSettings(engine: Engine, shell: Shell, capture: Capture): Promise<void> {
  const tray = createTray(engine, shell, capture, iconDir)
  let wasAtLogin: boolean | null = null
  async function follow(): Promise<void> {
    const settings = await engine.call('settings.get', {}, { caller: owner })
    if (!settings.ok) return
    shell.follow(settings.value)
    capture.listenFor(settings.value.captureShortcut)
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, shell.words(), menu)))
    tray.refresh()
    const { startsAtLogin } = settings.value
    // At the start only what is wanted is made sure of: a person may have ended it in the system's own settings.
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
    // On macOS an app without windows stays; elsewhere only where it was asked to, and then its window only hides.
    if (process.platform !== 'darwin') app.quit()
  })
  await follow()
}

async function copyDiagnostics(engine: Engine, shell: Shell): Promise<void> {
  const found = await engine.call('system.diagnostics', {}, { caller: owner })
  if (!found.ok) {
    tell(found.error, shell)
    return
  }
  await clipboard.writeText(diagnosticsText(found.value))
  await dialog.showMessageBox({ type: 'info', title: 'Fovea', message: shell.words().diagnosticsCopied })
}

/** What runs is finished or put back before the process may end: nothing is lost, so nothing is asked. */
function closeBeforeQuit(engine: Engine, closeService: () => Promise<void>): void {
  let isClosed = false
  app.on('before-quit', (event) => {
    if (isClosed) return
    event.preventDefault()
    void closeService()
      .then(() => engine.close())
      .finally(() => {
        isClosed = true
        app.quit()
      })
  })
}

function tell(fault: Fault, shell: Shell): void {
  void dialog.showMessageBox({ type: 'warning', title: 'Fovea', message: shell.faultText(fault) })
}

function giveUp(fault: Fault, shell: Shell): void {
  dialog.showErrorBox('Fovea', shell.faultText(fault))
  app.exit(faultExit(fault))
}
