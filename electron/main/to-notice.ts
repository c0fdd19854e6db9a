// Writes the text of a notification about images that were read while the window was not in front.
import type { RecordSource } from '../../shared/contract/record.ts'
import type { Settings } from '../../shared/settings.ts'
import type { DesktopWords } from '../../shared/words/en.ts'

export interface Finished {
  readonly id: string
  readonly isDone: boolean
  readonly name: string
  readonly source: RecordSource
}

export interface Notice {
  readonly title: string
  readonly body: string
  /** The record that a click shows; null if the notice is about more than one. */
  readonly recordId: string | null
}

/**
 * The notification to show, or null for none. `othersCount` images were read before `finished` and not looked
 * up. API and CLI callers get their own answer, so they are left out.
 */
export function toNotice(
  finished: readonly Finished[],
  othersCount: number,
  setting: Settings['notifiesOf'],
  words: DesktopWords,
): Notice | null {
  if (setting === 'nothing') return null
  const onDesktop = finished.filter(({ source }) => source === 'window' || source === 'folder')
  const failed = onDesktop.filter(({ isDone }) => !isDone)
  const done = setting === 'everything' ? onDesktop.length - failed.length + othersCount : 0
  const [only] = done === 0 ? failed : onDesktop
  if (done + failed.length === 1 && only)
    return {
      title: only.isDone ? words.oneDone(only.name) : words.oneFailed(only.name),
      body: '',
      recordId: only.id,
    }
  if (done === 0 && failed.length === 0) return null
  const [title = '', body = ''] = [
    ...(done > 0 ? [words.done(done)] : []),
    ...(failed.length > 0 ? [words.failed(failed.length)] : []),
  ]
  return { title, body, recordId: null }
}
