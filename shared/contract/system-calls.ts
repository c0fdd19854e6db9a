// The installation itself: its settings and its health.
import { z } from 'zod'
import { diagnosticsSchema } from '../diagnostics.ts'
import { networkUseSchema } from '../network-use.ts'
import { settingsSchema } from '../settings.ts'
import { call } from './call.ts'
import { findingSchema } from './folder-calls.ts'
import { queueStateSchema } from './queue-calls.ts'

/** `code` and `data` for a sentence in any language, `message` in English. */
export const noticeSchema = z.object({
  code: z.string(),
  data: z.record(z.string(), z.unknown()),
  message: z.string(),
})
export type Notice = z.infer<typeof noticeSchema>

export const systemCalls = {
  'settings.get': call({
    input: z.object({}),
    output: settingsSchema,
    http: { method: 'GET', path: '/api/settings' },
    cli: 'settings show',
    access: 'owner',
    help: 'Shows the settings.',
  }),
  'settings.set': call({
    input: settingsSchema.partial(),
    output: settingsSchema,
    http: { method: 'PUT', path: '/api/settings' },
    cli: 'settings set',
    access: 'owner',
    help: 'Changes settings; what is not named stays as it is.',
  }),
  'system.health': call({
    input: z.object({}),
    output: z.object({
      /** damaged: nothing more is taken until Fovea is started anew. */
      status: z.enum(['ok', 'damaged']),
      version: z.string(),
      reader: z.string(),
      languages: z.array(z.string()),
      queue: queueStateSchema,
    }),
    http: { method: 'GET', path: '/api/health' },
    cli: 'health',
    access: 'open',
    help: 'Tells version, languages and how long the queue is.',
  }),
  'system.notices': call({
    input: z.object({}),
    output: z.object({ notices: z.array(noticeSchema) }),
    http: { method: 'GET', path: '/api/notices' },
    cli: 'notices',
    access: 'owner',
    help: 'Tells what became of the database at the start and since: a rescue, a copy put in place, damage.',
  }),
  'system.network': call({
    input: z.object({}),
    output: networkUseSchema,
    http: { method: 'GET', path: '/api/network' },
    cli: 'network show',
    access: 'owner',
    help: 'Tells which hosts beyond this machine were connected to since the start, what for, and which were refused.',
  }),
  'system.checkNetwork': call({
    input: z.object({}),
    output: z.object({ isClosed: z.boolean() }),
    http: { method: 'POST', path: '/api/network/check' },
    cli: 'network check',
    access: 'owner',
    help: 'Tries to connect to an address that nobody asked for, and tells whether that was refused as it must be.',
  }),
  'system.diagnostics': call({
    input: z.object({}),
    output: diagnosticsSchema,
    http: { method: 'GET', path: '/api/diagnostics' },
    cli: 'diagnostics',
    access: 'owner',
    help: 'Tells versions, models with their hashes, places, free space and the last errors; nothing that was read.',
  }),
  'system.checkData': call({
    input: z.object({}),
    output: z.object({
      dataDir: z.string(),
      /** Whether no finding is a problem. */
      isSound: z.boolean(),
      findings: z.array(findingSchema),
    }),
    http: { method: 'GET', path: '/api/data/check' },
    cli: 'data check',
    access: 'owner',
    help: 'Checks database, images and copies against each other, and changes nothing. It reads every stored image.',
  }),
}
