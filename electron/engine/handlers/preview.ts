// What a schema would fill from a page that was read: pure, so that it can be shown while somebody types.
import { contentOf } from '../../../shared/extract/content-of.ts'
import { extract } from '../../../shared/extract/extract.ts'
import { applyRules } from '../../../shared/extract/learned/apply.ts'
import { foundFieldSchema } from '../../../shared/contract/field.ts'
import { err, ok } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { RuleBook } from '../corrections/rule-book.ts'
import type { PageRepo } from '../db/pages.ts'
import type { RecordRepo } from '../db/records.ts'

export interface PreviewParts {
  readonly records: RecordRepo
  readonly pages: PageRepo
  readonly ruleBook: RuleBook
}

export function preview({ records, pages, ruleBook }: PreviewParts, body: string, recordId: string) {
  const schema = parseSchema(body)
  if (!schema.ok) return schema
  const row = records.get(recordId)
  if (!row) return err('record.unknown', { id: recordId })
  const page = pages.of(row)
  if (!page) return err('record.notDone', { id: recordId, status: row.status })
  const found = applyRules(page, extract(page, schema.value).fields, ruleBook.serving(row.key_id))
  const fields = found.map((field) => ({ ...foundFieldSchema.parse(field), correction: null }))
  return ok({ content: contentOf(schema.value, found), fields })
}
