// The desktop app: puts engine, window, protocol and the door for the command line together.
import { app, BrowserWindow, dialog } from 'electron'
import path from 'node:path'
import { faultExit, faultText } from '../../shared/errors.ts'
import type { Fault } from '../../shared/result.ts'
import { createEngine } from '../engine/engine.ts'
import type { Engine } from '../engine/face.ts'
import { fileLog } from '../engine/file-log.ts'
import { systemClock } from '../engine/ports.ts'
import { answerPage } from './ipc.ts'
import { serveScheme, registerScheme } from './protocol.ts'
import { keepServiceAsSet } from './service.ts'
import { utilityHost } from './utility-host.ts'
import { lockDown, openWindow } from './window.ts'

const dist = path.join(import.meta.dirname, '..')
const preload = path.join(dist, 'preload/preload.cjs')
const pageDir = path.join(dist, 'renderer')

app.enableSandbox()
registerScheme()

if (app.requestSingleInstanceLock()) void app.whenReady().then(start)
else app.quit()

async function start(): Promise<void> {
  lockDown()
  const dataDir = process.env['FOVEA_DATA'] ?? app.getPath('userData')
  const log = fileLog(dataDir)
  const engine = await createEngine({
    dataDir,
    clock: systemClock,
    workers: utilityHost(path.join(dist, 'worker/worker.js'), log),
    log,
    version: app.getVersion(),
  })
  if (!engine.ok) {
    giveUp(engine.error)
    return
  }
  serveScheme(pageDir, engine.value)
  answerPage(engine.value)
  const service = await keepServiceAsSet(engine.value, pageDir, log, tell)
  engine.value.start()
  closeBeforeQuit(engine.value, service.close)
  openWindow(preload)
  app.on('second-instance', showWindow)
  app.on('activate', showWindow)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}

function showWindow(): void {
  const [window] = BrowserWindow.getAllWindows()
  if (!window) return void openWindow(preload)
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

/** What runs is finished or put back before the process may end. */
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

function tell(fault: Fault): void {
  void dialog.showMessageBox({ type: 'warning', title: 'Fovea', message: faultText(fault) })
}

function giveUp(fault: Fault): void {
  dialog.showErrorBox('Fovea', faultText(fault))
  app.exit(faultExit(fault))
}
