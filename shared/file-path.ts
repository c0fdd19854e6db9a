// The schema for a path on this machine that a caller names.
import { z } from 'zod'
import { reason } from './reasons.ts'

const nulRule = reason('holds a character that no path can hold (NUL)')

/** Refuses text with a NUL. Node throws for it instead of reporting an error, because system calls end text there. */
export const withoutNul = (text: z.ZodString) => text.refine((value) => !value.includes('\0'), nulRule)

export const filePath = withoutNul(z.string().min(1))
