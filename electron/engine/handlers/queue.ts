// The queue: how long it is, pause and resume.
import type { QueueState } from '../../../shared/contract/queue-calls.ts'
import { ok } from '../../../shared/result.ts'
import type { JobRepo } from '../db/jobs.ts'
import type { Events } from '../events.ts'
import type { Runner } from '../jobs/runner.ts'
import type { HandlersOf } from './types.ts'

export function queueHandlers(parts: {
  runner: Runner
  jobs: JobRepo
  events: Events
  state: () => QueueState
}): HandlersOf<'queue'> {
  const { runner, jobs, events, state } = parts
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
    'queue.move'({ ids, to }) {
      jobs.move(ids, to)
      events.emit('queue.changed', state())
      return ok(state())
    },
  }
}

export function queueState(parts: {
  runner: Runner
  jobs: JobRepo
  workers: number
  isDiskFull: boolean
}): QueueState {
  const { runner, isDiskFull } = parts
  return { isPaused: runner.isPaused(), isDiskFull, ...parts.jobs.counts(), workers: parts.workers }
}
