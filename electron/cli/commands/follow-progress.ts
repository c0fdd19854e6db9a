// Shows the progress of a reading in one line on the terminal.
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
    if (name !== undefined) show(`${name}: ${event.data.stage} ${Math.round(event.data.fraction * 100)} %`)
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
