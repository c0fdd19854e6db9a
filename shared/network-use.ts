// Outgoing connections since the program was started, made and refused: hosts and counts, no content.
import { z } from 'zod'

export const networkUseSchema = z.object({
  since: z.number(),
  /** Whether this process refuses connections that no feature requested. */
  isGuarded: z.boolean(),
  made: z.array(
    z.object({
      purpose: z.enum(['image', 'language', 'model', 'pack', 'webhook', 'callback', 'readers']),
      host: z.string(),
      count: z.number(),
      lastAt: z.number(),
    }),
  ),
  refused: z.array(z.object({ host: z.string(), count: z.number(), lastAt: z.number() })),
})

export type NetworkUse = z.infer<typeof networkUseSchema>
