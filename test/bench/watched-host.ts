// A worker host that records the pids and last output of reading processes, so that their resources can be measured.
import { childHost } from '../../electron/cli/child-host.ts'
import type { WorkerHost } from '../../electron/engine/ports.ts'
import { peakBytes } from './usage.ts'

export interface WatchedHost extends WorkerHost {
  readonly living: ReadonlySet<number>
  /** The last lines that reading processes wrote to stderr, which often say why one ended. */
  readonly notes: readonly string[]
  peakBytes(): number | null
}

export function watchedHost(): WatchedHost {
  const notes: string[] = []
  const inner = childHost({ onNote: (line) => void notes.splice(0, Math.max(0, notes.push(line) - 6)) })
  const living = new Set<number>()
  let highest: number | null = null
  const look = (pid: number) => {
    const peak = peakBytes(pid)
    if (peak !== null) highest = Math.max(highest ?? 0, peak)
  }
  return {
    living,
    notes,
    peakBytes() {
      for (const pid of living) look(pid)
      return highest
    },
    start() {
      const worker = inner.start()
      const { pid } = worker
      if (pid === undefined) return worker
      living.add(pid)
      worker.onExit(() => living.delete(pid))
      return {
        ...worker,
        kill() {
          look(pid)
          worker.kill()
        },
      }
    },
  }
}
