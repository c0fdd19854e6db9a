// Asks understanding processes about pages. Nothing of it runs on the engine's own thread, however long it takes. See
// [Note: looks].
import { countWords, looksOf } from '../../../shared/extract/looks.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { leafPaths } from '../../../shared/schema/leaf.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { Answer, QuestionName } from '../../understanding/protocol.ts'
import type { Clock, Log, UnderstandingHost } from '../ports.ts'
import { createLane, type Question } from './lane.ts'

export interface Understanding {
  /** Starts a process before the first question, so that the question need not wait for it. */
  warm(): void
  ask<N extends QuestionName>(question: Question<N>, signal?: AbortSignal): Promise<Result<Answer<N>>>
  close(): Promise<void>
}

/** About 4 s of work: more than a full page with a form of 100 fields takes. */
const maxLightLooks = 1_000_000

/** About 30 s of work. On a slow or busy machine it may take longer; then the time limit of the lane ends it. */
export const maxLooks = 6_000_000

/** The process for heavy questions needs 200 MB and more, and may not be needed again for days. */
const idleMs = 60_000

/**
 * Creates two understanding processes. Heavy questions have a process of their own, so that ordinary
 * documents and people who type never wait for them.
 */
export function createUnderstanding(parts: {
  host: UnderstandingHost
  clock: Clock
  log: Log
}): Understanding {
  const light = createLane({ ...parts, idleMs: null })
  const heavy = createLane({ ...parts, idleMs })
  return {
    warm: () => light.warm(),
    /** Sends the question to the process for light or for heavy work, by how much it has to look at. */
    async ask(question, signal) {
      const { asked, about } = question
      const words = 'words' in asked ? asked.words : 'schema' in asked ? countWords(asked.page) : 0
      const looks = 'schema' in asked ? estimateLooks({ words, schema: asked.schema }, about) : ok(0)
      if (!looks.ok) return looks
      return (looks.value > maxLightLooks ? heavy : light).ask(question, signal)
    },
    /** Ends both processes. */
    async close() {
      await Promise.all([light.close(), heavy.close()])
    },
  }
}

/** Estimates the work, and refuses too much of it with the numbers that would have to become smaller. */
export function estimateLooks(
  asked: { readonly words: number; readonly schema: string },
  about: string,
): Result<number> {
  const schema = parseSchema(asked.schema)
  if (!schema.ok) return schema
  const { words } = asked
  const looks = looksOf(words, schema.value)
  if (looks <= maxLooks) return ok(looks)
  const fields = leafPaths(schema.value).length
  return err('understand.tooMuch', { name: about, fields, words, looks, most: maxLooks })
}
