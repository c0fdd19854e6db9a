// Takes jobs from queues while there is room for them, the most urgent first. A notification wakes it. Jobs that are given
// back make none, so it also looks by itself.
import type { Job } from 'pg-boss'
import type { Clock } from '../engine/ports.ts'
import { listenForJobs, type OpenedBoss } from './boss.ts'

/**
 * The least time after a look that found fewer jobs than there is room for, so that more are taken at once under load;
 * and after one that found none, because every notification wakes all readers.
 */
const pauseMs = { some: 10, none: 40 }

export type Taker = Awaited<ReturnType<typeof startTaker>>

export async function startTaker(
  { boss, quick, onFault }: OpenedBoss,
  parts: {
    readonly clock: Clock
    /** How often it looks by itself. */
    readonly lookMs: number
    /** How many more jobs can be taken. Call `wake` when there is room again. */
    readonly room: () => number
    readonly take: (queue: string, jobs: readonly Job[]) => Promise<void> | void
  },
) {
  const { clock, lookMs, room, take } = parts
  /** The queues, and whether each may have jobs. The one that was looked at last is at the end. */
  const queues = new Map<string, boolean>()
  let isStopped = false
  let wake: () => void = () => undefined

  function expectJobs(queue?: string): void {
    for (const name of queue === undefined ? queues.keys() : [queue])
      if (queues.has(name)) queues.set(name, true)
    wake()
  }

  function lookLater(): () => void {
    return clock.after(lookMs, () => {
      stopTimer = lookLater()
      expectJobs()
    })
  }

  async function takeFrom(queue: string, batchSize: number): Promise<void> {
    queues.delete(queue)
    queues.set(queue, false)
    const jobs = await boss.fetch<object>(queue, { batchSize, db: quick })
    if (jobs.length > 0) await take(queue, jobs)
    if (jobs.length === batchSize) queues.set(queue, true)
    else
      await new Promise<void>((resolve) => clock.after(pauseMs[jobs.length > 0 ? 'some' : 'none'], resolve))
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const [queue] = [...queues].find(([, mayHaveJobs]) => mayHaveJobs) ?? []
      const batchSize = room()
      if (queue === undefined || batchSize === 0) await new Promise<void>((resolve) => (wake = resolve))
      else await takeFrom(queue, batchSize).catch(onFault)
    }
  }

  const stopListening = await listenForJobs(boss, expectJobs)
  let stopTimer = lookLater()
  const running = run()
  return {
    add(queue: string): void {
      if (!queues.has(queue)) queues.set(queue, true)
      wake()
    },
    wake: () => wake(),
    /** Takes no more jobs; those that it has asked for are still passed on. */
    async stop(): Promise<void> {
      isStopped = true
      stopTimer()
      wake()
      await Promise.allSettled([running, stopListening()])
    },
  }
}
