// Hosts the page in a browser: requests to the service are forwarded to the headless server, under the page's address.
import type { ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { freePort } from '../start/free-port.ts'
import { isEngineFile } from './engine-files.ts'
import { beginEngine } from './engine-process.ts'
import { forward, refuse } from './forward.ts'
import type { DevContext, DevHost } from './host.ts'
import { createRestartable } from './restartable.ts'

const firstDebugPort = 9229
/** The paths that the engine's server answers. */
const enginePaths = /^\/(api|signin|docs|openapi\.json)(\/|$)/

/** Starts the engine, and returns how the dev server passes requests to it. */
export async function inBrowser({ root, dataDir, address, port, report }: DevContext): Promise<DevHost> {
  const debugPort = await freePort(address, firstDebugPort)
  const hosts = [`${address}:${port}`, `localhost:${port}`]
  const engine = createRestartable(() => beginEngine({ root, dataDir, hosts, debugPort, report }))
  const key = randomUUID()
  const link = `http://${address}:${port}/?key=${key}`

  /** Signs in the browser that opens the link in the terminal, any number of times. */
  async function signIn(res: ServerResponse): Promise<void> {
    const signInLink = await (await engine.current())?.signInLink()
    if (!signInLink) refuse(res)
    else res.writeHead(303, { Location: new URL(signInLink).pathname, 'Cache-Control': 'no-store' }).end()
  }

  return {
    process: engine,
    isSource: isEngineFile,
    readyText: `Fovea is at ${link} and listens to a debugger on ${address}:${debugPort}. Stop with Ctrl-C.`,
    link,
    /** Answers a request for the service or the sign-in; false if the request is for the page. */
    handle(req, res) {
      const url = URL.parse(req.url ?? '/', link)
      if (url === null) return false
      const isSignIn = url.pathname === '/' && url.searchParams.get('key') === key
      if (isSignIn) void signIn(res)
      else if (enginePaths.test(url.pathname)) void forward(req, res, () => engine.current())
      else return false
      return true
    },
  }
}
