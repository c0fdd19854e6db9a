// SQL conditions: when a postponed row is due. A row too far in the future was written before the clock was set back, see
// [Note: clock set back].
import { z } from 'zod'
import { parseFault } from '../../../shared/contract/client.ts'
import { maxPutOffMs } from '../../../shared/wait-until.ts'

/** Both take the current time as `@now`. */
export const isDue = `(not_before <= @now OR not_before > @now + ${maxPutOffMs})`
export const isDueLater = `(not_before > @now AND not_before <= @now + ${maxPutOffMs})`

/** The columns that describe the attempts so far. */
export const attemptColumns = {
  attempts: z.number(),
  notBefore: z.number(),
  isParked: z.number().transform((flag) => flag === 1),
  error: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : parseFault(JSON.parse(text)))),
}
