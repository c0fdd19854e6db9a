// Looks through files in a thread of its own: SQLite reads them whole, which takes seconds where there is much.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { findingSchema, type FindingView } from '../../../shared/contract/folder-calls.ts'

/** In the source a file beside this; the build makes of it one file that needs no other of ours. */
const script = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('check.entry.ts', import.meta.url))
  : createRequire(import.meta.url).resolve('#dist/check/check.js')

export interface CheckThread {
  /** What is wrong with the copy, or null. One after the other; rejects when it is closed before it has answered. */
  check(file: string): Promise<string | null>
  /** What there is to say of a data folder, which is not changed by it. Who asks meanwhile gets the same answer. */
  checkData(dataDir: string): Promise<FindingView[]>
  close(): Promise<void>
}

export function createCheckThread(): CheckThread {
  const running = new Set<Worker>()
  let turn: Promise<unknown> = Promise.resolve()
  let dataCheck: Promise<FindingView[]> | null = null
  let isClosed = false

  function run(task: { copy: string } | { dataDir: string }): Promise<unknown> {
    if (isClosed) return Promise.reject(new Error('nothing more is checked'))
    const thread = new Worker(script, { workerData: task })
    running.add(thread)
    return new Promise((resolve, reject) => {
      thread.on('message', resolve)
      thread.on('error', reject)
      thread.on('exit', () => {
        running.delete(thread)
        reject(new Error('the thread ended before it had answered'))
      })
    })
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
    async close() {
      isClosed = true
      await Promise.all([...running].map((thread) => thread.terminate()))
    },
  }
}
