// Runs the reading and understanding processes as Electron utility processes.
import { utilityProcess } from 'electron'
import type { Log, ProcessHost } from '../engine/ports.ts'
import { onMessageLine } from '../engine/workers/message-lines.ts'
import { readerEnvironment } from '../engine/workers/environment.ts'

/** Starts processes of this entry. `name` appears in the system's list of processes. */
export function utilityHost<Message>(name: string, entry: string, log: Log): ProcessHost<Message> {
  return {
    /** Starts a process, and logs what it writes to stderr. */
    start() {
      const child = utilityProcess.fork(entry, [], {
        serviceName: name,
        env: readerEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child.stderr?.on('data', (text: Buffer) => log.info(`${name} says`, { text: text.toString('utf8') }))
      let hasExited = false
      child.once('exit', () => {
        hasExited = true
      })
      return {
        get pid() {
          return child.pid
        },
        send: (message) => {
          // An exited process gets no message; its exit listener settles the calls that still wait.
          if (!hasExited) child.postMessage(message)
        },
        onMessage(listener) {
          child.on('message', listener)
          onMessageLine(child.stdout, listener)
        },
        onExit: (listener) => {
          if (hasExited) listener('exit')
          else child.once('exit', (code) => listener(`exit code ${code}`))
        },
        kill: () => void child.kill(),
      }
    },
  }
}
