// The page in a browser: the headless server beside it answers what the page asks, at the page's own address.
import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { freePort } from '../start/free-port.ts'
import { isEngineFile } from './engine-files.ts'
import { beginEngine } from './engine-process.ts'
import { forward, refuse } from './forward.ts'
import type { DevHost, Place } from './host.ts'
import { renewed } from './renewed.ts'

const firstDebugPort = 9229
/** What the engine's server answers besides the page. */
const ofEngine = /^\/(api|signin|docs|openapi\.json)(\/|$)/

export async function inBrowser({ root, dataDir, address, port, say }: Place): Promise<DevHost> {
  const debugPort = await freePort(address, firstDebugPort)
  const hosts = [`${address}:${port}`, `localhost:${port}`]
  const engine = renewed(() => beginEngine({ root, dataDir, hosts, debugPort, say }))
  const key = randomUUID()
  const link = `http://${address}:${port}/?key=${key}`

  /** Who knows the key is the one who reads the terminal: the browser is signed in, as often as it needs it. */
  async function signIn(answer: ServerResponse): Promise<void> {
    const signInLink = await (await engine.current())?.signInLink()
    if (!signInLink) refuse(answer)
    else answer.writeHead(303, { Location: new URL(signInLink).pathname, 'Cache-Control': 'no-store' }).end()
  }

  return {
    process: engine,
    isMadeOf: isEngineFile,
    where: `Fovea is at ${link} and listens to a debugger on ${address}:${debugPort}. Stop with Ctrl-C.`,
    link,
    answer(asked, answer) {
      const url = URL.parse(asked.url ?? '/', link)
      if (url === null) return false
      const isSignIn = url.pathname === '/' && url.searchParams.get('key') === key
      if (isSignIn) void signIn(answer)
      else if (ofEngine.test(url.pathname)) void forward(asked, answer, () => engine.current())
      else return false
      return true
    },
  }
}
