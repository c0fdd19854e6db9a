// Reads the image of a Page fixture again, with a real reading process.
import { childHost } from '../../../electron/cli/child-host.ts'
import { fromWorkerSchema, type FromWorker, type ToWorker } from '../../../shared/worker-protocol.ts'
import { pageIn } from '../fake-workers.ts'
import type { PageFixture, ReadAnswer } from './page-fixtures.ts'

export interface RealReader {
  /** Reads the image again for all requests of its fixture. */
  readAgain(hash: string, file: string, fixture: PageFixture): Promise<PageFixture>
  close(): void
}

/** Starts a real reading process. */
export function openRealReader(
  onNote: (line: string) => void,
  onExit: (why: string) => void = () => undefined,
): RealReader {
  const reader = childHost({ onNote }).start()
  const waiting = new Map<string, (answer: FromWorker) => void>()
  let jobs = 0
  reader.onExit(onExit)
  reader.onMessage((raw) => {
    const message = fromWorkerSchema.parse(raw)
    if (message.type === 'page' || message.type === 'failed' || message.type === 'reread')
      waiting.get(message.job)?.(message)
  })

  /** Sends a message to the reading process and returns its answer. */
  function ask(message: ToWorker & { readonly job: string }): Promise<FromWorker> {
    return new Promise((resolve) => {
      waiting.set(message.job, resolve)
      reader.send(message)
    })
  }

  return {
    async readAgain(hash, path, { image, reads, crops }) {
      const again: PageFixture = { image, reads: [], crops: [] }
      for (const { request } of reads) {
        const { models: _, ...message } = request
        const job = `job ${++jobs}`
        const answer = await ask({ type: 'read', job, path, name: image, hash, ...message })
        if (answer.type === 'page') again.reads.push({ request, answer: { page: pageIn(answer) } })
        if (answer.type === 'failed')
          again.reads.push({ request, answer: { error: answer.error } as ReadAnswer })
      }
      for (const { request } of crops) {
        const { line, alphabet, ...message } = request
        const job = `job ${++jobs}`
        const answer = await ask({
          type: 'reread',
          job,
          path,
          hash,
          ...message,
          crops: [{ line, alphabet }],
        })
        again.crops.push({ request, reading: (answer.type === 'reread' && answer.readings[0]) || null })
      }
      return again
    },
    close: () => reader.kill(),
  }
}
