// What the thread of checks is asked, and what it answers.
import { z } from 'zod'

export const taskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('copy'), file: z.string() }),
  z.object({ kind: z.literal('data'), dataDir: z.string() }),
])
export type Task = z.infer<typeof taskSchema>

/** What is wrong with a copy; null if it is sound. */
export const copyAnswerSchema = z.string().nullable()
