// The jobs of a coordinator that are with readers on other machines. Each is sent once it can be, and settled by its first
// answer; further ones are of no use and are ignored.
import { randomUUID } from 'node:crypto'
import type { AddedModels, FromWorker } from '../../shared/worker-protocol.ts'
import type { JobTerms } from '../engine/ports.ts'
import type { SentMessage } from './needs.ts'

export interface Outgoing {
  readonly id: string
  readonly message: SentMessage
  readonly terms: JobTerms
  readonly models: AddedModels
  /** The queue that it waits in; null until it was sent. */
  queue: string | null
  /** Called with the answer; with null, if several readers gave up the job. */
  readonly onAnswer: (messages: readonly FromWorker[] | null) => void
}

export type Outbox = ReturnType<typeof createOutbox>

export function createOutbox() {
  const jobs = new Map<string, Outgoing>()
  return {
    add(job: Omit<Outgoing, 'id' | 'queue'>): Outgoing {
      const added = { ...job, id: randomUUID(), queue: null }
      jobs.set(added.id, added)
      return added
    },
    has: (id: string) => jobs.has(id),
    /** Takes a job out, because it was answered or cancelled; undefined if it is out already. */
    take(id: string): Outgoing | undefined {
      const job = jobs.get(id)
      jobs.delete(id)
      return job
    },
    unsent: () => [...jobs.values()].filter(({ queue }) => queue === null),
    sent: () => [...jobs.values()].filter(({ queue }) => queue !== null),
    usesImage: (hash: string) => [...jobs.values()].some(({ message }) => message.hash === hash),
  }
}
