// Limits what a document may cost as a whole. A file of a few bytes can have thousands of pages that each use the time
// limit of a page.
import type { Fault } from '../../../shared/result.ts'

export interface DocumentBudget {
  readonly spend: (cpuMs: number) => void
  /** Counts a page that was too much for its process. */
  countFailure(error: Fault): void
  /** Whether no further page is read. */
  isSpent(): boolean
}

const maxCostlyPages = 3
/** The mean of a page, as a part of the limit of a single one. A document of few pages may need the whole limit for each. */
const meanPart = 1 / 4

const costly: ReadonlySet<string> = new Set(['read.timeout', 'read.stalled', 'read.memory'])

export function createDocumentBudget(pageLimitMs: number, pages: number): DocumentBudget {
  let leftMs = pageLimitMs * (maxCostlyPages + pages * meanPart)
  let costlyPages = 0
  return {
    spend(cpuMs) {
      leftMs -= cpuMs
    },
    countFailure({ code }) {
      if (costly.has(code)) costlyPages += 1
    },
    isSpent: () => leftMs <= 0 || costlyPages >= maxCostlyPages,
  }
}
