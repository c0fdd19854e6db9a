// Shows the progress of a reading in one line on the terminal.
import type { Progress as Reading } from '../../../shared/contract/record.ts'
import type { Client } from '../../../shared/contract/client.ts'
import type { Output } from '../output.ts'
import type { Entry } from './add-images.ts'

export interface Progress {
  /** Reports the number of settled images. */
  setSettled(count: number): void
  stop(): void
}

/** Counts finished records, and shows what happens to the current one. */
export function followProgress(client: Client, output: Output, entries: readonly Entry[]): Progress {
  const names = new Map(entries.map((entry) => [entry.kind === 'record' ? entry.id : '', entry.name]))
  let count = 0
  /** Shows the text in the progress line, after the count if there are several images. */
  const show = (what: string) =>
    output.progress(entries.length > 1 ? `[${count}/${entries.length} done] ${what}` : what)

  show('reading')
  const stop = client.on((event) => {
    if (event.name !== 'record.progress') return
    const name = names.get(event.data.id)
    if (name !== undefined) show(`${name}: ${progressText(event.data)}`)
  })
  return {
    setSettled(now) {
      count = now
    },
    stop() {
      stop()
      output.progress('')
    },
  }
}

const minuteMs = 60_000

/** The pages of a document with the estimated time, or the share of an image that has been read. */
function progressText({ stage, fraction, pages }: Reading): string {
  if (!pages) return `${stage} ${Math.round(fraction * 100)} %`
  const left =
    pages.leftMs === null ? '' : `, about ${Math.max(1, Math.ceil(pages.leftMs / minuteMs))} min left`
  return `${pages.done} of ${pages.total} pages${left}`
}
