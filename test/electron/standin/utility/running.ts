// Registers the running utility processes, so that none outlives the app.
import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Registers a utility process until it ends. */
export function keepTrack(child: ChildProcess): void {
  running.add(child)
  child.once('exit', () => running.delete(child))
}

export function killUtilities(): void {
  for (const child of running) child.kill('SIGKILL')
}

process.on('exit', killUtilities)
