// Shows the progress of the queue on the dock and the taskbar.
import { app, BrowserWindow } from 'electron'
import type { QueueState } from '../../shared/contract/queue-calls.ts'
import type { Engine } from '../engine/face.ts'

/** The value that removes the bar. */
const noBar = -1

export function showProgress(engine: Engine): void {
  let maxLeft = 0
  engine.on((event) => {
    if (event.name !== 'queue.changed') return
    const left = event.data.waiting + event.data.working
    maxLeft = left === 0 ? 0 : Math.max(maxLeft, left)
    app.setBadgeCount(left)
    const mode = event.data.isPaused ? ('paused' as const) : ('normal' as const)
    for (const window of BrowserWindow.getAllWindows())
      window.setProgressBar(doneFraction(event.data, maxLeft), { mode })
  })
}

/**
 * The share of the queue that is done. `maxLeft` is the most that was left at once since the queue was last
 * empty. A single image shows no bar.
 */
export function doneFraction({ waiting, working }: QueueState, maxLeft: number): number {
  return maxLeft < 2 || waiting + working === 0 ? noBar : 1 - (waiting + working) / maxLeft
}
