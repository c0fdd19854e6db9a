// A reading process: answers one question at a time, with limits of CPU time and memory. It can't be interrupted, so
// cancelling and stopping end it.
import { parseFault } from '../../../shared/contract/client.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { textLayerEngine } from '../../../shared/text/exact.ts'
import { fromWorkerSchema, type FromWorker, type ToWorker } from '../../../shared/worker-protocol.ts'
import type { Clock, Log, WorkerProcess } from '../ports.ts'
import type { Job, Question } from './requests.ts'
import { createTimeLimit, type TimeLimit } from './time-limit.ts'

export interface ReadingProcess {
  send(message: ToWorker): void
  /** Settles exactly once: with the answer, the end of the process, a limit, or the caller's signal. */
  ask<T>(job: Job, question: Question<T>, signal: AbortSignal): Promise<Result<T>>
  readonly isFree: () => boolean
  /** Whether a fresh process is worth its start. */
  readonly isUsedUp: () => boolean
  /** Makes it count as used up, because it has old models or an old pack. */
  outdate(): void
  readonly isOutdated: () => boolean
  kill(): void
}

/**
 * The memory of a process grows with the largest image that it has read, and hardly ever shrinks. Beyond this size,
 * or after this many jobs, a fresh process is worth its start. Pages read from a text layer leave nothing behind and
 * are not counted.
 */
const maxHeldBytes = 900e6
const maxJobs = 200

/**
 * A job that makes its process hold more is ended: a small file can unpack to gigabytes, and then the system would end
 * any process of the machine. The largest accepted images take about 1 GB.
 */
const maxJobBytes = 1600e6
const limitMegabytes = Math.round(maxJobBytes / 1e6)

const noLimit: TimeLimit = { onUsed: () => undefined, stop: () => undefined }

/** The CPU time that a process has for the rest of its job after the answer, such as a thumbnail. */
const finishCpuMs = 5000

export function createReadingProcess(parts: {
  readonly process: WorkerProcess
  readonly clock: Clock
  readonly log: Log
  /** Called with each message, before the question sees it. */
  readonly onMessage: (message: FromWorker) => void
  readonly onExit: () => void
}): ReadingProcess {
  const { process, clock, log } = parts
  let jobs = 0
  let heldBytes = 0
  let isOutdated = false
  let isEnded = false
  /** The question that is being answered. */
  let current: { hear(message: FromWorker): void; end(why: string): void } | null = null

  process.onMessage((raw) => {
    const message = fromWorkerSchema.safeParse(raw)
    if (!message.success) return log.error('a reading process said something unknown', message.error)
    if (message.data.type === 'used') heldBytes = message.data.heldBytes
    if (isPageFromTextLayer(message.data)) jobs -= 1
    parts.onMessage(message.data)
    current?.hear(message.data)
  })
  process.onExit((why) => {
    parts.onExit()
    current?.end(why)
  })

  function kill(): void {
    isEnded = true
    process.kill()
  }

  return {
    send: (message) => process.send(message),
    isFree: () => !current && !isEnded,
    isUsedUp: () => isEnded || isOutdated || jobs >= maxJobs || heldBytes >= maxHeldBytes,
    isOutdated: () => isOutdated,
    outdate() {
      isOutdated = true
    },
    kill,
    ask<T>(job: Job, question: Question<T>, signal: AbortSignal) {
      jobs += 1
      return new Promise<Result<T>>((resolve) => {
        /** Ends the question with its result; a process that did not finish is ended. */
        const settle = (result: Result<T>, isFinished: boolean) => {
          asked.stop()
          signal.removeEventListener('abort', onAbort)
          current = null
          if (!isFinished) kill()
          resolve(result)
        }
        const onAbort = () => settle(err('read.cancelled', { name: job.name }), false)
        const asked = followQuestion(process.isRemote ? null : clock, job, question, settle)
        current = {
          hear: asked.hear,
          end(why) {
            log.info('a reading process ended in the middle of a job', { job: job.job, why })
            asked.fail(err('read.crashed', { name: job.name, attempts: 1 }))
          },
        }
        signal.addEventListener('abort', onAbort)
        process.send(question.message, {
          priority: job.client?.priority ?? 0,
          cpuLimitMs: job.cpuLimitMs,
        })
      })
    },
  }
}

/** Follows the messages about a question, and settles it by its answer or its limits. */
function followQuestion<T>(
  /** Null where others keep the limits. */
  clock: Clock | null,
  { job, name, cpuLimitMs, onUsed }: Job,
  { findAnswer, answerSoFar = () => null }: Question<T>,
  settle: (result: Result<T>, isFinished: boolean) => void,
) {
  let usedMs = 0
  let isFinishing = false
  let limit = createLimit(cpuLimitMs)

  function createLimit(limitMs: number) {
    const limitSeconds = Math.round(cpuLimitMs / 1000)
    if (!clock) return noLimit
    return createTimeLimit(clock, limitMs, (code) =>
      fail(code === 'read.stalled' ? err(code, { name }) : err(code, { name, limitSeconds })),
    )
  }

  /** Ends the question and its process. An answer that came before counts nevertheless. */
  function fail(problem: Result<never>): void {
    const answer = answerSoFar()
    settle(answer === null ? problem : ok(answer), false)
  }

  /** Gives the process a short time for the rest of its job, once there is an answer. */
  function limitRest(): void {
    if (isFinishing || answerSoFar() === null) return
    isFinishing = true
    limit.stop()
    limit = createLimit(usedMs + finishCpuMs)
  }

  return {
    fail,
    hear(message: FromWorker) {
      if (!('job' in message) || message.job !== job) return
      if (message.type === 'used') {
        usedMs = message.cpuMs
        if (message.heldBytes > maxJobBytes) fail(err('read.memory', { name, limitMegabytes }))
        else limit.onUsed(usedMs)
        return
      }
      const answer = findAnswer(message)
      if (message.type === 'failed') settle({ ok: false, error: parseFault(message.error) }, true)
      else if (answer === null) limitRest()
      else settle(ok(answer), true)
    },
    stop() {
      limit.stop()
      onUsed?.(usedMs)
    },
  }
}

/** Whether the page was taken from the text layer of a document, without reading pixels. */
function isPageFromTextLayer(message: FromWorker): boolean {
  return message.type === 'page' && message.engines.join() === textLayerEngine
}
