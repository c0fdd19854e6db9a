// The door for the owner's other programs: a socket that only this user can open, and a token made anew each time.
// The command line finds both in the data folder and so talks to the engine that runs, in the app or in `serve`.
import { randomBytes } from 'node:crypto'
import { chmod, lstat, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Engine } from '../engine/face.ts'
import { systemClock, type Log } from '../engine/ports.ts'
import { createApi } from './app.ts'
import { createBodyRoom } from './body-room.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { socketPathOf } from './socket-path.ts'

export interface LocalDoor {
  close(): Promise<void>
}

export async function openLocalDoor(engine: Engine, log: Log): Promise<Result<LocalDoor>> {
  const path = socketPathOf(engine.dataDir, process.platform, tmpdir())
  const token = randomBytes(32).toString('base64url')
  const closing = new AbortController()
  const app = createApi(engine, {
    // No page of a browser can reach a socket, so whatever host a client makes up is as good.
    isOwnHost: () => true,
    allowsOrigin: () => false,
    ownerToken: token,
    pageDir: null,
    log,
    clock: systemClock,
    room: createBodyRoom(),
    closing: closing.signal,
  })
  const { server, stop } = createHttpServer(app.fetch)
  await removeLeftOver(path)
  const refused = await listen(server, { path })
  if (refused) return err('socket.refused', { path, why: refused.message })
  if (process.platform !== 'win32') await chmod(path, 0o600)
  engine.announce({ socket: path, token })

  let closed: Promise<void> | null = null
  return ok({
    close() {
      closing.abort()
      closed ??= stop()
      return closed
    },
  })
}

/** A killed engine leaves its socket behind. The folder's lock is ours, so nobody answers at it any more. */
async function removeLeftOver(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (found?.isSocket()) await rm(path, { force: true })
}
