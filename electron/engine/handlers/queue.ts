// Handlers for the queue: its length, pause and resume, its order, and emptying it.
import type { QueueState } from '../../../shared/contract/queue-calls.ts'
import { ok } from '../../../shared/result.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { RecordRepo } from '../db/records.ts'
import type { Events } from '../events.ts'
import { inBatches } from '../in-batches.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Pool } from '../workers/pool.ts'
import type { HandlersOf } from './types.ts'

/** A longer queue is emptied by several calls. */
const maxCleared = 10_000

export function queueHandlers(parts: {
  runner: Runner
  jobs: JobRepo
  records: RecordRepo
  events: Events
  state: () => QueueState
}): HandlersOf<'queue'> {
  const { runner, jobs, records, events, state } = parts
  return {
    'queue.get': () => ok(state()),
    'queue.pause'() {
      runner.pause()
      return ok(state())
    },
    'queue.resume'() {
      runner.resume()
      return ok(state())
    },
    /** Cancels all waiting records. */
    async 'queue.clear'() {
      const { ids } = records.findIds({ status: 'waiting' }, { sort: 'newest', limit: maxCleared, offset: 0 })
      return ok({ cancelled: await inBatches(ids, (batch) => batch.filter((id) => runner.cancel(id))) })
    },
    /** Moves records to the front or the end of the queue. */
    'queue.move'({ ids, to }) {
      jobs.move(ids, to)
      events.emit('queue.changed', state())
      return ok(state())
    },
  }
}

/** The state of the queue as callers see it. */
export function queueState(parts: {
  runner: Runner
  jobs: JobRepo
  pool: Pool
  isDiskFull: boolean
}): QueueState {
  const { runner, pool, isDiskFull } = parts
  return {
    isPaused: runner.isPaused(),
    isDiskFull,
    ...parts.jobs.counts(),
    workers: pool.size,
    readers: pool.readers(),
  }
}
