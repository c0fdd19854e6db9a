// A reading process for the pool, which forwards its single job to the readers on other machines.
import type { AddedModels } from '../../shared/worker-protocol.ts'
import type { WorkerProcess } from '../engine/ports.ts'
import type { Exchange } from './exchange.ts'
import { isSent } from './needs.ts'

export function startRemoteProcess(exchange: Exchange, onUnsent: (error: unknown) => void): WorkerProcess {
  let models: AddedModels = {}
  let job: string | null = null
  let onMessage: (message: unknown) => void = () => undefined
  let onExit: (why: string) => void = () => undefined

  function exit(why: string): void {
    onExit(why)
    onExit = () => undefined
  }

  return {
    pid: undefined,
    isRemote: true,
    send(message, terms) {
      if (message.type === 'models') models = message.files
      if (!isSent(message) || !terms) return
      const submitted = {
        ...{ message, terms, models },
        /** Passes the answer on; a process without one has crashed. */
        onAnswer(messages: readonly unknown[] | null) {
          for (const each of messages ?? []) onMessage(each)
          if (messages === null) exit('several readers gave up the job')
        },
      }
      job = exchange.submit(submitted, onUnsent).id
    },
    onMessage: (listener) => (onMessage = listener),
    onExit: (listener) => (onExit = listener),
    kill() {
      if (job !== null) exchange.cancel(job)
      exit('it was ended')
    },
  }
}
