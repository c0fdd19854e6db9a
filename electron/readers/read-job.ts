// Has a process of this machine do the job of a coordinator, and collects the messages that answer it.
import { assertNever, type Result } from '../../shared/result.ts'
import type { AddedModels, FromWorker } from '../../shared/worker-protocol.ts'
import type { Clock, Log, WorkerHost } from '../engine/ports.ts'
import { createReadingProcess, type ReadingProcess } from '../engine/workers/reading-process.ts'
import { nameOf, type SentMessage } from './needs.ts'

export interface LocalJob {
  readonly message: SentMessage
  readonly models: AddedModels
  readonly cpuLimitMs: number
}

interface Started {
  readonly process: ReadingProcess
  /** The models that it knows; it reads no jobs that need others. */
  readonly models: string
}

/** `ask` answers any number of jobs at once; the caller bounds them. */
export function createJobReader({ host, clock, log }: { host: WorkerHost; clock: Clock; log: Log }) {
  const all = new Set<Started>()

  function start(models: AddedModels, key: string): Started {
    const started: Started = {
      models: key,
      process: createReadingProcess({
        ...{ process: host.start(), clock, log },
        onMessage: () => undefined,
        onExit: () => all.delete(started),
      }),
    }
    all.add(started)
    if (Object.keys(models).length > 0) started.process.send({ type: 'models', files: models })
    return started
  }

  return {
    /** Returns the messages of the answer. A job that failed or crashed is answered too; an aborted one is not. */
    async ask({ message, models, cpuLimitMs }: LocalJob, signal: AbortSignal): Promise<FromWorker[] | null> {
      const { job } = message
      const key = JSON.stringify(models)
      const free = [...all].filter(({ process }) => process.isFree())
      const { process } = free.find((each) => each.models === key) ?? start(models, key)
      // Processes for other models would only take memory.
      for (const other of free) if (other.models !== key) other.process.kill()
      const heard: FromWorker[] = []
      let cpuMs = 0
      const answer: Result<true> = await process.ask(
        {
          ...{ job, name: nameOf(message), cpuLimitMs },
          onUsed: (usedMs) => (cpuMs = usedMs),
        },
        {
          message,
          findAnswer(each) {
            if (each.type !== 'progress' && each.type !== 'finder' && each.type !== 'ready') heard.push(each)
            return isAnswered(message, heard) ? true : null
          },
          answerSoFar: () => (heard.some(({ type }) => type === 'page') ? true : null),
        },
        signal,
      )
      if (process.isUsedUp()) process.kill()
      if (signal.aborted) return null
      const used: FromWorker = { type: 'used', job, cpuMs, heldBytes: 0 }
      if (!answer.ok) return [used, { type: 'failed', job, error: answer.error }]
      const isThumbnailMissing = !isAnswered(message, heard)
      return [
        used,
        ...heard,
        ...(isThumbnailMissing ? [{ type: 'thumbnail', job, body: null } as const] : []),
      ]
    },
    close() {
      for (const { process } of all) process.kill()
    },
  }
}

/** Whether these messages answer the job whole. */
function isAnswered({ type }: SentMessage, heard: readonly FromWorker[]): boolean {
  switch (type) {
    case 'open':
      return heard.some((each) => each.type === 'opened')
    case 'reread':
      return heard.some((each) => each.type === 'reread')
    case 'read':
      return heard.some(
        (each) => each.type === 'thumbnail' || (each.type === 'page' && each.thumbnailFollows !== true),
      )
    default:
      return assertNever(type)
  }
}
