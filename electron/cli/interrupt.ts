// Handles stop signals: the first one asks for a clean end and ends the process if that takes too long, the second one
// ends it at once.
import process, { exit, kill, pid } from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const
type StopSignal = keyof typeof signalNumbers
const stopSignals = Object.keys(signalNumbers) as StopSignal[]

export interface Interrupt {
  readonly signal: AbortSignal
  /** Asks for a clean end without a signal, when stdout is closed. */
  readonly stop: () => void
}

/** Stopping takes less than 10 s, the least time that service managers and systems that shut down allow. */
const cleanEndMs = 9_500

export function listenForInterrupt(limitMs = cleanEndMs): Interrupt {
  const controller = new AbortController()
  for (const name of stopSignals) {
    process.on(name, () => {
      if (controller.signal.aborted && !isWaitingForFiles()) exit(signalExitCode(name))
      if (controller.signal.aborted) endBySignal(name)
      controller.abort(name)
      setTimeout(() => endBySignal(name), limitMs).unref()
    })
  }
  return { signal: controller.signal, stop: () => controller.abort() }
}

/** Exits once no file operation is in progress. Node waits for those in native code, where no signal is handled. */
export async function exitWhenIdle(code: number): Promise<never> {
  while (isWaitingForFiles()) await delay(idleCheckMs)
  exit(code)
}

const idleCheckMs = 20

/** Tells whether a file operation is in progress; on a disk that is away it may never end. */
function isWaitingForFiles(): boolean {
  return process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'))
}

/** Ends the process as the signal does by default. What was accepted is safe in the database. */
function endBySignal(name: StopSignal): void {
  process.removeAllListeners(name)
  kill(pid, name)
}

/** The exit code of interrupted work, 128 plus the signal's number; 0 if only stdout was closed. */
export function interruptedExit(signal: AbortSignal): number {
  const name = stopSignals.find((known) => known === signal.reason)
  return name === undefined ? 0 : signalExitCode(name)
}

function signalExitCode(name: StopSignal): number {
  return 128 + signalNumbers[name]
}

/** Resolves when the signal is aborted. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
