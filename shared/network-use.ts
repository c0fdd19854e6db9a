// What left this machine since the program was started, and what was kept from it: hosts and counts, no content.
import { z } from 'zod'

export const networkUseSchema = z.object({
  since: z.number(),
  /** Whether connections that nobody asked for are refused in this process. */
  isGuarded: z.boolean(),
  made: z.array(
    z.object({
      purpose: z.enum(['image', 'language', 'model', 'webhook']),
      host: z.string(),
      count: z.number(),
      lastAt: z.number(),
    }),
  ),
  refused: z.array(z.object({ host: z.string(), count: z.number(), lastAt: z.number() })),
})

export type NetworkUse = z.infer<typeof networkUseSchema>
