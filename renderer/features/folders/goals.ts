// The purposes that a new folder can have, each with the part of the rule that serves it.
import { automaticOperation } from '../../../shared/operations.ts'
import type { Rule } from './rule.ts'

export const goals = ['sheet', 'markdown', 'pdf', 'history'] as const
export type Goal = (typeof goals)[number]

type GoalRule = Pick<Rule, 'operation' | 'schemaId' | 'sheet' | 'writes'>

const rules: Readonly<Record<Goal, GoalRule>> = {
  sheet: { operation: 'json', schemaId: 'receipt', sheet: 'xlsx', writes: [] },
  markdown: { operation: 'markdown', schemaId: null, sheet: 'none', writes: ['markdown'] },
  pdf: { operation: automaticOperation, schemaId: null, sheet: 'none', writes: ['pdf'] },
  history: { operation: automaticOperation, schemaId: null, sheet: 'none', writes: [] },
}

export function ruleFor(goal: Goal): GoalRule {
  return rules[goal]
}

/** The purpose that a rule serves, whatever schema and format its sheet has; null if it serves several. */
export function goalOf({ operation, sheet, writes }: GoalRule): Goal | null {
  if (operation === 'json') return sheet === 'none' || writes.length > 0 ? null : 'sheet'
  const found = goals.find((goal) => {
    const rule = rules[goal]
    const hasWrites =
      rule.writes.length === writes.length && rule.writes.every((kind) => writes.includes(kind))
    return rule.operation === operation && rule.sheet === sheet && hasWrites
  })
  return found ?? null
}
