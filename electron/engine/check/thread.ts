// Works in a thread of its own what reads files and the database whole, which takes seconds where there is much.
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { findingSchema, type FindingView } from '../../../shared/contract/folder-calls.ts'
import { parseFault } from '../../../shared/contract/client.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { hasLoaded } from './has-loaded.ts'
import { madeSheetSchema, type MadeSheet, type SheetTask } from '../output/make-sheet.ts'

const script = createRequire(import.meta.url).resolve('#dist/check/check.js')

/** As long as somebody goes through a folder's receipts. */
const patienceMs = 60_000

const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: madeSheetSchema }),
  z.object({ ok: z.literal(false), error: z.unknown() }),
])

export interface CheckThread {
  /** What is wrong with the copy, or null. One after the other; rejects when it is closed before it has answered. */
  check(file: string): Promise<string | null>
  /** What there is to say of a data folder, which is not changed by it. Who asks meanwhile gets the same answer. */
  checkData(dataDir: string): Promise<FindingView[]>
  /** What a sheet is to be; nothing is written by it. */
  makeSheet(database: string, task: SheetTask): Promise<Result<MadeSheet>>
  close(): Promise<void>
}

export function createCheckThread(idleMs = patienceMs): CheckThread {
  /** Each with the moment from which on it can be ended. */
  const running = new Map<Worker, Promise<null>>()
  let turn: Promise<unknown> = Promise.resolve()
  let dataCheck: Promise<FindingView[]> | null = null
  let isClosed = false
  let sheetTurn: Promise<unknown> = Promise.resolve()
  let sheetWorker: Worker | null = null
  let stopIdle: () => void = () => undefined

  function run(task: { copy: string } | { dataDir: string }): Promise<unknown> {
    return answerOf(() => begin(task))
  }

  function begin(task: object): Worker {
    const thread = new Worker(script, { workerData: task })
    const { promise: canEnd, resolve } = Promise.withResolvers<null>()
    running.set(thread, canEnd)
    thread.on('message', (said) => {
      if (said === hasLoaded) resolve(null)
    })
    thread.once('exit', () => {
      resolve(null)
      running.delete(thread)
    })
    return thread
  }

  /** A thread that is ended while it loads SQLite takes the whole process along. */
  async function end(thread: Worker): Promise<void> {
    await running.get(thread)
    await thread.terminate()
  }

  function answerOf(threadFor: () => Worker): Promise<unknown> {
    if (isClosed) return Promise.reject(new Error('nothing more is checked'))
    const thread = threadFor()
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('the thread ended before it had answered'))
      const take = (answer: unknown) => {
        if (answer === hasLoaded) return
        thread.off('message', take).off('error', reject).off('exit', gone)
        resolve(answer)
      }
      thread.on('message', take)
      thread.once('error', reject)
      thread.once('exit', gone)
    })
  }

  /** Sheets come one after another, and beginning a thread takes longer than most of them. */
  function sheetThread(database: string): Worker {
    stopIdle()
    if (!sheetWorker) {
      const worker = begin({ database })
      sheetWorker = worker
      worker.once('exit', () => (sheetWorker = sheetWorker === worker ? null : sheetWorker))
    }
    return sheetWorker
  }

  function endIdle(): void {
    const timer = setTimeout(() => {
      const idle = sheetWorker
      // Whoever comes from now on gets another one.
      sheetWorker = null
      if (idle) void end(idle)
    }, idleMs)
    timer.unref()
    stopIdle = () => clearTimeout(timer)
  }

  return {
    check(file) {
      const answer = turn.then(() => run({ copy: file })).then((told) => z.string().nullable().parse(told))
      turn = answer.catch(() => undefined)
      return answer
    },
    checkData(dataDir) {
      dataCheck ??= run({ dataDir })
        .then((told) => z.array(findingSchema).parse(told))
        .finally(() => (dataCheck = null))
      return dataCheck
    },
    async makeSheet(database, sheet) {
      const told = sheetTurn.then(() =>
        answerOf(() => {
          const thread = sheetThread(database)
          thread.postMessage(sheet)
          return thread
        }).finally(endIdle),
      )
      sheetTurn = told.catch(() => undefined)
      const answer = answerSchema.parse(await told)
      return answer.ok ? ok(answer.value) : { ok: false, error: parseFault(answer.error) }
    },
    async close() {
      isClosed = true
      stopIdle()
      await Promise.all([...running.keys()].map(end))
    },
  }
}
