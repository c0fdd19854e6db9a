// From the app's first line to `ready`: starts Chromium meanwhile, and turns signals into quits.
import { startChromium } from '../chromium/browser.ts'
import { complain } from '../core/complain.ts'
import { preventable } from '../core/event.ts'
import { enter, phaseNow } from '../core/lifecycle.ts'
import { watchTargets } from '../windows/page-target.ts'
import { app } from './app.ts'
import { chosenDataDir } from './app-paths.ts'
import { chromiumFlags } from './command-line.ts'
import { exitApp, quitApp } from './quit.ts'

/** Starts Chromium; `ready` follows. */
export function startBrowser(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => quitApp(app))
  // Keeps the process alive, because an Electron app runs until it quits.
  setInterval(() => {}, 2 ** 30)
  setImmediate(() => {
    start().catch((error: unknown) => {
      if (phaseNow() === 'exiting') return // it quit before it had begun
      complain('electron stand-in: could not start', error)
      void exitApp(app, 1)
    })
  })
}

async function start(): Promise<void> {
  if (phaseNow() !== 'starting') return // quit before it began, as a second instance does
  await startChromium(chosenDataDir(), chromiumFlags(), () => {
    if (phaseNow() === 'exiting') return
    complain('electron stand-in: Chromium went away')
    void exitApp(app, 1)
  })
  await watchTargets()
  if (phaseNow() !== 'starting') return
  enter('ready')
  app.emit('will-finish-launching')
  app.emit('ready', preventable({}), {})
}
