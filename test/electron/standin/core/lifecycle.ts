// The phase of the process. Electron exists once per process, and so does this state.

export type Phase = 'starting' | 'ready' | 'quitting' | 'exiting'

let phase: Phase = 'starting'
let wasReady = false
const gate = Promise.withResolvers<undefined>()

export const phaseNow = (): Phase => phase
export const isReady = (): boolean => wasReady
export const whenReady = (): Promise<void> => gate.promise

/** Enters the next phase; the first time that it is `ready`, whenReady resolves. */
export function enter(next: Phase): void {
  phase = next
  if (next !== 'ready' || wasReady) return
  wasReady = true
  gate.resolve(undefined)
}

/** Throws Electron's error if the app is not ready yet. */
export function mustBeReady(what: string): void {
  if (!wasReady) throw new Error(`${what} before app is ready`)
}

/** Throws Electron's error if the app is ready already. */
export function mustNotBeReady(what: string): void {
  if (wasReady) throw new Error(`${what} should be called before app is ready`)
}
