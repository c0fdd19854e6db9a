// Lets a server listen; a refusal of the system is returned as a value.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { ListenOptions } from 'node:net'
import { fault, type Fault } from '../../shared/result.ts'
import { codeOf } from './system-error.ts'
import { reason } from '../../shared/reasons.ts'

/** Null when the server listens, else the system's error. */
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

/** Explains the common errors in words, because the remedy differs. */
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
