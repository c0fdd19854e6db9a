// Handlers for the queue: its length, pause and resume, its order, and emptying it.
import type { QueueState } from '../../../shared/contract/queue-calls.ts'
import { ok } from '../../../shared/result.ts'
import { inBatches } from '../in-batches.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { HandlersOf } from './types.ts'

/** A longer queue is emptied by several calls. */
const maxCleared = 10_000

export function queueHandlers({
  runner,
  jobs,
  records,
  events,
  queue: state,
}: HandlerParts): HandlersOf<'queue'> {
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
export function queueState({
  runner,
  jobs,
  pool,
  disk,
}: Pick<HandlerParts, 'runner' | 'jobs' | 'pool' | 'disk'>): QueueState {
  return {
    isPaused: runner.isPaused(),
    isDiskFull: disk.isFull(),
    ...jobs.counts(),
    workers: pool.size,
    readers: pool.readers(),
  }
}
