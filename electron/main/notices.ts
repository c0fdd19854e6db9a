// Notifications: one for all that was read since the last, and none while the window is in front.
import { Notification } from 'electron'
import type { Engine } from '../engine/face.ts'
import { owner } from '../engine/caller.ts'
import { noticeOf, type Finished } from './notice-of.ts'
import type { Shell } from './shell.ts'

/** Of so many the sources are looked up; more than this is a batch, and whoever began it wants to know. */
const lookedUp = 20

/** Images that follow each other this closely are told of together. */
const quietMs = 700

export function keepNotices(engine: Engine, shell: Shell): void {
  let finished: { id: string; isDone: boolean }[] = []
  /** Held here, because a notification that is collected answers no click. */
  let shown: Notification | null = null
  let timer: NodeJS.Timeout | undefined

  engine.on((event) => {
    if (event.name === 'record.changed' && (event.data.status === 'done' || event.data.status === 'failed')) {
      finished.push({ id: event.data.id, isDone: event.data.status === 'done' })
    }
    if (event.name !== 'record.changed' && event.name !== 'queue.changed') return
    clearTimeout(timer)
    timer = setTimeout(() => void tell(), quietMs)
  })

  async function tell(): Promise<void> {
    const queue = await engine.call('queue.get', {}, { caller: owner })
    // While images wait, their end is near and will set this off again; a pause has no end in sight.
    if (!queue.ok || queue.value.working > 0 || (queue.value.waiting > 0 && !queue.value.isPaused)) return
    const all = finished
    finished = []
    if (all.length === 0 || shell.isInFront() || !Notification.isSupported()) return
    const settings = await engine.call('settings.get', {}, { caller: owner })
    if (!settings.ok) return
    const known = await Promise.all(all.slice(-lookedUp).map(named))
    const notice = noticeOf(known, all.length - known.length, settings.value.notifiesOf, shell.words())
    if (!notice) return
    shown = new Notification({ title: notice.title, body: notice.body, silent: true })
    shown.on('click', () => shell.show(notice.recordId))
    shown.show()
  }

  async function named({ id, isDone }: { id: string; isDone: boolean }): Promise<Finished> {
    const record = await engine.call('records.get', { id }, { caller: owner })
    return record.ok
      ? { id, isDone, name: record.value.filename, source: record.value.source }
      : { id, isDone, name: '', source: 'window' }
  }
}
