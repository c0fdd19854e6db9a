// A plan that splits a batch of scanned pages into documents: their first pages, and the pages that are excluded.
import { parsePageRange } from '../../../../shared/document/page-range.ts'
import type { PartReason } from '../../../../shared/document/part-reasons.ts'

export interface SplitPlan {
  readonly numbers: readonly number[]
  readonly firstPages: ReadonlyMap<number, PartReason | null>
  readonly excluded: ReadonlySet<number>
}

export interface PlannedPart {
  /** Its first page, which identifies the part. */
  readonly first: number
  readonly pages: readonly number[]
  /** Why the split is proposed; null if the user made it. */
  readonly why: PartReason | null
  /** All pages in order, including excluded ones. */
  readonly shown: readonly number[]
}

/** The plan for the parts that the engine proposes; pages in no part are excluded. */
export function proposedPlan(
  numbers: readonly number[],
  parts: readonly { readonly pages: string; readonly why: PartReason }[],
): SplitPlan {
  const last = Math.max(0, ...numbers)
  const proposed = parts.map(({ pages, why }) => ({ pages: parsePageRange(pages, last) ?? [], why }))
  const taken = new Set(proposed.flatMap(({ pages }) => pages))
  return {
    numbers,
    firstPages: new Map(
      proposed.flatMap(({ pages: [first], why }) => (first === undefined ? [] : [[first, why]])),
    ),
    excluded: new Set(numbers.filter((number) => !taken.has(number))),
  }
}

/**
 * The documents that the plan makes. If the first page of a document is excluded, the document begins at the
 * next page.
 */
export function toParts({ numbers, firstPages, excluded }: SplitPlan): PlannedPart[] {
  const parts: { first: number; pages: number[]; why: PartReason | null; shown: number[] }[] = []
  let before: number[] = []
  let next: PartReason | null | undefined = null
  for (const number of numbers) {
    if (firstPages.has(number)) next = firstPages.get(number)
    const last = parts.at(-1)
    if (excluded.has(number)) (last?.shown ?? before).push(number)
    else if (next === undefined && last) {
      last.pages.push(number)
      last.shown.push(number)
    } else {
      parts.push({ first: number, pages: [number], why: next ?? null, shown: [...before, number] })
      next = undefined
      before = []
    }
  }
  return parts
}

/** Begins a document at this page. */
export function withSplitAt(plan: SplitPlan, number: number): SplitPlan {
  return { ...plan, firstPages: new Map(plan.firstPages).set(number, null) }
}

/** Joins the part with the one before it. The page that began the part may be an excluded one. */
export function withJoined(plan: SplitPlan, first: number): SplitPlan {
  const parts = toParts(plan)
  const before = parts[parts.findIndex((part) => part.first === first) - 1]
  const end = before?.pages.at(-1) ?? first
  const firstPages = [...plan.firstPages].filter(([number]) => number <= end || number > first)
  return before ? { ...plan, firstPages: new Map(firstPages) } : plan
}

/** Moves a page to the neighbouring part. Pages keep their order, so those in between move along. */
export function withPageMoved(plan: SplitPlan, number: number, into: number): SplitPlan {
  const parts = toParts(plan)
  const from = parts.findIndex(({ pages }) => pages.includes(number))
  const [current, to] = [parts[from], parts.findIndex(({ first }) => first === into)]
  if (!current || Math.abs(to - from) !== 1) return plan
  if (to > from) {
    const whole = withJoined(plan, into)
    return number === current.first ? whole : withSplitAt(whole, number)
  }
  const next = current.pages.find((page) => page > number)
  const whole = withJoined(plan, current.first)
  return next === undefined ? whole : withSplitAt(whole, next)
}

/** Excludes a page from all documents, or includes it again. */
export function withPageExcluded(plan: SplitPlan, number: number, isExcluded: boolean): SplitPlan {
  const excluded = new Set(plan.excluded)
  if (isExcluded) excluded.add(number)
  else excluded.delete(number)
  return { ...plan, excluded }
}
