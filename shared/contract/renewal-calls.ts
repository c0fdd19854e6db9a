// Calls for the renewal: reading records of an older reader again in place, in the background.
import { z } from 'zod'
import { call } from './call.ts'

export const renewalStateSchema = z.object({
  /** The current reader version. */
  reader: z.string(),
  /** Records of an older reader that can be read again, including those that already wait for it. */
  records: z.number(),
  /** Estimated duration, by how long their last reading took. */
  estimatedMs: z.number(),
  /** Records of an older reader that are left alone: they were corrected, or are tests of a schema. */
  kept: z.number(),
  /** How many are being read again or wait for it; 0 if no renewal was started. */
  left: z.number(),
})

export type RenewalState = z.infer<typeof renewalStateSchema>

export const renewalCalls = {
  'renewal.get': call({
    input: z.object({}),
    output: renewalStateSchema,
    http: { method: 'GET', path: '/api/renewal' },
    cli: 'record older',
    help: 'Tells how many records were read by an earlier version of Fovea, and about how long it takes to read them again.',
  }),
  'renewal.start': call({
    input: z.object({
      /** Waits until no record is left. */
      wait: z.boolean().default(false),
    }),
    output: renewalStateSchema,
    http: { method: 'POST', path: '/api/renewal/start' },
    cli: 'record renew',
    help: 'Reads those records again, one at a time while nothing else waits. Corrected ones stay as they are.',
  }),
  'renewal.stop': call({
    input: z.object({}),
    output: renewalStateSchema,
    http: { method: 'POST', path: '/api/renewal/stop' },
    cli: 'record stop-renewing',
    help: 'Stops reading those records again. The one being read is finished.',
  }),
}
