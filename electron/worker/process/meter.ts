// Measures the processor time and memory of a reading process while a job runs. The engine ends a process by these
// figures, so a thread of its own takes them: in the middle of a long synchronous call, such as drawing a page or
// unpacking a stream, no timer of the main thread fires.
import { Worker } from 'node:worker_threads'
import type { FromWorker } from '../../../shared/worker-protocol.ts'

export type Usage = Extract<FromWorker, { type: 'used' }>

export interface Meter {
  /** Reports the usage of this job again and again until the next call; null stops that. */
  measure(job: string | null): void
  /** The usage of the job up to this moment; null if none is measured. */
  read(): Usage | null
}

export function createMeter(): Meter {
  const thread = new Worker(`(${reportUsage.toString()})()`, { eval: true })
  thread.unref()
  let current: { readonly job: string; readonly before: NodeJS.CpuUsage } | null = null
  return {
    measure(job) {
      current = job === null ? null : { job, before: process.cpuUsage() }
      thread.postMessage(current)
    },
    read() {
      if (!current) return null
      const { user, system } = process.cpuUsage(current.before)
      const heldBytes = process.memoryUsage.rss()
      return { type: 'used', job: current.job, cpuMs: (user + system) / 1000, heldBytes }
    },
  }
}

/**
 * Runs in the thread, from its source text, so it can't use anything outside of itself. Messages between processes
 * pass through the main thread; standard output is written by the system, and reaches the engine even if that hangs.
 */
function reportUsage(): void {
  const { parentPort } = process.getBuiltinModule('node:worker_threads')
  const { writeSync } = process.getBuiltinModule('node:fs')
  const everyMs = 250
  let timer: NodeJS.Timeout | undefined
  parentPort?.on('message', (current: { job: string; before: NodeJS.CpuUsage } | null) => {
    clearInterval(timer)
    if (!current) return
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(current.before)
      const heldBytes = process.memoryUsage.rss()
      const used = { type: 'used', job: current.job, cpuMs: (user + system) / 1000, heldBytes }
      try {
        writeSync(1, `${JSON.stringify(used)}\n`)
      } catch {
        // The pipe is full or closed: the engine is busy or gone, and the next report says the same.
      }
    }, everyMs)
  })
}
