// A queue for one understanding process, which answers questions about pages one after another. The first question
// starts the process. Its work can't be interrupted, so a question that takes too long, or is no longer needed, ends
// the process, and the next question starts another.
import { err, ok, type Result } from '../../../shared/result.ts'
import {
  fromUnderstandingSchema,
  questions,
  type Answer,
  type QuestionInput,
  type QuestionName,
  type ToUnderstanding,
} from '../../understanding/protocol.ts'
import type { ChildProcess, Clock, Log, UnderstandingHost } from '../ports.ts'

export interface Lane {
  /** Starts the process before the first question. */
  warm(): void
  ask<N extends QuestionName>(question: Question<N>, signal?: AbortSignal): Promise<Result<Answer<N>>>
  close(): Promise<void>
}

export interface Question<N extends QuestionName = QuestionName> {
  readonly name: N
  readonly asked: QuestionInput<N>
  /** The subject of the question for messages, mostly a file name. */
  readonly about: string
  /** Whether a person waits for the answer at a screen; these questions come first. */
  readonly isForPerson: boolean
}

interface Waiting {
  readonly question: Question
  /** Only the first call counts. */
  readonly settle: (result: Result<unknown>) => void
}

/** Twice as long as the heaviest accepted question takes on an idle machine; see [Note: looks]. */
export const answerLimitMs = 60_000

/**
 * If nobody needs the answer any more, the process still gets this time: starting another one takes about as long.
 */
const abandonedMs = 2000

export function createLane(parts: {
  host: UnderstandingHost
  clock: Clock
  log: Log
  /** How long an idle process is kept; null keeps it forever. */
  idleMs: number | null
}): Lane {
  const { host, clock, log, idleMs } = parts
  const waiting: Waiting[] = []
  const exits = new Set<Promise<void>>()
  let process: ChildProcess<ToUnderstanding> | null = null
  let current: Waiting | null = null
  let job = 0
  let isClosed = false
  let stopTimer = () => {}

  /** Starts an understanding process, whose exit also ends the current question. */
  function start(): ChildProcess<ToUnderstanding> {
    const started = host.start()
    process = started
    started.onMessage((message) => {
      if (process === started) receive(message)
    })
    const exit = new Promise<void>((resolve) => {
      started.onExit((why) => {
        if (process === started) {
          log.info('an understanding process ended', { why })
          process = null
          settle(crashed)
        }
        resolve()
      })
    })
    exits.add(exit)
    void exit.then(() => exits.delete(exit))
    return started
  }

  /** Settles the current question with the answer of the process; a malformed one ends the process. */
  function receive(message: unknown): void {
    if (!current) return
    const parsed = fromUnderstandingSchema.safeParse(message)
    if (parsed.success && parsed.data.job !== job) return
    const answer = questions[current.question.name].answer.safeParse(parsed.data?.answer)
    if (answer.success) settle(() => ok(answer.data))
    else {
      log.error('an understanding process said something unknown', parsed.error ?? answer.error)
      endProcess()
      settle(crashed)
    }
  }

  function endProcess(): void {
    process?.kill()
    process = null
  }

  /** Ends the current question with this result and begins the next. */
  function settle(resultOf: (about: string) => Result<unknown>): void {
    stopTimer()
    current?.settle(resultOf(current.question.about))
    current = null
    askNext()
  }

  /** Sends the next question to the process; if there is none, the process ends after some time. */
  function askNext(): void {
    if (current || isClosed) return
    stopTimer()
    current = waiting.shift() ?? null
    if (!current) {
      if (idleMs !== null) stopTimer = clock.after(idleMs, endProcess)
      return
    }
    limitTime(answerLimitMs)
    const { name, asked } = current.question
    const by = process ?? start()
    job += 1
    by.send({ job, name, asked })
  }

  /** Ends the process if the current question has no answer within this time. */
  function limitTime(ms: number): void {
    stopTimer()
    stopTimer = clock.after(ms, () => {
      endProcess()
      settle(timedOut)
    })
  }

  /** Ends a question that its caller has cancelled. */
  function abandon(one: Waiting): void {
    one.settle(err('read.cancelled', { name: one.question.about }))
    if (one === current) limitTime(abandonedMs)
    else waiting.splice(waiting.indexOf(one), 1)
  }

  /** Puts a question in line; those of a person go before all others. */
  function enqueue(one: Waiting): void {
    const others = waiting.findIndex(({ question }) => !question.isForPerson)
    waiting.splice(one.question.isForPerson && others >= 0 ? others : waiting.length, 0, one)
    askNext()
  }

  return {
    warm() {
      if (!process && !isClosed) start()
    },
    /** Puts a question in line, and resolves with its answer or an error. */
    ask<N extends QuestionName>(question: Question<N>, signal?: AbortSignal) {
      return new Promise<Result<Answer<N>>>((resolve) => {
        if (isClosed) return resolve(closing)
        if (signal?.aborted) return resolve(err('read.cancelled', { name: question.about }))
        const onAbort = () => abandon(one)
        const one: Waiting = {
          question,
          /** Passes on the answer or error of this question. */
          settle(result) {
            signal?.removeEventListener('abort', onAbort)
            // It was parsed as the answer to this very question.
            resolve(result as Result<Answer<N>>)
          },
        }
        signal?.addEventListener('abort', onAbort)
        enqueue(one)
      })
    },
    /** Ends the process, and settles all open questions with an error. */
    async close() {
      isClosed = true
      stopTimer()
      endProcess()
      current?.settle(closing)
      for (const one of waiting.splice(0)) one.settle(closing)
      await Promise.all(exits)
    },
  }
}

const closing = err('engine.closing', {})

/** The error of a question whose process ended. */
function crashed(name: string): Result<never> {
  return err('understand.crashed', { name, attempts: 1 })
}

/** The error of a question that took too long. */
function timedOut(name: string): Result<never> {
  return err('understand.timeout', { name, limitSeconds: answerLimitMs / 1000 })
}
