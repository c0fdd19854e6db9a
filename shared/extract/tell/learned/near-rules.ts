// The rules for a page: those of its sender, those of the most similar layout first.
import { comparable, likenessOfLayouts, type Layout } from './layout.ts'
import type { LearnedRule } from '../../../contract/learned-rule.ts'
import { sharedSender, type PageSender } from './sender.ts'

export interface StoredRule extends LearnedRule {
  readonly id: string
  /** How often a person's correction said otherwise. */
  readonly contradicted: number
}

/** A rule with its layout made comparable, which takes longer than comparing it. */
export interface ReadyRule {
  readonly rule: StoredRule
  readonly layout: Layout
}

/** A rule of the page's sender, and whether a number or the name says so. */
export interface NearRule {
  readonly rule: StoredRule
  readonly by: 'number' | 'name'
  readonly isSameLayout: boolean
}

/** Pages this similar are of one layout; rules without a sender need more. */
const sameLayout = { likely: 0.55, surely: 0.75 } as const

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

/** `rules` in the order of preference where two are of layouts that are as similar. */
export function nearRules(rules: readonly ReadyRule[], page: Layout, sender: PageSender): NearRule[] {
  const likenesses = new Map<Layout, number>()
  return rules
    .map(({ rule, layout }) => {
      const likeness = likenesses.get(layout) ?? likenessOfLayouts(page, layout)
      likenesses.set(layout, likeness)
      const isOld = rule.sender === null && likeness >= sameLayout.surely
      return { rule, likeness, by: rule.sender ? sharedSender(rule.sender, sender) : isOld ? 'name' : null }
    })
    .toSorted((a, b) => b.likeness - a.likeness)
    .flatMap(({ rule, by, likeness }) =>
      by === null ? [] : [{ rule, by, isSameLayout: likeness >= sameLayout.likely } as const],
    )
}
