// Sends messages to a reading process as the engine does, for tests of the process itself.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { WorkerProcess } from '../../electron/engine/ports.ts'
import { fromWorkerSchema, type FromWorker, type ToWorker } from '../../shared/worker-protocol.ts'

export function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

type ReadMessage = Extract<ToWorker, { type: 'read' }>

export function readMessage(file: string, languages: string[], job = 'job_1'): ReadMessage {
  return {
    type: 'read',
    job,
    path: file,
    hash: sha256Of(file),
    languages,
    scope: 'zh-en',
    profile: 'precise',
    engine: 'best',
  }
}

/** All messages up to the first one of these types; rejects if the process ends before. */
export function messagesUntil(worker: WorkerProcess, ...types: FromWorker['type'][]): Promise<FromWorker[]> {
  return new Promise((resolve, reject) => {
    const messages: FromWorker[] = []
    worker.onMessage((raw) => {
      const message = fromWorkerSchema.parse(raw)
      messages.push(message)
      if (types.includes(message.type)) resolve(messages)
    })
    worker.onExit((why) => reject(new Error(`the reading process ended: ${why}`)))
  })
}

export function exitOf(worker: WorkerProcess): Promise<string> {
  return new Promise((resolve) => {
    worker.onExit(resolve)
  })
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // On Linux a process that ended keeps its number until its parent collects it.
  if (process.platform !== 'linux') return true
  return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
}
