// What travels with a request through the API.
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Result } from '../../shared/result.ts'
import type { Who } from './who.ts'

export interface Env {
  /** Node's own request and answer, and what keeps the line of who is known; a test that has no socket brings none. */
  Bindings: Partial<HttpBindings> & { readonly trustLine?: () => void }
  Variables: { requestId: string; who: Result<Who> }
}

export type ApiContext = Context<Env>
