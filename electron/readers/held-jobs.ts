// The jobs that a reader holds: renews their heartbeats together, and stops those that are its own no more.
import type { Job } from 'pg-boss'
import { z } from 'zod'
import type { Clock } from '../engine/ports.ts'
import { heartbeatSeconds, type OpenedBoss } from './boss.ts'

/** The jobs whose heartbeats were renewed. */
const touchedSchema = z.object({ settled: z.array(z.string()) })

export interface HeldJob {
  readonly queue: string
  readonly job: Job
  /** Aborted when the job was taken back or given to another reader, and when this one stops. */
  readonly control: AbortController
  /** The name of its image. */
  name: string
}

export type HeldJobs = ReturnType<typeof createHeldJobs>

export function createHeldJobs({ boss, onFault }: OpenedBoss, clock: Clock) {
  const all = new Set<HeldJob>()
  let onEmpty: () => void = () => undefined
  let stopTimer = renewLater()

  function renewLater(): () => void {
    return clock.after((heartbeatSeconds * 1000) / 2, () => {
      stopTimer = renewLater()
      renew().catch(onFault)
    })
  }

  async function renew(): Promise<void> {
    for (const [queue, held] of Map.groupBy(all, (each) => each.queue)) {
      const touched = await boss.touch(
        queue,
        held.map(({ job }) => job),
      )
      const { settled } = touchedSchema.parse(touched)
      for (const { job, control } of held) if (!settled.includes(job.id)) control.abort()
    }
  }

  return {
    all,
    add(queue: string, job: Job): HeldJob {
      const held = { queue, job, control: new AbortController(), name: '' }
      all.add(held)
      return held
    },
    drop(held: HeldJob): void {
      all.delete(held)
      if (all.size === 0) onEmpty()
    },
    /** Gives a job to other readers. */
    async giveBack({ queue, job, control }: HeldJob, why: unknown): Promise<void> {
      await boss.fail(queue, job, { message: String(why) }).catch(onFault)
      control.abort()
    },
    /** Waits until no job is held, at most this long. */
    async empty(ms: number): Promise<void> {
      await new Promise<void>((resolve) => {
        if (all.size === 0) return resolve()
        const stop = clock.after(ms, resolve)
        onEmpty = () => {
          stop()
          resolve()
        }
      })
    },
    close: () => stopTimer(),
  }
}
