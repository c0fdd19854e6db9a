// Fills in the fields of documents whose kind is recognised, if the setting says so: another record of the same document,
// made of what was read.
import { guessBuiltInSchema } from '../../../shared/schema/built-in/guess-schema.ts'
import type { PageRepo } from '../db/pages.ts'
import type { RecordRepo, RecordRow } from '../db/records.ts'
import { isRequest, priorities } from '../jobs/order.ts'
import type { SchemaShelf } from '../schemas/schema-shelf.ts'
import type { Intake } from './intake.ts'

/**
 * Returns the function to call with each record that was read. Fields of an image that was sent with a key belong to the
 * owner: the key did not ask for them, so it neither sees them nor pays for them.
 */
export function createKindFiller(parts: {
  records: RecordRepo
  pages: PageRepo
  shelf: SchemaShelf
  intake: Intake
  /** The setting, or what the rule of the record's folder says. */
  isOn: (record: RecordRow) => boolean
}): (id: string) => void {
  const { records, pages, shelf, intake } = parts

  /** Whether the fields of the record's document were filled before, or are being filled. */
  function hasFields({ document_id: documentId }: RecordRow): boolean {
    return records.find({ documentId, operation: 'json' }, { sort: 'newest', limit: 1, offset: 0 }).total > 0
  }

  /** Nobody waits for the fields of an image that a program sent. */
  const priorityOf = (row: RecordRow) => (isRequest(row) ? priorities.batch : priorities.interactive)

  return (id) => {
    const row = records.get(id)
    if (row?.status !== 'done' || row.operation === 'json') return
    if (!parts.isOn(row) || hasFields(row)) return
    const page = pages.of(row)
    const kind = page && guessBuiltInSchema(page)
    const schema = kind ? shelf.find(kind) : null
    if (!schema?.ok) return
    const { source, profile, engine, part, tags } = row
    intake.fromRecord(row, [
      {
        ...{ source, profile, engine, part, tags, languages: row.asked_languages, pages: row.pages_asked },
        ...{ operation: 'json', schema: schema.value, partOf: row.part_of, duplicateOf: null },
        ...{ entrance: 'own', priority: priorityOf(row), key: null, baseUrl: null },
      },
    ])
  }
}
