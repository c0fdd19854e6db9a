// A pile of pages, as somebody parts it: at which pages a document begins, and which pages belong to none.
import { pagesIn } from '../../../../shared/document/page-range.ts'
import type { PartReason } from '../../../../shared/document/part-reasons.ts'

export interface Pile {
  readonly numbers: readonly number[]
  readonly begins: ReadonlyMap<number, PartReason | null>
  readonly leftOut: ReadonlySet<number>
}

export interface PilePart {
  /** Of its pages the first: by this it is known. */
  readonly first: number
  readonly pages: readonly number[]
  /** Why it is proposed; null where somebody wished it. */
  readonly why: PartReason | null
  /** In their order, also those that are left out. */
  readonly shown: readonly number[]
}

export function proposedPile(
  numbers: readonly number[],
  parts: readonly { readonly pages: string; readonly why: PartReason }[],
): Pile {
  const last = Math.max(0, ...numbers)
  const told = parts.map(({ pages, why }) => ({ pages: pagesIn(pages, last) ?? [], why }))
  const taken = new Set(told.flatMap(({ pages }) => pages))
  return {
    numbers,
    begins: new Map(told.flatMap(({ pages: [first], why }) => (first === undefined ? [] : [[first, why]]))),
    leftOut: new Set(numbers.filter((number) => !taken.has(number))),
  }
}

/** A page that is left out and should begin a document leaves that to the next one. */
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

/** A document begins at this page. */
export function withBeginning(pile: Pile, number: number): Pile {
  return { ...pile, begins: new Map(pile.begins).set(number, null) }
}

/** The part of this first page, with the one before it; what began it may be a page that is left out. */
export function joined(pile: Pile, first: number): Pile {
  const parts = partsOf(pile)
  const before = parts[parts.findIndex((part) => part.first === first) - 1]
  const end = before?.pages.at(-1) ?? first
  const begins = [...pile.begins].filter(([number]) => number <= end || number > first)
  return before ? { ...pile, begins: new Map(begins) } : pile
}

/** Pages lie in their order: one that goes to the part before or after it takes those along that lie between. */
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
