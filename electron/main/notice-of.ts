// What a notification says of the images that were read while nobody looked.
import type { Settings } from '../../shared/settings.ts'
import type { DesktopWords } from '../../shared/words/en.ts'

export interface Finished {
  readonly id: string
  readonly isDone: boolean
  readonly name: string
  readonly source: 'window' | 'folder' | 'api' | 'cli'
}

export interface Notice {
  readonly title: string
  readonly body: string
  /** The record to show for a click, where the notice is of one only. */
  readonly recordId: string | null
}

/** `others` were read before these and not looked up. A request's answer goes to the one who asked, not to the desktop. */
export function noticeOf(
  finished: readonly Finished[],
  others: number,
  wanted: Settings['notifiesOf'],
  words: DesktopWords,
): Notice | null {
  if (wanted === 'nothing') return null
  const own = finished.filter(({ source }) => source === 'window' || source === 'folder')
  const failed = own.filter(({ isDone }) => !isDone)
  const done = wanted === 'everything' ? own.length - failed.length + others : 0
  const [only] = done === 0 ? failed : own
  if (done + failed.length === 1 && only)
    return {
      title: only.isDone ? words.oneDone(only.name) : words.oneFailed(only.name),
      body: '',
      recordId: only.id,
    }
  if (done === 0 && failed.length === 0) return null
  const told = [
    ...(done > 0 ? [words.done(done)] : []),
    ...(failed.length > 0 ? [words.failed(failed.length)] : []),
  ]
  return { title: told[0] ?? '', body: told[1] ?? '', recordId: null }
}
