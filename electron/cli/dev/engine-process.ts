// One run of the engine: built, started, known by its address, ended.
import { fork } from 'node:child_process'
import path from 'node:path'
import { buildProcesses } from './build-processes.ts'
import { fromEngineSchema, type FromEngine } from './engine-messages.ts'
import type { Instance } from './restartable.ts'

/** A process that a debugger holds does not end by itself. */
const maxEndMs = 3000

export interface EngineOptions {
  readonly root: string
  readonly dataDir: string
  /** The hosts of the page's address, through which requests come. */
  readonly hosts: readonly string[]
  readonly debugPort: number
  readonly report: (sentence: string) => void
}

export interface RunningEngine {
  readonly url: string
  /** Null if the engine has ended. */
  signInLink(): Promise<string | null>
}

/** Builds and starts an engine; `ready` resolves when it serves. */
export function beginEngine({
  root,
  dataDir,
  hosts,
  debugPort,
  report,
}: EngineOptions): Instance<RunningEngine> {
  const ending = new AbortController()
  const running = buildProcesses(root, report).then((isBuilt) =>
    isBuilt && !ending.signal.aborted ? startEngine() : null,
  )

  /** Starts the built engine; returns its process, its next message, and its end. */
  function startEngine() {
    const child = fork(path.join(root, 'dist/cli/engine.js'), [dataDir, ...hosts], {
      // The address for a debugger is in our own line.
      execArgv: ['--enable-source-maps', `--inspect=127.0.0.1:${debugPort}`, '--inspect-publish-uid=http'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const waiting: ((message: FromEngine | null) => void)[] = []
    /** Resolves with the next message of the engine; null if it ends before. */
    const next = () => new Promise<FromEngine | null>((resolve) => waiting.push(resolve))
    child.on('message', (message) => waiting.shift()?.(fromEngineSchema.parse(message)))
    const ended = new Promise<void>((resolve) => {
      child.on('error', (error) => {
        report(`The engine can't be started: ${error.message}`)
        resolve()
      })
      child.once('exit', (code, signal) => {
        if (!ending.signal.aborted)
          report(`The engine has ended (${signal ?? `code ${code}`}); it begins anew with a change.`)
        resolve()
      })
    })
    void ended.then(() => waiting.splice(0).forEach((settle) => settle(null)))
    return { child, next, ended }
  }

  /** Resolves when the engine serves; null if it could not start. */
  async function ready(): Promise<RunningEngine | null> {
    const found = await running
    if (!found) return null
    const { child, next } = found
    const message = await next()
    if (message?.type === 'failed') report(message.why)
    if (message?.type !== 'ready') return null
    return {
      url: message.url,
      /** Has the engine make a sign-in link; null if it has ended. */
      async signInLink() {
        if (!child.connected) return null
        const answer = next()
        child.send('link')
        const message = await answer
        return message?.type === 'link' ? message.link : null
      },
    }
  }

  return {
    ready: ready(),
    /** Ends the engine, by force if it takes too long. */
    async end() {
      ending.abort()
      const found = await running
      if (!found) return
      const { child, ended } = found
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), maxEndMs)
      await ended
      clearTimeout(timer)
    },
  }
}
