// A Page and a result schema to the schema's fields. Nothing is made up: a value is text of the page that stands
// where a label says, and what is not found stays empty and says why.
import type { FoundField } from '../contract/field.ts'
import type { Page } from '../page.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import { choose, search } from './candidates.ts'
import { contentOf } from './content-of.ts'
import { toldOf } from './proof/told.ts'
import { sheetOf } from './sheet.ts'
import { concepts } from './synonyms.ts'
import { tableFields } from './table.ts'
import { wantedOf, type Wanted } from './wanted.ts'

export interface Extracted {
  /** JSON text with the schema's keys in the schema's order. */
  readonly content: string
  readonly fields: FoundField[]
}

export function extract(page: Page, schema: SchemaNode): Extracted {
  const wanted = wantedOf(schema)
  const sheet = sheetOf(page, knownLabels(wanted))
  const searches = wanted.map((field) => search(sheet, field))
  const chosen = choose(searches.flatMap(({ candidates }) => candidates))
  const fields = searches.flatMap((done) => {
    const rows = tableFields(sheet, done.field)
    return rows.length > 0 ? rows : toldOf(done, chosen.get(done.field))
  })
  return { content: contentOf(schema, fields), fields }
}

function knownLabels(wanted: readonly Wanted[]): ReadonlySet<string> {
  const asked = wanted.flatMap(({ name }) => name.labels.map(({ text }) => text))
  return new Set([...asked, ...concepts.flatMap(({ labels }) => labels)])
}
