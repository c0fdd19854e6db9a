// Calls for sign-in: which browsers act as the owner.
import { z } from 'zod'
import { call } from './call.ts'

export const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** The browser's user agent at sign-in; empty if it sent none. */
  browser: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
})

export type Session = z.infer<typeof sessionSchema>

export const sessionCalls = {
  'sessions.link': call({
    input: z.object({}),
    /** `url` is the full address if the service is running; else only `path` is given. */
    output: z.object({ path: z.string(), url: z.string().nullable(), expiresAt: z.number() }),
    http: { method: 'POST', path: '/api/sessions/link' },
    cli: 'session link',
    help: 'Creates a link that signs a browser in. It works once.',
  }),
  'sessions.list': call({
    input: z.object({}),
    output: z.object({ sessions: z.array(sessionSchema) }),
    http: { method: 'GET', path: '/api/sessions' },
    cli: 'session list',
    help: 'Lists the signed-in browsers, last seen first.',
  }),
  'sessions.revoke': call({
    input: z.object({ id: z.string().min(1) }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/sessions/{id}' },
    cli: 'session revoke',
    help: 'Signs a browser out at once.',
  }),
}
