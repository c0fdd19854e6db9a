// Processes that read and understand, as children of this one, for the command line, the server and the tests.
import { fork } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ChildProcess, ProcessHost, UnderstandingHost, WorkerHost } from '../engine/ports.ts'
import { root } from './root.ts'
import { readerEnvironment, readerHeapMegabytes } from '../engine/workers/environment.ts'

export interface ChildHostOptions {
  /** The file to run instead of the built process. */
  readonly entry?: string
  /** The Node to run it with; by default the one that runs this. */
  readonly node?: string
  /** Called for each line that a child writes to stderr. */
  readonly onNote?: (line: string) => void
}

const readEntry = path.join(root, 'dist/worker/worker.js')
const understandEntry = path.join(root, 'dist/understanding/understanding.js')

export function childHost(options: ChildHostOptions = {}): WorkerHost {
  return hostOf({ entry: readEntry, ...options })
}

export function understandingHost(options: ChildHostOptions = {}): UnderstandingHost {
  return hostOf({ entry: understandEntry, ...options })
}

function hostOf<Message extends object>(options: ChildHostOptions & { entry: string }): ProcessHost<Message> {
  return { start: () => startChild(options) }
}

function startChild<Message extends object>({
  entry,
  node = process.execPath,
  onNote,
}: ChildHostOptions & { entry: string }): ChildProcess<Message> {
  const child = fork(entry, [], {
    execPath: node,
    // Children do not inherit this process's flags, such as those of a debugger or a test runner.
    execArgv: [`--max-old-space-size=${readerHeapMegabytes}`],
    env: readerEnvironment(),
    serialization: 'advanced',
    // stdout belongs to the result that the command line prints.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  if (child.stderr) createInterface(child.stderr).on('line', (line) => onNote?.(line))

  const exit = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `code ${code ?? 'unknown'}` : `signal ${signal}`),
    )
    child.on('error', (error) => {
      // Without a process there will be no exit; with one, it is of no more use.
      if (child.pid === undefined) resolve(error.message)
      else child.kill('SIGKILL')
    })
  })

  return {
    pid: child.pid,
    send(message) {
      // After the child's death there is nobody to tell, and the exit listener settles what waits.
      if (child.connected) child.send(message, () => undefined)
    },
    onMessage: (listener) => child.on('message', listener),
    onExit: (listener) => void exit.then(listener),
    kill: () => child.kill('SIGKILL'),
  }
}
