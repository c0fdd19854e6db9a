// What the engine needs from the process that hosts it. Tests bring their own clock; nothing else is ever faked.
import type { ToWorker } from '../../shared/worker-protocol.ts'
import type { ToUnderstanding } from '../understanding/protocol.ts'

export interface Clock {
  now(): number
  /** Calls back once after `delayMs`; the answer takes it back. */
  after(delayMs: number, then: () => void): () => void
}

/** A process of ours, whatever starts it: Electron's utilityProcess or Node's child_process. */
export interface ChildProcess<Message> {
  readonly pid: number | undefined
  send(message: Message): void
  onMessage(listener: (message: unknown) => void): void
  /** Called exactly once, also when the process could not be started. */
  onExit(listener: (why: string) => void): void
  kill(): void
}

export interface ProcessHost<Message> {
  start(): ChildProcess<Message>
}

/** Those that read images. */
export type WorkerHost = ProcessHost<ToWorker>
export type WorkerProcess = ChildProcess<ToWorker>
/** Those that understand pages. */
export type UnderstandingHost = ProcessHost<ToUnderstanding>

export interface Log {
  info(text: string, facts?: Readonly<Record<string, unknown>>): void
  error(text: string, error: unknown, facts?: Readonly<Record<string, unknown>>): void
}

export interface Ports {
  readonly dataDir: string
  readonly clock: Clock
  readonly workers: WorkerHost
  readonly understanding: UnderstandingHost
  readonly log: Log
  /** The version of the application. */
  readonly version: string
}

/** A timer of a month and more would end at once; who is called back looks again whether it is time. */
const longestDelayMs = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, then) {
    const timer = setTimeout(then, Math.min(delayMs, longestDelayMs))
    return () => {
      clearTimeout(timer)
    }
  },
}
