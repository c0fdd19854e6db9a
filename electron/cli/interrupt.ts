// Handles stop signals: the first one asks for a clean end, the second one exits at once.

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const
type StopSignal = keyof typeof signalNumbers
const stopSignals = Object.keys(signalNumbers) as StopSignal[]

export interface Interrupt {
  readonly signal: AbortSignal
  /** Asks for a clean end without a signal, when stdout is closed. */
  readonly stop: () => void
}

export function listenForInterrupt(exit: (code: number) => void): Interrupt {
  const controller = new AbortController()
  for (const name of stopSignals) {
    process.on(name, () => {
      if (controller.signal.aborted) exit(signalExitCode(name))
      else controller.abort(name)
    })
  }
  return { signal: controller.signal, stop: () => controller.abort() }
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
