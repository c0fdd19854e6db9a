// The messages between a measurement and a rival's process.
import { z } from 'zod'

export const askSchema = z.object({
  file: z.string(),
  language: z.string(),
  /** Folder of the model, or manifest of the engine pack. */
  model: z.string(),
})

export const readingSchema = z.object({
  text: z.string(),
  cpuMs: z.number().nullable(),
  wallMs: z.number(),
  peakBytes: z.number().nullable(),
  /** Why there is no text, if the rival failed. */
  failure: z.string().nullable(),
})

export type Ask = z.infer<typeof askSchema>
export type RivalReading = z.infer<typeof readingSchema>
