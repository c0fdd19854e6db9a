// Shows one notification for all images read since the last one, and none while the window is in front.
import { Notification } from 'electron'
import type { Engine } from '../engine/face.ts'
import { owner } from '../engine/caller.ts'
import { toNotice, type Finished } from './to-notice.ts'
import type { Shell } from './shell.ts'

/** Sources are looked up for at most this many images; more are a batch, and whoever started it is notified anyway. */
const maxLookedUp = 20

/** Images that finish this closely after each other share a notification. */
const quietMs = 700

/** Collects finished records, and shows a notification for all of them after a while. */
export function showNotices(engine: Engine, shell: Shell): void {
  let finished: { id: string; isDone: boolean }[] = []
  /** Referenced here, because a notification that is garbage-collected does not answer clicks. */
  let shown: Notification | null = null
  let timer: NodeJS.Timeout | undefined

  engine.on((event) => {
    if (event.name === 'record.changed' && (event.data.status === 'done' || event.data.status === 'failed')) {
      finished.push({ id: event.data.id, isDone: event.data.status === 'done' })
    }
    if (event.name !== 'record.changed' && event.name !== 'queue.changed') return
    clearTimeout(timer)
    timer = setTimeout(() => void notify(), quietMs)
  })

  /** Shows what was finished since the last notification, once the queue is empty. */
  async function notify(): Promise<void> {
    const queue = await engine.call('queue.get', {}, { caller: owner })
    // Waiting images will finish soon and start this again. A paused queue may wait for ever, so it does not count.
    if (!queue.ok || queue.value.working > 0 || (queue.value.waiting > 0 && !queue.value.isPaused)) return
    const all = finished
    finished = []
    if (all.length === 0 || shell.isInFront() || !Notification.isSupported()) return
    const settings = await engine.call('settings.get', {}, { caller: owner })
    if (!settings.ok) return
    const latest = all.slice(-maxLookedUp)
    const known = (await Promise.all(latest.map(lookUp))).filter((found) => found !== null)
    const notice = toNotice(known, all.length - latest.length, settings.value.notifiesOf, shell.words())
    if (!notice) return
    shown = new Notification({ title: notice.title, body: notice.body, silent: true })
    shown.on('click', () => shell.show(notice.recordId))
    shown.show()
  }

  /**
   * Loads what the notification says about a record. Returns null for a record that was deleted meanwhile:
   * nobody waits for it.
   */
  async function lookUp({ id, isDone }: { id: string; isDone: boolean }): Promise<Finished | null> {
    const record = await engine.call('records.get', { id }, { caller: owner })
    return record.ok ? { id, isDone, name: record.value.filename, source: record.value.source } : null
  }
}
