// Lets others reach the desktop app's engine: always the local socket for the command line, and HTTP while it is
// switched on.
import type { Engine } from '../engine/face.ts'
import type { Log } from '../engine/ports.ts'
import { owner } from '../engine/caller.ts'
import { faultText } from '../../shared/faults.ts'
import type { Fault } from '../../shared/result.ts'
import { openLocalSocket } from '../api/local-socket.ts'
import { startServer, type Server } from '../api/server.ts'

export interface ServiceKeeper {
  close(): Promise<void>
}

/**
 * Starts and stops the HTTP service as the settings say. One that can't start is switched off in them, and `onRefused`
 * gets the reason.
 */
export async function runServiceAsSet(
  engine: Engine,
  pageDir: string,
  log: Log,
  onRefused: (fault: Fault) => void,
): Promise<ServiceKeeper> {
  const door = await openLocalSocket(engine, log)
  if (!door.ok) log.error('the command line cannot reach this engine', faultText(door.error))
  let server: Server | null = null
  let port: number | null = null
  let turn = Promise.resolve()

  /** Starts, stops or moves the HTTP service if the settings have changed. */
  async function follow(): Promise<void> {
    const settings = await engine.call('settings.get', {}, { caller: owner })
    if (!settings.ok) return
    const newPort = settings.value.isServiceOn ? settings.value.servicePort : null
    if (newPort === port) return
    await server?.close()
    server = null
    port = newPort
    if (newPort === null) return
    const started = await startServer({ engine, log, host: '127.0.0.1', port: newPort, pageDir })
    if (started.ok) {
      server = started.value
      return
    }
    port = null
    onRefused(started.error)
    await engine.call('settings.set', { isServiceOn: false }, { caller: owner })
  }

  /** Applies one change after the other: two at once would start two servers. */
  const followInTurn = () => {
    turn = turn
      .then(follow)
      .catch((error: unknown) => log.error('the service could not follow the settings', error))
    return turn
  }

  const stop = engine.on((event) => {
    if (event.name === 'settings.changed') void followInTurn()
  })
  await followInTurn()

  return {
    async close() {
      stop()
      await turn
      await server?.close()
      if (door.ok) await door.value.close()
    },
  }
}
