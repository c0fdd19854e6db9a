// Runs the reading and understanding processes as Node child processes, for the command line, the server and the tests.
import { fork } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ChildProcess, ProcessHost, UnderstandingHost, WorkerHost } from '../engine/ports.ts'
import { root } from './root.ts'
import { onMessageLine } from '../engine/workers/message-lines.ts'
import { readerEnvironment, readerHeapMegabytes } from '../engine/workers/environment.ts'

export interface ChildHostOptions {
  /** The file to run instead of the built process. */
  readonly entry?: string
  /** The Node to run it with; by default the one that runs this. */
  readonly node?: string
  /** Called with each line that a child writes to stderr. */
  readonly onNote?: (line: string) => void
}

const readEntry = path.join(root, 'dist/worker/worker.js')
const understandEntry = path.join(root, 'dist/understanding/understanding.js')

export function childHost(options: ChildHostOptions = {}): WorkerHost {
  return createHost({ entry: readEntry, ...options })
}

export function understandingHost(options: ChildHostOptions = {}): UnderstandingHost {
  return createHost({ entry: understandEntry, ...options })
}

function createHost<Message extends object>(
  options: ChildHostOptions & { entry: string },
): ProcessHost<Message> {
  return { start: () => startChild(options) }
}

/** Starts a child process; its messages and its exit reach the listeners of the result. */
function startChild<Message extends object>({
  entry,
  node = process.execPath,
  onNote,
}: ChildHostOptions & { entry: string }): ChildProcess<Message> {
  const child = fork(entry, [], {
    execPath: node,
    // Children must not inherit the flags of this process, such as those of a debugger or a test runner.
    execArgv: [`--max-old-space-size=${readerHeapMegabytes}`],
    env: readerEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (child.stderr) createInterface(child.stderr).on('line', (line) => onNote?.(line))

  const exit = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `code ${code ?? 'unknown'}` : `signal ${signal}`),
    )
    child.on('error', (error) => {
      // Without a process there is no exit event; a running one can't be used any more.
      if (child.pid === undefined) resolve(error.message)
      else child.kill('SIGKILL')
    })
  })

  return {
    pid: child.pid,
    /** Sends a message to the child, if it still runs. */
    send(message) {
      // A dead child gets no message; the exit listener settles the calls that wait.
      if (child.connected) child.send(message, () => undefined)
    },
    onMessage(listener) {
      child.on('message', listener)
      onMessageLine(child.stdout, listener)
    },
    onExit: (listener) => void exit.then(listener),
    kill: () => child.kill('SIGKILL'),
  }
}
