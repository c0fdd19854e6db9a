// Fills the schema of each row of pages.jsonl from its page and compares all fields with the snapshot beside this file.
// `npx vitest run test/fields --update` writes the snapshot again; its diff shows what a change does to each page.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isUnread, type FoundField } from '../../shared/contract/field.ts'
import { extract } from '../../shared/extract/extract.ts'
import { prove } from '../../shared/extract/tell/proof/prove.ts'
import { withSettingDoubts } from '../../shared/extract/tell/proof/setting-doubts.ts'
import { isDoubtful } from '../../shared/doubt.ts'
import type { Page } from '../../shared/page.ts'
import type { FieldSettings } from '../../shared/schema/field-settings.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { withSettings } from '../../shared/schema/with-settings.ts'
import { pageOf, type LineSketch } from '../support/page-builder.ts'

interface Row {
  readonly topic: string
  /** The sentence that the row proves. Rows with the same sentence prove it together. */
  readonly says: string
  readonly schema: unknown
  readonly settings?: FieldSettings
  readonly lines: readonly (string | LineSketch | readonly [text: string, x: number, y: number])[]
  /** Other properties of the page: its kind, ruling lines, codes, data files. */
  readonly page?: Partial<Page>
}

const file = path.join(import.meta.dirname, 'pages.jsonl')
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

test.each([...Map.groupBy(rows, ({ topic, says }) => `${topic}: ${says}`)])('%s', (_, together) => {
  expect(together.map(fieldsOf).join('\n\n')).toMatchSnapshot()
})

function fieldsOf({ schema: text, settings = {}, lines, page: more }: Row): string {
  const parsed = parseSchema(text)
  if (!parsed.ok) throw new Error(parsed.error.code)
  const schema = withSettings(parsed.value, settings)
  const page = { ...pageOf(...lines.map(sketchOf)), ...more }
  const fields = withSettingDoubts(settings, prove(page, schema, extract(page, schema).fields))
  return [...Map.groupBy(fields, ({ path: name }) => itemOf(name))]
    .map(([item, together]) =>
      item === '' ? together.map(describe).join('\n') : `${item} ${together.map(describe).join('  ')}`,
    )
    .join('\n')
}

function sketchOf(line: Row['lines'][number]): string | LineSketch {
  if (!Array.isArray(line)) return line as string | LineSketch
  const [text, x, y] = line as [string, number, number]
  return { text, x, y }
}

/** Returns the path of the item of a list that a field belongs to, whose fields share a line. */
function itemOf(name: string): string {
  return /^.*\](?=\.)/.exec(name)?.[0] ?? ''
}

/** Describes a field: its value, then its text on the page and its normal form if they differ, and how certain it is. */
function describe({
  path: name,
  value,
  raw,
  normalised,
  confidence,
  reason,
  how,
  doubt,
}: FoundField): string {
  return [
    `${name.replace(/^.*\]\./, '')}:`,
    value,
    raw !== value && `← ${raw}`,
    normalised && normalised !== value && `= ${normalised}`,
    certainty(confidence),
    isUnread({ how }) && `by ${how}`,
    reason && `(${reason})`,
    doubt && `(${doubt})`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Marks a value that is less than certain, or doubtful in the window as well. */
function certainty(confidence: number | null): string {
  if (isDoubtful(confidence)) return '?'
  return confidence !== null && confidence < 0.9 ? '~' : ''
}
