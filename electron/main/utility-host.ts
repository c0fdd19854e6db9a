// Reading processes as Electron's utility processes.
import { utilityProcess } from 'electron'
import type { Log, WorkerHost } from '../engine/ports.ts'
import { readerEnvironment } from '../engine/workers/environment.ts'

export function utilityHost(entry: string, log: Log): WorkerHost {
  return {
    start() {
      const child = utilityProcess.fork(entry, [], {
        serviceName: 'Fovea reader',
        env: readerEnvironment(),
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      child.stderr?.on('data', (text: Buffer) =>
        log.info('a reading process says', { text: text.toString('utf8') }),
      )
      let hasExited = false
      child.once('exit', () => {
        hasExited = true
      })
      return {
        get pid() {
          return child.pid
        },
        send: (message) => {
          // To a process that has ended there is nothing to say; its exit settles what was asked of it.
          if (!hasExited) child.postMessage(message)
        },
        onMessage: (listener) => void child.on('message', listener),
        onExit: (listener) => {
          if (hasExited) listener('exit')
          else child.once('exit', (code) => listener(`exit code ${code}`))
        },
        kill: () => void child.kill(),
      }
    },
  }
}
