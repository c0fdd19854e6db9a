// What a measurement and a rival's process say to each other.
import { z } from 'zod'

export const askSchema = z.object({
  file: z.string(),
  language: z.string(),
  /** The folder of the model, or the manifest of the pack. */
  model: z.string(),
})

export const readingSchema = z.object({
  text: z.string(),
  cpuMs: z.number().nullable(),
  wallMs: z.number(),
  peakBytes: z.number().nullable(),
  /** Why there is no text, where the rival gave up. */
  failure: z.string().nullable(),
})

export type Ask = z.infer<typeof askSchema>
export type RivalReading = z.infer<typeof readingSchema>
