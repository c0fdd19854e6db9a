// Calls for API keys: which programs may use the service, and how much they have used it.
import { z } from 'zod'
import { tierNames } from '../limits.ts'
import { call } from './call.ts'

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  tier: z.enum(tierNames),
  /** The first characters, by which a person recognises it. */
  prefix: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.number().nullable(),
  usedThisMonth: z.number(),
  /** When the key from before the last rotation stops working; null if it already has. */
  oldEndsAt: z.number().nullable(),
})

export type ApiKey = z.infer<typeof apiKeySchema>

export const keyCalls = {
  'keys.create': call({
    input: z.object({
      name: z.string().trim().min(1).max(100).default('API key'),
      /** The default is unlimited, for the owner's own programs; a key for others can have a smaller tier. */
      tier: z.enum(tierNames).default('ultra'),
    }),
    output: apiKeySchema.extend({ key: z.string() }),
    http: { method: 'POST', path: '/api/keys' },
    cli: 'key create',
    help: 'Creates an API key, unlimited unless a tier is named. It is shown once and stored only as a hash.',
  }),
  'keys.list': call({
    input: z.object({}),
    output: z.object({ keys: z.array(apiKeySchema) }),
    http: { method: 'GET', path: '/api/keys' },
    cli: 'key list',
    help: 'Lists the API keys, without the keys themselves.',
  }),
  'keys.revoke': call({
    input: z.object({ id: z.string().min(1) }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/keys/{id}' },
    cli: 'key revoke',
    help: 'Revokes an API key at once.',
  }),
  'keys.rotate': call({
    input: z.object({
      id: z.string().min(1),
      /** How long the old key works next to the new one, so that scripts can be updated. */
      keepOldHours: z.number().int().min(0).max(168).default(0),
    }),
    output: apiKeySchema.extend({ key: z.string() }),
    http: { method: 'POST', path: '/api/keys/{id}/rotate' },
    cli: 'key rotate',
    help: 'Gives an API key a new secret, shown once. With --keep-old-hours the old one works for a while.',
  }),
  'keys.usage': call({
    input: z.object({
      /** Without it the requests of all keys are counted. */
      id: z.string().min(1).optional(),
      days: z.number().int().min(1).max(366).default(30),
    }),
    output: z.object({
      /** Oldest first, up to today, including days without requests. */
      days: z.array(z.object({ day: z.iso.date(), count: z.number() })),
      month: z.object({
        used: z.number(),
        /** Null if there is no limit, as for all keys together. */
        limit: z.number().nullable(),
        /** When the next month starts and the count begins again. */
        resetsAt: z.iso.datetime(),
      }),
    }),
    http: { method: 'GET', path: '/api/keys/usage' },
    cli: 'key usage',
    access: 'key',
    help: 'Counts the requests of this month and of each day (UTC), for one key or all. A key sees its own.',
  }),
}
