// The rules as they are used: read from the database once, and again when one of them has changed.
import { walk, type SchemaObject } from '../../../shared/schema/schema-node.ts'
import { formatPath } from '../../../shared/schema/path.ts'
import type { Rule } from '../../../shared/contract/rule-calls.ts'
import type { RuleRepo } from '../db/rules.ts'

export interface RuleBook {
  /** Those of a schema's fields that are on and serve this key's records, the newest first; none where the settings say so. */
  serving(keyId: string | null, schema: SchemaObject): Rule[]
}

export function createRuleBook(parts: { rules: RuleRepo; areUsed: () => boolean }): RuleBook {
  const { rules, areUsed } = parts
  const known = new Map<string | null, readonly Rule[]>()
  let revision = rules.revision()
  return {
    serving(keyId, schema) {
      if (!areUsed()) return []
      if (revision !== rules.revision()) {
        revision = rules.revision()
        known.clear()
      }
      const all = known.get(keyId) ?? rules.serving(keyId)
      known.set(keyId, all)
      const asked = new Set([...walk(schema)].map(({ steps }) => formatPath(steps)))
      // which rows a list has, only the page tells
      return all.filter(({ field }) => asked.has(field) || field.includes('['))
    },
  }
}
