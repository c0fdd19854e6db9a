// Opening a server: what the system refuses is a value.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { ListenOptions } from 'node:net'

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
