// Fills a schema from a page: by what the page says, then by what corrections taught.
import type { FoundField } from '../../../shared/contract/field.ts'
import { contentOf } from '../../../shared/extract/content-of.ts'
import { extract } from '../../../shared/extract/extract.ts'
import { applyRules } from '../../../shared/extract/learned/apply.ts'
import type { Page } from '../../../shared/page.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { RecordRow } from '../db/records.ts'
import type { RuleRepo } from '../db/rules.ts'
import type { Interpretation } from './interpret.ts'

export interface Filler {
  fill(record: RecordRow, page: Page, signal: AbortSignal): Promise<Interpretation>
  /** Within the transaction that stores the fields. */
  countUses(fields: readonly FoundField[], now: number): void
}

export function createFiller({ rules }: { rules: RuleRepo }): Filler {
  return {
    // eslint-disable-next-line @typescript-eslint/require-await
    async fill(record, page) {
      const schema = parseSchema(record.result_schema ?? '')
      // It was parsed when the image was accepted; if it doesn't parse now, that is our bug and not the caller's.
      if (!schema.ok) throw new Error(`a stored schema does not parse: ${schema.error.code}`)
      const found = extract(page, schema.value).fields
      const fields = applyRules(page, found, rules.serving(record.key_id))
      return { content: contentOf(schema.value, fields), fields }
    },
    countUses(fields, now) {
      for (const { ruleId } of fields) if (ruleId) rules.countUse(ruleId, now)
    },
  }
}
