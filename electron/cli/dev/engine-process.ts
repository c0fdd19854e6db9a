// A life of the engine: from its start to where it is to be found, and to its end.
import { fork } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromEngineSchema, type FromEngine } from './engine-messages.ts'
import type { Life } from './renewed.ts'

const entry = fileURLToPath(new URL('./engine.entry.ts', import.meta.url))
/** One that a debugger holds waits for it, and reads that hang are nobody's in a folder of one's own. */
const mostToEndMs = 3000

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
  const child = fork(entry, [dataDir, ...hosts], {
    // Where to attach is said once, in our own line.
    execArgv: [`--inspect=127.0.0.1:${debugPort}`, '--inspect-publish-uid=http'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // What did not change is not compiled again.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(root, '.cache/node') },
  })
  let isEnding = false
  const heard: ((message: FromEngine | null) => void)[] = []
  const next = () => new Promise<FromEngine | null>((resolve) => heard.push(resolve))
  child.on('message', (message) => heard.shift()?.(fromEngineSchema.parse(message)))
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      say(`The engine can't be started: ${error.message}`)
      resolve()
    })
    child.once('exit', (code, signal) => {
      if (!isEnding) say(`The engine has ended (${signal ?? `code ${code}`}); it begins anew with a change.`)
      resolve()
    })
  })
  void ended.then(() => heard.splice(0).forEach((settle) => settle(null)))

  async function signInLink(): Promise<string | null> {
    if (!child.connected) return null
    const answer = next()
    child.send('link')
    const message = await answer
    return message?.type === 'link' ? message.link : null
  }

  async function ready(): Promise<RunningEngine | null> {
    const message = await next()
    if (message?.type === 'failed') say(message.why)
    return message?.type === 'ready' ? { url: message.url, signInLink } : null
  }

  return {
    ready: ready(),
    async end() {
      isEnding = true
      if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), mostToEndMs)
      await ended
      clearTimeout(timer)
    },
  }
}
