// The rules as they are used: read from the database and made ready once, and again when one of them has changed.
import { readyRules, type ReadyRule } from '../../../shared/extract/learned/near-rules.ts'
import type { RuleRepo } from '../db/rules.ts'

export interface RuleBook {
  /** Those that are on and serve this key's records, the newest first; none where the settings say so. */
  serving(keyId: string | null): readonly ReadyRule[]
}

export function createRuleBook(parts: { rules: RuleRepo; areUsed: () => boolean }): RuleBook {
  const { rules, areUsed } = parts
  const known = new Map<string | null, readonly ReadyRule[]>()
  let revision = rules.revision()
  return {
    serving(keyId) {
      if (!areUsed()) return []
      if (revision !== rules.revision()) {
        revision = rules.revision()
        known.clear()
      }
      const ready = known.get(keyId) ?? readyRules(rules.serving(keyId))
      known.set(keyId, ready)
      return ready
    },
  }
}
