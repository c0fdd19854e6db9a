// A plan that splits a batch of scanned pages into documents: their first pages, and the pages that are excluded.
import { parsePageRange } from '../../../../shared/document/page-range.ts'
import type { PartReason } from '../../../../shared/document/part-reasons.ts'

export interface Pile {
  readonly numbers: readonly number[]
  readonly begins: ReadonlyMap<number, PartReason | null>
  readonly leftOut: ReadonlySet<number>
}

export interface PilePart {
  /** Its first page, which identifies the part. */
  readonly first: number
  readonly pages: readonly number[]
  /** Why the split is proposed; null if the user made it. */
  readonly why: PartReason | null
  /** All pages in order, including excluded ones. */
  readonly shown: readonly number[]
}

export function proposedPile(
  numbers: readonly number[],
  parts: readonly { readonly pages: string; readonly why: PartReason }[],
): Pile {
  const last = Math.max(0, ...numbers)
  const told = parts.map(({ pages, why }) => ({ pages: parsePageRange(pages, last) ?? [], why }))
  const taken = new Set(told.flatMap(({ pages }) => pages))
  return {
    numbers,
    begins: new Map(told.flatMap(({ pages: [first], why }) => (first === undefined ? [] : [[first, why]]))),
    leftOut: new Set(numbers.filter((number) => !taken.has(number))),
  }
}

/** If the first page of a document is excluded, the document begins at the next page. */
export function partsOf({ numbers, begins, leftOut }: Pile): PilePart[] {
  const parts: { first: number; pages: number[]; why: PartReason | null; shown: number[] }[] = []
  let before: number[] = []
  let next: PartReason | null | undefined = null
  for (const number of numbers) {
    if (begins.has(number)) next = begins.get(number)
    const last = parts.at(-1)
    if (leftOut.has(number)) (last?.shown ?? before).push(number)
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
export function withBeginning(pile: Pile, number: number): Pile {
  return { ...pile, begins: new Map(pile.begins).set(number, null) }
}

/** Joins the part with the one before it. The page that began the part may be an excluded one. */
export function joined(pile: Pile, first: number): Pile {
  const parts = partsOf(pile)
  const before = parts[parts.findIndex((part) => part.first === first) - 1]
  const end = before?.pages.at(-1) ?? first
  const begins = [...pile.begins].filter(([number]) => number <= end || number > first)
  return before ? { ...pile, begins: new Map(begins) } : pile
}

/** Moves a page to the neighbouring part. Pages keep their order, so those in between move along. */
export function withMoved(pile: Pile, number: number, into: number): Pile {
  const parts = partsOf(pile)
  const from = parts.findIndex(({ pages }) => pages.includes(number))
  const [own, to] = [parts[from], parts.findIndex(({ first }) => first === into)]
  if (!own || Math.abs(to - from) !== 1) return pile
  if (to > from) {
    const whole = joined(pile, into)
    return number === own.first ? whole : withBeginning(whole, number)
  }
  const next = own.pages.find((page) => page > number)
  const whole = joined(pile, own.first)
  return next === undefined ? whole : withBeginning(whole, next)
}

export function withLeftOut(pile: Pile, number: number, isOut: boolean): Pile {
  const leftOut = new Set(pile.leftOut)
  if (isOut) leftOut.add(number)
  else leftOut.delete(number)
  return { ...pile, leftOut }
}
