// Pauses the queue while the computer sleeps, and keeps the computer awake while images are read.
import { powerMonitor, powerSaveBlocker } from 'electron'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'

export function followPower(engine: Engine): void {
  const call = (name: 'queue.pause' | 'queue.resume') => engine.call(name, {}, { caller: owner })
  let pausedHere = false
  let blocker: number | null = null

  powerMonitor.on('suspend', () => {
    void engine.call('queue.get', {}, { caller: owner }).then((queue) => {
      // A pause that the user made is the user's to end.
      if (!queue.ok || queue.value.isPaused) return
      pausedHere = true
      return call('queue.pause')
    })
  })
  powerMonitor.on('resume', () => {
    engine.wake()
    if (!pausedHere) return
    pausedHere = false
    void call('queue.resume')
  })
  engine.on((event) => {
    if (event.name !== 'queue.changed') return
    const isBusy = event.data.working > 0
    if (isBusy && blocker === null) blocker = powerSaveBlocker.start('prevent-app-suspension')
    if (isBusy || blocker === null) return
    powerSaveBlocker.stop(blocker)
    blocker = null
  })
}
