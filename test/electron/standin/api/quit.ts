// Ends the app in Electron's order: before-quit, close of each window, will-quit, quit. Only the last can't be refused.
import type { EventEmitter } from 'node:events'
import { closeChromium } from '../chromium/browser.ts'
import { preventable } from '../core/event.ts'
import { enter, isReady, phaseNow } from '../core/lifecycle.ts'
import { killUtilities } from '../utility/running.ts'
import { windows } from '../windows/registry.ts'
import { releaseLock, whenTold } from './single-instance.ts'

/** Begins to quit, unless the app is quitting already. */
export function quitApp(app: EventEmitter): void {
  if (phaseNow() === 'quitting' || phaseNow() === 'exiting') return
  enter('quitting')
  void runQuit(app)
}

/** Runs the steps of a quit until one is refused. */
async function runQuit(app: EventEmitter): Promise<void> {
  if (isRefused(app, 'before-quit') || !(await closeWindows()) || isRefused(app, 'will-quit')) {
    enter(isReady() ? 'ready' : 'starting')
    return
  }
  await exitApp(app, 0)
}

/** Exits without the chance to refuse; `quit` is still emitted. */
export async function exitApp(app: EventEmitter, code: number): Promise<void> {
  if (phaseNow() === 'exiting') return
  enter('exiting')
  app.emit('quit', preventable({}), code)
  killUtilities()
  await whenTold()
  releaseLock()
  await closeChromium()
  process.exit(code)
}

/** Closes all windows; returns false if one refuses. */
async function closeWindows(): Promise<boolean> {
  for (const window of windows) if (!(await window._requestClose())) return false
  return true
}

/** Emits an event and returns whether a listener prevented its default. */
function isRefused(app: EventEmitter, name: string): boolean {
  const event = preventable({})
  app.emit(name, event)
  return event.defaultPrevented
}
