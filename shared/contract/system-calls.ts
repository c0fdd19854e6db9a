// Calls for the installation: settings, health, notices, network use, diagnostics and data checks.
import { z } from 'zod'
import { diagnosticsSchema } from '../diagnostics.ts'
import { networkUseSchema } from '../network-use.ts'
import { settingsSchema } from '../settings.ts'
import { call } from './call.ts'
import { findingSchema } from './folder-calls.ts'
import { queueStateSchema } from './queue-calls.ts'

/** A notice: `code` and `data` give the sentence in any language, `message` is the English one. */
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
    help: 'Shows the settings.',
  }),
  'settings.set': call({
    input: settingsSchema.partial(),
    output: settingsSchema,
    http: { method: 'PUT', path: '/api/settings' },
    cli: 'settings set',
    help: 'Changes settings. What you do not name stays as it is.',
  }),
  'system.health': call({
    input: z.object({}),
    output: z.object({
      /** damaged: no new images are accepted until Fovea is restarted. */
      status: z.enum(['ok', 'damaged']),
      version: z.string(),
      reader: z.string(),
      languages: z.array(z.string()),
      queue: queueStateSchema,
    }),
    http: { method: 'GET', path: '/api/health' },
    cli: 'health',
    access: 'open',
    help: 'Shows the version, the languages and the length of the queue.',
  }),
  'system.notices': call({
    input: z.object({}),
    output: z.object({ notices: z.array(noticeSchema) }),
    http: { method: 'GET', path: '/api/notices' },
    cli: 'notices',
    help: 'Shows what happened to the database: damage, a rescue or a restored copy.',
  }),
  'system.network': call({
    input: z.object({}),
    output: networkUseSchema,
    http: { method: 'GET', path: '/api/network' },
    cli: 'network show',
    help: 'Shows the connections beyond this machine since the start: to which host, what for, and which were refused.',
  }),
  'system.checkNetwork': call({
    input: z.object({}),
    output: z.object({ isClosed: z.boolean() }),
    http: { method: 'POST', path: '/api/network/check' },
    cli: 'network check',
    help: 'Tries a connection that nobody asked for, and tells whether it was refused, as it must be.',
  }),
  'system.diagnostics': call({
    input: z.object({}),
    output: diagnosticsSchema,
    http: { method: 'GET', path: '/api/diagnostics' },
    cli: 'diagnostics',
    help: 'Shows versions, models, places, free space and the last errors. Nothing of what was read.',
  }),
  'system.checkData': call({
    input: z.object({}),
    output: z.object({
      dataDir: z.string(),
      /** Whether none of the findings is a problem. */
      isSound: z.boolean(),
      findings: z.array(findingSchema),
    }),
    http: { method: 'GET', path: '/api/data/check' },
    cli: 'data check',
    help: 'Checks the database, stored images and copies against each other. It reads every stored image and changes nothing.',
  }),
}
