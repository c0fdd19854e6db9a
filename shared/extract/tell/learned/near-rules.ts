// Which of the rules are of a page's layout, or of one that is partly the same; the nearest first.
import { comparable, likenessOfLayouts, type Layout } from './layout.ts'
import type { LearnedRule } from '../../../contract/learned-rule.ts'

export interface StoredRule extends LearnedRule {
  readonly id: string
}

/** With its layout made comparable, which takes longer than comparing it. */
export interface ReadyRule {
  readonly rule: StoredRule
  readonly layout: Layout
}

export interface NearRule {
  readonly rule: StoredRule
  /** The likeness of its layout and the page's, from 0 to 1. */
  readonly likeness: number
  /** The value is the first line of its layout, and that heads the page too, whatever stands below it. */
  readonly isHeading: boolean
}

/** From here on two pages are of one layout. */
export const sameLayout = 0.55
/** A value that is not on the page itself is used only if the layout is this certain. */
export const surelySameLayout = 0.75
/** The same issuer's letterhead over another branch, or a head of which half is misread. */
const partlySame = 0.25
/** A letterhead alone, and how long a line has to be to be one. */
const sameHead = 0.75
const minHeadLength = 16

/** Rules that one document taught share its layout, and have it made ready once; whoever keeps `layouts` has it for good. */
export function readyRules(
  rules: readonly StoredRule[],
  layouts: Map<string, Layout> = new Map(),
): ReadyRule[] {
  return rules.map((rule) => {
    const key = rule.layout.join('\n')
    const layout = layouts.get(key) ?? comparable(rule.layout)
    layouts.set(key, layout)
    return { rule, layout }
  })
}

/** `rules` in the order of preference where two are of layouts that are as like. */
export function nearRules(rules: readonly ReadyRule[], page: Layout): NearRule[] {
  const likenesses = new Map<Layout, number>()
  return rules
    .map(({ rule, layout }) => {
      const likeness = likenesses.get(layout) ?? likenessOfLayouts(page, layout)
      likenesses.set(layout, likeness)
      return { rule, likeness, isHeading: isHeadingOf(rule, layout, page) }
    })
    .filter(({ likeness, isHeading }) => likeness >= partlySame || isHeading)
    .toSorted((a, b) => b.likeness - a.likeness)
}

function isHeadingOf({ value, isConstant }: LearnedRule, layout: Layout, page: Layout): boolean {
  const [head, ...rest] = layout
  if (!isConstant || !head || head.length < minHeadLength) return false
  const isAlike = (other: Layout) => likenessOfLayouts([head], other.slice(0, 1)) >= sameHead
  return rest.length > 0 && isAlike(page) && isAlike(comparable([value]))
}
