// Asks understanding processes about pages. Nothing of it runs on the engine's own thread, however long it takes. See
// [Note: looks].
import type { Result } from '../../../shared/result.ts'
import { estimateWords } from '../../pages/packed-page.ts'
import type { Answer, QuestionName } from '../../understanding/protocol.ts'
import type { Clock, Log, UnderstandingHost } from '../ports.ts'
import { createLane, type Question } from './lane.ts'
import { looksFor } from './too-much.ts'

export interface Understanding {
  /** Starts a process before the first question, so that the question need not wait for it. */
  warm(): void
  ask<N extends QuestionName>(question: Question<N>, signal?: AbortSignal): Promise<Result<Answer<N>>>
  close(): Promise<void>
}

/** About 4 s of work: more than a full page with a form of 100 fields takes. */
const maxLightLooks = 1_000_000

/** Unpacking more pages than this takes more than a second. */
const maxLightWords = 50_000

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
    ask(question, signal) {
      const { asked } = question
      const words = estimateWords(asked.pages)
      const isHeavy =
        words > maxLightWords || ('schema' in asked && looksFor(words, asked.schema) > maxLightLooks)
      return (isHeavy ? heavy : light).ask(question, signal)
    },
    /** Ends both processes. */
    async close() {
      await Promise.all([light.close(), heavy.close()])
    },
  }
}
