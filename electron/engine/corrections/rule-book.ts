// The learned rules, cached: read from the database once, and again after any of them has changed.
import { walk, type SchemaObject } from '../../../shared/schema/schema-node.ts'
import { formatPath } from '../../../shared/schema/path.ts'
import type { Rule } from '../../../shared/contract/rule-calls.ts'
import type { RuleRepo } from '../db/rules.ts'

export interface RuleBook {
  /**
   * Returns the enabled rules for the schema's fields that apply to this key's records, newest first; none if the
   * settings turn rules off.
   */
  serving(keyId: string | null, schema: SchemaObject): Rule[]
}

/** Returns the rules of a key on request; `areUsed` is the setting. */
export function createRuleBook(parts: { rules: RuleRepo; areUsed: () => boolean }): RuleBook {
  const { rules, areUsed } = parts
  const known = new Map<string | null, readonly Rule[]>()
  let revision = rules.revision()
  return {
    /** Returns the key's rules for fields of this schema; none if the setting switches learned rules off. */
    serving(keyId, schema) {
      if (!areUsed()) return []
      if (revision !== rules.revision()) {
        revision = rules.revision()
        known.clear()
      }
      const all = known.get(keyId) ?? rules.serving(keyId)
      known.set(keyId, all)
      const asked = new Set([...walk(schema)].map(({ steps }) => formatPath(steps)))
      // Only the page tells which rows a list has, so the rules of list elements are kept.
      return all.filter(({ field }) => asked.has(field) || field.includes('['))
    },
  }
}
