// API keys and sign-in: who may use the service.
import { z } from 'zod'
import { tierNames } from '../limits.ts'
import { call } from './call.ts'

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  tier: z.enum(tierNames),
  /** The first characters, by which a person knows it again. */
  prefix: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
  usedThisMonth: z.number(),
})

export type ApiKey = z.infer<typeof apiKeySchema>

export const keyCalls = {
  'keys.create': call({
    input: z.object({
      name: z.string().trim().min(1).max(100).default('API key'),
      tier: z.enum(tierNames).default('free'),
    }),
    output: apiKeySchema.extend({ key: z.string() }),
    http: { method: 'POST', path: '/api/keys' },
    cli: 'key create',
    access: 'owner',
    help: 'Makes an API key. It is shown once and stored only as a hash.',
  }),
  'keys.list': call({
    input: z.object({}),
    output: z.object({ keys: z.array(apiKeySchema) }),
    http: { method: 'GET', path: '/api/keys' },
    cli: 'key list',
    access: 'owner',
    help: 'Lists the API keys, without the keys themselves.',
  }),
  'keys.revoke': call({
    input: z.object({ id: z.string().min(1) }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/keys/{id}' },
    cli: 'key revoke',
    access: 'owner',
    help: 'Makes an API key worthless at once.',
  }),
  'sessions.link': call({
    input: z.object({}),
    /** The whole address where the service is on; else there is only its path. */
    output: z.object({ path: z.string(), url: z.string().nullable(), expiresAt: z.number() }),
    http: { method: 'POST', path: '/api/sessions/link' },
    cli: 'session link',
    access: 'owner',
    help: 'Makes a one-time link that signs a browser in.',
  }),
}
