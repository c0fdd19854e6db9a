// The reader of tests that are not about reading. FOVEA_PAGES says where its Pages come from:
//   unset   from fixtures; a missing one fails the test (in the long run: as `real`)
//   record  from fixtures; a missing one is read by the real reader and recorded
//   real    from the real reader
import { onTestFinished } from 'vitest'
import { childHost } from '../../../electron/cli/child-host.ts'
import type { WorkerHost } from '../../../electron/engine/ports.ts'
import { pagesMode } from './mode.ts'
import { createReplay, type ReplayOptions } from './replay.ts'

interface ReaderOptions {
  readonly delayMs?: number
  /** When missing fixtures are reported; by default at the end of the test. */
  readonly atEnd?: (check: () => void) => void
}

/** A reader in this process. */
export function replayingReader({ atEnd = onTestFinished, ...options }: ReaderOptions = {}): WorkerHost {
  if (pagesMode() === 'real') return childHost()
  const missing: string[] = []
  atEnd(() => {
    if (missing.length > 0) throw new Error(missing.join('\n'))
  })
  return replayHost({ ...options, onMissing: (sentence) => void missing.push(sentence) })
}

/** A host whose readers replay fixtures inside this process. */
function replayHost(options: Pick<ReplayOptions, 'onMissing' | 'delayMs'>): WorkerHost {
  const real = pagesMode() === 'record' ? childHost() : null
  return {
    start() {
      const messages: ((message: unknown) => void)[] = []
      const exits: ((why: string) => void)[] = []
      let isOver = false
      const replay = createReplay({
        ...options,
        real,
        post(message) {
          if (!isOver) for (const listener of messages) listener(structuredClone(message))
        },
      })
      return {
        pid: undefined,
        send(message) {
          const sent = structuredClone(message)
          setImmediate(() => {
            if (!isOver) replay.hear(sent)
          })
        },
        onMessage: (listener) => void messages.push(listener),
        onExit: (listener) => void exits.push(listener),
        kill() {
          if (isOver) return
          isOver = true
          replay.end()
          queueMicrotask(() => exits.forEach((listener) => listener('killed')))
        },
      }
    },
  }
}
