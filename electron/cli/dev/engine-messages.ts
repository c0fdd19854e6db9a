// What the process of the engine says to the one that develops. It is asked for one thing alone: a sign-in link.
import { z } from 'zod'

export const fromEngineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string() }),
  z.object({ type: z.literal('failed'), why: z.string() }),
  z.object({ type: z.literal('link'), link: z.string() }),
])

export type FromEngine = z.infer<typeof fromEngineSchema>
