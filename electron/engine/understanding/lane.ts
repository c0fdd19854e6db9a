// One understanding process, which answers questions about pages one after another, in the turns of its clients. The
// first question starts the process. Its work can't be interrupted, so a question that takes too long, or is no longer
// needed, ends the process, and the next question starts another.
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
import { createTurns, type Client } from '../turns.ts'
import { checkWork } from './too-much.ts'

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
  /** How many words the pages have; they are counted if it is absent. */
  readonly words?: number
  /** The client that waits for the answer. */
  readonly client: Client
}

/** Twice as long as the heaviest accepted question takes on an idle machine; see [Note: looks]. */
export const answerLimitMs = 60_000

/**
 * If nobody needs the answer any more, the process still gets this time: starting another one takes about as long.
 */
const abandonedMs = 2000

type MakeResult = (about: string) => Result<unknown>

export function createLane(parts: {
  host: UnderstandingHost
  clock: Clock
  log: Log
  /** How long an idle process is kept; null keeps it forever. */
  idleMs: number | null
}): Lane {
  const { host, clock, log, idleMs } = parts
  const turns = createTurns({ capacity: 1 })
  const closed = new AbortController()
  const exits = new Set<Promise<void>>()
  let process: ChildProcess<ToUnderstanding> | null = null
  /** The question that the process answers. */
  let current: { readonly question: Question; settle(makeResult: MakeResult): void } | null = null
  let job = 0
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
          current?.settle(crashed)
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
    const { name, asked } = current.question
    if (parsed.data && 'tooManyWords' in parsed.data && 'schema' in asked) {
      const { tooManyWords } = parsed.data
      current.settle((about) => checkWork(tooManyWords, asked.schema, about))
      return
    }
    const answer = questions[name].answer.safeParse(
      parsed.data && 'answer' in parsed.data ? parsed.data.answer : undefined,
    )
    if (answer.success) current.settle(() => ok(answer.data))
    else {
      log.error('an understanding process said something unknown', parsed.error ?? answer.error)
      endProcess()
      current.settle(crashed)
    }
  }

  function endProcess(): void {
    process?.kill()
    process = null
  }

  /** Ends the process if the current question has no answer within this time. */
  function limitTime(ms: number): void {
    stopTimer()
    stopTimer = clock.after(ms, () => {
      endProcess()
      current?.settle(timedOut)
    })
  }

  /**
   * Has the process answer. A cancelled question resolves at once; `release` is called when the process is free, which
   * may be later.
   */
  function answer(question: Question, signal: AbortSignal, release: () => void): Promise<Result<unknown>> {
    const { name, asked, about } = question
    return new Promise((resolve) => {
      const onAbort = () => {
        resolve(closed.signal.aborted ? closing : err('read.cancelled', { name: about }))
        limitTime(abandonedMs)
      }
      current = {
        question,
        settle(makeResult) {
          signal.removeEventListener('abort', onAbort)
          current = null
          stopTimer()
          if (idleMs !== null) stopTimer = clock.after(idleMs, endProcess)
          resolve(makeResult(about))
          release()
        },
      }
      signal.addEventListener('abort', onAbort)
      limitTime(answerLimitMs)
      job += 1
      const sent = { job, name, asked } as ToUnderstanding
      ;(process ?? start()).send(sent)
    })
  }

  return {
    warm() {
      if (!process && !closed.signal.aborted) start()
    },
    /** Waits for the turn of the question, and resolves with its answer or an error. */
    async ask<N extends QuestionName>(question: Question<N>, caller?: AbortSignal) {
      const signal = AbortSignal.any([closed.signal, ...(caller ? [caller] : [])])
      const taken = turns.take({ ...question.client, signal })
      const place = taken instanceof Promise ? await taken : taken
      if (closed.signal.aborted) return closing
      if (!place) return err('read.cancelled', { name: question.about })
      // It is parsed as the answer to this very question.
      return (await answer(question, signal, place.release)) as Result<Answer<N>>
    },
    /** Ends the process, and settles all open questions with an error. */
    async close() {
      closed.abort()
      stopTimer()
      endProcess()
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
