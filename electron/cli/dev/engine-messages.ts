// The messages of the engine process to its parent, `npm run dev`. The parent sends only one: a request for a sign-in
// link.
import { z } from 'zod'

export const fromEngineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string() }),
  z.object({ type: z.literal('failed'), why: z.string() }),
  z.object({ type: z.literal('link'), link: z.string() }),
])

export type FromEngine = z.infer<typeof fromEngineSchema>
