// The replaying reader as a process of its own.
import type { WorkerHost } from '../../../electron/engine/ports.ts'
import { linkToParent } from '../../../electron/worker/process/link.ts'
import { readerVersion } from '../../../shared/reader-version.ts'
import type { FromWorker } from '../../../shared/worker-protocol.ts'
import { createReplay } from './replay.ts'

/** Answers the messages of the parent process from fixtures, or by the real reader if one is given. */
export function answerParent(real: WorkerHost | null, delayMs = 0): void {
  const link = linkToParent<FromWorker>()
  const replay = createReplay({
    real,
    delayMs,
    post: link.post,
    onMissing: (sentence) => void process.stderr.write(`${sentence}\n`),
  })
  link.onMessage(replay.hear)
  link.post({ type: 'ready', reader: readerVersion, languages: [] })
}
