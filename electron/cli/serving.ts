// The engine with the HTTP service around it: what `fovea serve` runs, and `npm start` where there is no desktop.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { err, ok, type Result } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import { openEngine } from './own-engine.ts'
import { ownerSocket } from './owner-socket.ts'

export interface Serving {
  readonly url: string
  readonly port: number
  /** An address that signs a browser in, once. */
  signInLink(): Promise<Result<string>>
  close(): Promise<void>
}

interface Wish {
  readonly dataDir: string
  readonly version: string
  readonly host: string
  readonly port: number
}

export const defaultPort = 7878
export const pageDir = path.resolve(import.meta.dirname, '../../dist/renderer')

export async function startServing({ dataDir, version, host, port }: Wish): Promise<Result<Serving>> {
  const opened = await openEngine(dataDir, version)
  if (!opened.ok) return opened
  const engine = opened.value
  const { startServer } = await import('../api/server.ts')
  const socketPath = ownerSocket(dataDir, process.platform, tmpdir())
  const ownerToken = randomBytes(32).toString('base64url')
  const server = await startServer({ engine, host, port, pageDir, ownerToken, socketPath })
  if (!server.ok) {
    await engine.close()
    return server
  }
  const { url } = server.value
  engine.setBaseUrl(url)
  engine.announce({ socket: socketPath, token: ownerToken })
  return ok({
    url,
    port: server.value.port,
    async signInLink() {
      const link = await engine.call('sessions.link', {}, { caller: owner })
      return link.ok ? ok(url + link.value.path) : link
    },
    async close() {
      // The service first, so that nobody is answered by half an engine.
      await server.value.close()
      await engine.close()
    },
  })
}

export function parsePort(text: string): Result<number> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  return port <= 65_535 ? ok(port) : err('port.invalid', { port: text })
}
