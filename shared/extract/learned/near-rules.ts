// Which of the rules are of a page's layout, or of one that is partly the same; the nearest first.
import { comparable, likenessOfLayouts, type Layout } from './layout.ts'
import type { LearnedRule } from './rule.ts'

export interface StoredRule extends LearnedRule {
  readonly id: string
}

export interface NearRule {
  readonly rule: StoredRule
  /** Of its layout and the page's, from 0 to 1. */
  readonly likeness: number
}

/** From here on two pages are of one layout. */
export const sameLayout = 0.55
/** What is not on the page itself is told only where the layout leaves no doubt. */
export const surelySameLayout = 0.75
/** The same issuer's letterhead over another branch, or a head of which half is misread. */
const partlySame = 0.25

/** `rules` in the order of preference where two are of layouts that are as like. */
export function nearRules(rules: readonly StoredRule[], layout: Layout): NearRule[] {
  const likenesses = new Map<string, number>()
  const likenessOf = (rule: StoredRule) => {
    const key = rule.layout.join('\n')
    const known = likenesses.get(key) ?? likenessOfLayouts(layout, comparable(rule.layout))
    likenesses.set(key, known)
    return known
  }
  return rules
    .map((rule) => ({ rule, likeness: likenessOf(rule) }))
    .filter(({ likeness }) => likeness >= partlySame)
    .toSorted((a, b) => b.likeness - a.likeness)
}
