// Asks understanding processes about pages. Nothing of it runs on the engine's own thread, however long it takes. See
// [Note: looks].
import { setImmediate as nextTurn } from 'node:timers/promises'
import { countWords } from '../../../shared/extract/looks.ts'
import type { Result } from '../../../shared/result.ts'
import { unpackPage, type PackedPage } from '../../pages/packed-page.ts'
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

/** Unpacking more than this takes too long for a light question. */
const maxLightWords = 50_000
/** The engine counts the words of at most so many pages. */
const maxCountedPages = 20

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
      const { asked, words = await countWordsIn(asked.pages) } = question
      const looks = 'schema' in asked ? looksFor(words, asked.schema) : 0
      const isHeavy = words > maxLightWords || looks > maxLightLooks
      return (isHeavy ? heavy : light).ask(question, signal)
    },
    /** Ends both processes. */
    async close() {
      await Promise.all([light.close(), heavy.close()])
    },
  }
}

/** Counts the words of a few pages, with a turn for other work after each. More pages are not unpacked here. */
async function countWordsIn(pages: readonly PackedPage[]): Promise<number> {
  if (pages.length > maxCountedPages) return Infinity
  let words = 0
  for (const { body } of pages) {
    const page = unpackPage(body)
    if (page) words += countWords(page)
    await nextTurn()
  }
  return words
}
