// Records that an older reader made: how many, and reading them again in their place, in the background.
import { z } from 'zod'
import { call } from './call.ts'

export const renewalStateSchema = z.object({
  /** The reader of now. */
  reader: z.string(),
  /** Records that an older reader made and that can be read again; those that wait for it are among them. */
  records: z.number(),
  /** About how long that takes, by what their reading took last time. */
  estimatedMs: z.number(),
  /** Of an older reader too, and left as they are: somebody corrected them, or a schema is tried on them. */
  kept: z.number(),
  /** How many are being read again or wait for it; 0 while nobody asked for it. */
  left: z.number(),
})

export type RenewalState = z.infer<typeof renewalStateSchema>

export const renewalCalls = {
  'renewal.get': call({
    input: z.object({}),
    output: renewalStateSchema,
    http: { method: 'GET', path: '/api/renewal' },
    cli: 'record older',
    access: 'owner',
    help: 'Tells how many records were read by an earlier version of Fovea, and about how long it takes to read them again.',
  }),
  'renewal.start': call({
    input: z.object({
      /** Answers when none is left. */
      wait: z.boolean().default(false),
    }),
    output: renewalStateSchema,
    http: { method: 'POST', path: '/api/renewal/start' },
    cli: 'record renew',
    access: 'owner',
    help: 'Reads those records again, one at a time while nothing else waits. Corrected ones stay as they are.',
  }),
  'renewal.stop': call({
    input: z.object({}),
    output: renewalStateSchema,
    http: { method: 'POST', path: '/api/renewal/stop' },
    cli: 'record stop-renewing',
    access: 'owner',
    help: 'Stops reading those records again. The one being read is finished.',
  }),
}
