// Limits what a document may cost as a whole. A file of a few bytes can have thousands of pages that each use the time
// limit of a page.
import { err, type Fault, type Result } from '../../../shared/result.ts'
import type { Clock } from '../ports.ts'

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

/** A file whose pictures or PDF are made. */
export interface BudgetedFile {
  readonly hash: string
  readonly name: string
  readonly pageCount: number
}

export type ProductBudgets = ReturnType<typeof createProductBudgets>

const windowMs = 3_600_000
const pageLimitMs = 60_000

/** Limits what pictures and PDFs of a file may cost together within an hour, whoever requests them. */
export function createProductBudgets(clock: Clock) {
  const kept = new Map<string, { readonly budget: DocumentBudget; readonly since: number }>()

  function budgetOf({ hash, pageCount }: BudgetedFile): DocumentBudget {
    const now = clock.now()
    for (const [old, { since }] of kept) if (Math.abs(now - since) > windowMs) kept.delete(old)
    const known = kept.get(hash)
    if (known) return known.budget
    const budget = createDocumentBudget(pageLimitMs, pageCount)
    kept.set(hash, { budget, since: now })
    return budget
  }

  return {
    /** Makes something of these files and charges them equally; refused if the budget of one of them is spent. */
    async charge<T>(
      files: readonly BudgetedFile[],
      make: (onUsed: (cpuMs: number) => void) => Promise<Result<T>>,
    ): Promise<Result<T>> {
      const spent = files.find((file) => budgetOf(file).isSpent())
      if (spent) return err('document.tooCostly', { name: spent.name })
      const made = await make((cpuMs) => {
        for (const file of files) budgetOf(file).spend(cpuMs / files.length)
      })
      if (!made.ok) for (const file of files) budgetOf(file).countFailure(made.error)
      return made
    },
  }
}
