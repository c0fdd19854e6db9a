// The interface that the engine needs from its host process. Tests bring their own clock; nothing else is ever faked.
import type { CatalogueEntry } from '../../shared/engine-pack.ts'
import type { ReadersState } from '../../shared/contract/reader-state.ts'
import type { ToWorker } from '../../shared/worker-protocol.ts'
import type { ToUnderstanding } from '../understanding/protocol.ts'

export interface Clock {
  now(): number
  /** Calls `then` once after `delayMs`. The returned function cancels that. */
  after(delayMs: number, then: () => void): () => void
}

/** The terms of a job for a process that has others to choose from, and limits it itself. */
export interface JobTerms {
  /** Lower is more urgent. */
  readonly priority: number
  readonly cpuLimitMs: number
}

/** A child process, however it is started: with Electron's utilityProcess or Node's child_process. */
export interface ChildProcess<Message> {
  readonly pid: number | undefined
  /** Whether it runs on another machine, which keeps the limits of a job itself. */
  readonly isRemote?: boolean
  send(message: Message, terms?: JobTerms): void
  onMessage(listener: (message: unknown) => void): void
  /** Called exactly once, also if the process could not be started. */
  onExit(listener: (why: string) => void): void
  kill(): void
}

export interface ProcessHost<Message> {
  start(): ChildProcess<Message>
}

/** Starts processes that read images. */
export type WorkerHost = ProcessHost<ToWorker>
export type WorkerProcess = ChildProcess<ToWorker>
/** Readers on other machines: each process that it starts is one job for them. */
export interface RemoteReaders extends WorkerHost {
  /** How many jobs they can have at once; 0 while there are none, or while they can't be reached. */
  places(): number
  /** Sets the function that is called whenever places or state may have changed. */
  onChange(listener: () => void): void
  state(): ReadersState
  /** Gives back what is left in their queue. */
  close(): Promise<void>
}

/** Starts processes that understand pages. */
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
  /** Readers on other machines, and whether this machine reads too. */
  readonly remote?: { readonly readers: RemoteReaders; readonly readsHere: boolean } | undefined
  readonly log: Log
  /** The version of the application. */
  readonly version: string
  /** The engine packs that can be got; the list that comes with the application if absent. */
  readonly packCatalogue?: readonly CatalogueEntry[]
}

/** A longer timer would fire at once. The callback must check whether its time has come. */
const maxDelayMs = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  /** Calls `then` after the delay; returns a function that cancels it. */
  after(delayMs, then) {
    const timer = setTimeout(then, Math.min(delayMs, maxDelayMs))
    return () => {
      clearTimeout(timer)
    }
  },
}
