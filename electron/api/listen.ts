// Opening a server: what the system refuses is a value.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import { fault, type Fault } from '../../shared/result.ts'
import { codeOf } from './system-error.ts'
import { reason } from '../../shared/reasons.ts'

/** Null when the server listens, else what the system said. */
export async function listen(server: Server, options: ListenOptions): Promise<Error | null> {
  server.listen(options)
  try {
    await once(server, 'listening')
    return null
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

/** In words of its own, as what to do about it differs. */
export function listenFault(error: Error, host: string, port: number): Fault {
  return codeOf(error) === 'EADDRINUSE'
    ? fault('port.inUse', { port })
    : fault('port.refused', { port, host, why: reasons[codeOf(error)] ?? error.message })
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: reason('this user may not use that port; ports below 1024 are for administrators'),
  EADDRNOTAVAIL: reason('this machine has no such address'),
  ENOTFOUND: reason('there is no such host'),
  EAI_AGAIN: reason('there is no such host'),
}
