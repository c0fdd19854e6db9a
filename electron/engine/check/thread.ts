// Runs slow checks in a worker thread: those read whole files and databases, which takes seconds.
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { findingSchema, type FindingView } from '../../../shared/contract/folder-calls.ts'
import { parseFault } from '../../../shared/contract/client.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { createTurns } from '../turns.ts'
import { hasLoaded } from './has-loaded.ts'
import { madeSheetSchema, type MadeSheet, type SheetTask } from '../output/make-sheet.ts'

const script = createRequire(import.meta.url).resolve('#dist/check/check.js')

/** About as long as a person works through the receipts of a folder. */
const defaultIdleMs = 60_000

/** Several times what a sheet of a hundred thousand rows takes. */
const maxSheetMs = 120_000

const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: madeSheetSchema }),
  z.object({ ok: z.literal(false), error: z.unknown() }),
])

export interface CheckThread {
  /**
   * Resolves to the problem of the copy, or null. Calls run one after another; rejects if closed before the answer.
   */
  check(file: string): Promise<string | null>
  /** Returns the findings of a data folder, which is not changed. Calls made meanwhile share the answer. */
  checkData(dataDir: string): Promise<FindingView[]>
  /** Makes the content of a spreadsheet; writes nothing. */
  makeSheet(database: string, task: SheetTask, signal: AbortSignal): Promise<Result<MadeSheet>>
  close(): Promise<void>
}

export function createCheckThread(idleMs = defaultIdleMs): CheckThread {
  /** The running threads, each with a promise that resolves when the thread can be terminated safely. */
  const running = new Map<Worker, Promise<null>>()
  let lastCheck: Promise<unknown> = Promise.resolve()
  let dataCheck: Promise<FindingView[]> | null = null
  let isClosed = false
  /** One sheet is made at a time, in turns of the folders. */
  const sheetTurns = createTurns({ capacity: 1 })
  let sheetWorker: Worker | null = null
  let stopIdle: () => void = () => undefined

  function runOnce(task: { copy: string } | { dataDir: string }): Promise<unknown> {
    return awaitAnswer(() => startThread(task))
  }

  /** Starts a worker thread on the task, and tracks it until it exits. */
  function startThread(task: object): Worker {
    const thread = new Worker(script, { workerData: task })
    const { promise: canEnd, resolve } = Promise.withResolvers<null>()
    running.set(thread, canEnd)
    thread.on('message', (message) => {
      if (message === hasLoaded) resolve(null)
    })
    thread.once('exit', () => {
      resolve(null)
      running.delete(thread)
    })
    return thread
  }

  /**
   * Ends a thread. Waits until the thread has loaded: terminating it while it loads SQLite crashes the whole
   * process.
   */
  async function endThread(thread: Worker): Promise<void> {
    await running.get(thread)
    await thread.terminate()
  }

  /** Resolves to the next message of the thread after it has loaded; rejects if the thread ends before. */
  function awaitAnswer(threadFor: () => Worker): Promise<unknown> {
    if (isClosed) return Promise.reject(new Error('nothing more is checked'))
    const thread = threadFor()
    return new Promise((resolve, reject) => {
      const onExit = () => reject(new Error('the thread ended before it had answered'))
      /** Resolves with the thread's first message that is an answer, and stops listening. */
      const take = (answer: unknown) => {
        if (answer === hasLoaded) return
        thread.off('message', take).off('error', reject).off('exit', onExit)
        resolve(answer)
      }
      thread.on('message', take)
      thread.once('error', reject)
      thread.once('exit', onExit)
    })
  }

  /**
   * The thread that makes sheets. Reuses one thread: sheets come one after another, and starting a thread
   * takes longer than most of them.
   */
  function sheetThread(database: string): Worker {
    stopIdle()
    if (!sheetWorker) {
      const worker = startThread({ database })
      sheetWorker = worker
      worker.once('exit', () => (sheetWorker = sheetWorker === worker ? null : sheetWorker))
    }
    return sheetWorker
  }

  /** Ends the thread for sheets when it has had no work for a while. */
  function endWhenIdle(): void {
    const timer = setTimeout(() => {
      const idle = sheetWorker
      // From now on, the next sheet starts another thread.
      sheetWorker = null
      if (idle) void endThread(idle)
    }, idleMs)
    timer.unref()
    stopIdle = () => clearTimeout(timer)
  }

  /** Has the thread make a sheet; ends the thread, and returns null, if the signal is aborted before. */
  async function awaitSheet(database: string, sheet: SheetTask, signal: AbortSignal) {
    const thread = sheetThread(database)
    const end = () => {
      if (sheetWorker === thread) sheetWorker = null
      void endThread(thread)
    }
    signal.addEventListener('abort', end)
    try {
      const reply = awaitAnswer(() => thread)
      thread.postMessage(sheet)
      const answer = answerSchema.parse(await reply)
      return signal.aborted ? null : answer
    } catch (error) {
      if (signal.aborted) return null
      throw error
    } finally {
      signal.removeEventListener('abort', end)
      endWhenIdle()
    }
  }

  return {
    /**
     * Checks a database file, after checks that were requested earlier; returns the problem, or null if it is
     * sound.
     */
    check(file) {
      const answer = lastCheck
        .then(() => runOnce({ copy: file }))
        .then((reply) => z.string().nullable().parse(reply))
      lastCheck = answer.catch(() => undefined)
      return answer
    },
    /** Checks the data folder; calls during a running check share its result. */
    checkData(dataDir) {
      dataCheck ??= runOnce({ dataDir })
        .then((reply) => z.array(findingSchema).parse(reply))
        .finally(() => (dataCheck = null))
      return dataCheck
    },
    /** Has the thread work out the files of a folder's spreadsheet, when it is the folder's turn. */
    async makeSheet(database, sheet, signal) {
      const { folderId: owner, file: path } = sheet
      const place = await sheetTurns.take({ owner, priority: 0, signal })
      if (!place) return err('engine.closing', {})
      const limit = AbortSignal.timeout(maxSheetMs)
      try {
        const answer = await awaitSheet(database, sheet, AbortSignal.any([signal, limit]))
        if (answer === null)
          return signal.aborted
            ? err('engine.closing', {})
            : err('sheet.slow', { path, limitSeconds: maxSheetMs / 1000 })
        return answer.ok ? ok(answer.value) : { ok: false, error: parseFault(answer.error) }
      } finally {
        place.release()
      }
    },
    /** Ends all threads, and starts no more. */
    async close() {
      isClosed = true
      stopIdle()
      await Promise.all([...running.keys()].map(endThread))
    },
  }
}
