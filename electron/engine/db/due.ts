// SQL conditions: when a postponed row is due. Nothing is postponed by more than a day, so a row further in the
// future was written before the clock was set back, and would otherwise wait for years. [Note: clock set back]
import { z } from 'zod'
import { parseFault } from '../../../shared/contract/client.ts'

const maxPostponeMs = 86_400_000

/** Both take the current time as `@now`. */
export const isDue = `(not_before <= @now OR not_before > @now + ${maxPostponeMs})`
export const isDueLater = `(not_before > @now AND not_before <= @now + ${maxPostponeMs})`

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
