// The rule of a watch folder, as its form has it.
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'

export type Rule = Pick<WatchFolder, 'operation' | 'schemaId' | 'includesSubfolders' | 'settleMs'>

export const firstRule: Rule = {
  operation: 'text',
  schemaId: null,
  includesSubfolders: true,
  settleMs: 5000,
}

export function ruleOf({ operation, schemaId, includesSubfolders, settleMs }: WatchFolder): Rule {
  return { operation, schemaId, includesSubfolders, settleMs }
}

export function isSameRule(a: Rule, b: Rule): boolean {
  return (
    a.operation === b.operation &&
    a.schemaId === b.schemaId &&
    a.includesSubfolders === b.includesSubfolders &&
    a.settleMs === b.settleMs
  )
}

/** Fields can't be filled without a schema that names them. */
export function isComplete(rule: Rule): boolean {
  return rule.operation !== 'json' || rule.schemaId !== null
}
