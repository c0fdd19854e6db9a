// One run of the engine: built, started, known by its address, ended.
import { fork } from 'node:child_process'
import path from 'node:path'
import { buildProcesses } from './build-processes.ts'
import { fromEngineSchema, type FromEngine } from './engine-messages.ts'
import type { Life } from './renewed.ts'

/** A process that a debugger holds does not end by itself. */
const maxEndMs = 3000

export interface EngineWish {
  readonly root: string
  readonly dataDir: string
  /** The names that the page is found by: requests come through it. */
  readonly hosts: readonly string[]
  readonly debugPort: number
  readonly say: (sentence: string) => void
}

export interface RunningEngine {
  readonly url: string
  /** Null if it has ended meanwhile. */
  signInLink(): Promise<string | null>
}

export function beginEngine({ root, dataDir, hosts, debugPort, say }: EngineWish): Life<RunningEngine> {
  const ending = new AbortController()
  const running = buildProcesses(root, say).then((isBuilt) =>
    isBuilt && !ending.signal.aborted ? startEngine() : null,
  )

  function startEngine() {
    const child = fork(path.join(root, 'dist/cli/engine.js'), [dataDir, ...hosts], {
      // The address for a debugger is in our own line.
      execArgv: ['--enable-source-maps', `--inspect=127.0.0.1:${debugPort}`, '--inspect-publish-uid=http'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const waiting: ((message: FromEngine | null) => void)[] = []
    const next = () => new Promise<FromEngine | null>((resolve) => waiting.push(resolve))
    child.on('message', (message) => waiting.shift()?.(fromEngineSchema.parse(message)))
    const ended = new Promise<void>((resolve) => {
      child.on('error', (error) => {
        say(`The engine can't be started: ${error.message}`)
        resolve()
      })
      child.once('exit', (code, signal) => {
        if (!ending.signal.aborted)
          say(`The engine has ended (${signal ?? `code ${code}`}); it begins anew with a change.`)
        resolve()
      })
    })
    void ended.then(() => waiting.splice(0).forEach((settle) => settle(null)))
    return { child, next, ended }
  }

  async function ready(): Promise<RunningEngine | null> {
    const found = await running
    if (!found) return null
    const { child, next } = found
    const message = await next()
    if (message?.type === 'failed') say(message.why)
    if (message?.type !== 'ready') return null
    return {
      url: message.url,
      async signInLink() {
        if (!child.connected) return null
        const answer = next()
        child.send('link')
        const told = await answer
        return told?.type === 'link' ? told.link : null
      },
    }
  }

  return {
    ready: ready(),
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
