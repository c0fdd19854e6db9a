// The types of the values that travel with a request through the API.
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Result } from '../../shared/result.ts'
import type { Identity } from './identity.ts'

export interface Env {
  /**
   * Node's request and response, and the call that protects the connection of an identified caller. A test without a
   * socket has none.
   */
  Bindings: Partial<HttpBindings> & { readonly trustConnection?: () => void }
  Variables: {
    requestId: string
    identity: Result<Identity>
    /** Keys as the clients of an imitated service send them. */
    guestKeys?: readonly string[]
  }
}

export type ApiContext = Context<Env>
