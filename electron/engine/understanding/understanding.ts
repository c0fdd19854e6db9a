// Asks what a page says. Nothing of it is done on the engine's own loop, however long it takes. See [Note: looks].
import { looksOf } from '../../../shared/extract/looks.ts'
import type { Page } from '../../../shared/page.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { leafPaths } from '../../../shared/schema/leaf.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { Answer, QuestionName } from '../../understanding/protocol.ts'
import type { Clock, Log, UnderstandingHost } from '../ports.ts'
import { createLane, type Question } from './lane.ts'

export interface Understanding {
  /** Starts a process ahead of the first question, so that it does not wait for that. */
  warm(): void
  ask<N extends QuestionName>(question: Question<N>, signal?: AbortSignal): Promise<Result<Answer<N>>>
  close(): Promise<void>
}

/** About four seconds of work: more than a full page with a form of 100 fields takes. */
const lightLooks = 1_000_000

/** About half a minute of work; what takes longer, on a slow or a busy machine, is ended by the limit of the lane. */
export const mostLooks = 6_000_000

/** The process for what is heavy holds 200 MB and more, and may not be needed again for days. */
const idleMs = 60_000

/** What is heavy waits for what is heavy alone: an ordinary paper, and who types, are never behind it. */
export function createUnderstanding(parts: {
  host: UnderstandingHost
  clock: Clock
  log: Log
}): Understanding {
  const light = createLane({ ...parts, idleMs: null })
  const heavy = createLane({ ...parts, idleMs })
  return {
    warm: () => light.warm(),
    async ask(question, signal) {
      const { asked, about } = question
      const looks = 'schema' in asked ? looksAt(asked, about) : ok(0)
      if (!looks.ok) return looks
      return (looks.value > lightLooks ? heavy : light).ask(question, signal)
    },
    async close() {
      await Promise.all([light.close(), heavy.close()])
    },
  }
}

/** Refused before the work begins, with the numbers that say what would have to become less. */
function looksAt(asked: { readonly page: Page; readonly schema: string }, about: string): Result<number> {
  const schema = parseSchema(asked.schema)
  if (!schema.ok) return schema
  const looks = looksOf(asked.page, schema.value)
  if (looks <= mostLooks) return ok(looks)
  const words = asked.page.lines.reduce((sum, line) => sum + line.words.length, 0)
  const fields = leafPaths(schema.value).length
  return err('understand.tooMuch', { name: about, fields, words, looks, most: mostLooks })
}
