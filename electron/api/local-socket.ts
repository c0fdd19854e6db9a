// Serves the API on a local socket that only this user can open, with a new token each time. The command line finds
// both in the data folder, and so talks to the running engine, in the app or in `serve`.
import { randomBytes } from 'node:crypto'
import { chmod, lstat, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Engine } from '../engine/face.ts'
import { systemClock, type Log } from '../engine/ports.ts'
import { createApi } from './app.ts'
import { createBodyLimiter } from './body-limiter.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { socketPathOf } from './socket-path.ts'

export interface LocalSocket {
  close(): Promise<void>
}

export async function openLocalSocket(engine: Engine, log: Log): Promise<Result<LocalSocket>> {
  const path = socketPathOf(engine.dataDir, process.platform, tmpdir())
  const token = randomBytes(32).toString('base64url')
  const closing = new AbortController()
  const app = createApi(engine, {
    // No browser page can reach a local socket, so the Host header does not matter.
    isOwnHost: () => true,
    allowsOrigin: () => false,
    isOn: engine.access.isOn,
    ownerToken: token,
    pageDir: null,
    log,
    clock: systemClock,
    bodyLimiter: createBodyLimiter(),
    closing: closing.signal,
  })
  const { server, stop } = createHttpServer(app.fetch)
  await removeStaleSocket(path)
  const refused = await listen(server, { path })
  if (refused) return err('socket.refused', { path, why: refused.message })
  if (process.platform !== 'win32') await chmod(path, 0o600)
  engine.announce({ socket: path, token })

  let closed: Promise<void> | null = null
  return ok({
    /** Stops the server; may be called twice. */
    close() {
      closing.abort()
      closed ??= stop()
      return closed
    },
  })
}

/** Removes the socket of a killed engine. We hold the lock of the folder, so no process answers there any more. */
async function removeStaleSocket(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (found?.isSocket()) await rm(path, { force: true })
}
