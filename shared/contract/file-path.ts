// A place on this machine, as somebody names it.
import { z } from 'zod'
import { reason } from '../reasons.ts'

const nulRule = reason('holds a character that no path can hold (NUL)')

/** What goes to the system, whose texts end at a NUL: Node takes it for a bug of ours, and throws. */
export const withoutNul = (text: z.ZodString) => text.refine((value) => !value.includes('\0'), nulRule)

export const filePath = withoutNul(z.string().min(1))
