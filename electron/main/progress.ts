// How far the queue is, on dock and taskbar.
import { app, BrowserWindow } from 'electron'
import type { QueueState } from '../../shared/contract/queue-calls.ts'
import type { Engine } from '../engine/face.ts'

/** No bar. */
const none = -1

export function showProgress(engine: Engine): void {
  let most = 0
  engine.on((event) => {
    if (event.name !== 'queue.changed') return
    const left = event.data.waiting + event.data.working
    most = left === 0 ? 0 : Math.max(most, left)
    app.setBadgeCount(left)
    const mode = event.data.isPaused ? ('paused' as const) : ('normal' as const)
    for (const window of BrowserWindow.getAllWindows())
      window.setProgressBar(fractionOf(event.data, most), { mode })
  })
}

/** Of the most that ever waited since the queue was last empty; for a single image a bar says nothing. */
export function fractionOf({ waiting, working }: QueueState, most: number): number {
  return most < 2 || waiting + working === 0 ? none : 1 - (waiting + working) / most
}
