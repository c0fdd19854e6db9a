// Merges what was read with its corrections: the fields and the content that are shown everywhere.
import { fieldSchema, type Field } from '../../../shared/contract/field.ts'
import { contentOf } from '../../../shared/extract/tell/content-of.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import type { Correction } from '../db/corrections.ts'
import type { FieldRow } from '../db/fields.ts'

/**
 * The fields with their corrections, in the order in which fields were read; an element added to a list comes
 * after those that were found.
 */
export function correctedFields(found: readonly FieldRow[], corrections: readonly Correction[]): Field[] {
  const byPath = new Map(corrections.map((correction) => [correction.path, correction]))
  const known = new Set(found.map(({ path }) => path))
  const added = corrections.filter(({ path }) => path !== '' && !known.has(path))
  const fields = found.map((row) => correctedField(row, byPath.get(row.path)))
  for (const correction of added.toSorted((a, b) => comparePaths(a.path, b.path))) {
    const field = correctedField(emptyField(correction.path), correction)
    fields.splice(positionFor(fields, field.path), 0, field)
  }
  // "items: nothing was found" is no longer true once a person gave it an element
  return fields.filter(
    ({ path, value }) => value !== '' || !added.some((one) => one.path.startsWith(`${path}[`)),
  )
}

/** Returns the field with its correction in place of the value that was read. */
function correctedField(row: FieldRow, correction: Correction | undefined): Field {
  if (!correction) return fieldSchema.parse(row)
  const { value, raw, box, page, confidence, normalised, at } = correction
  return {
    ...row,
    value,
    raw,
    box,
    page,
    confidence,
    reason: null,
    normalised,
    how: correction.isAgent ? 'agent' : 'person',
    doubt: null,
    ruleId: null,
    correction: { at, read: row.value },
  }
}

/** A field of the schema for which nothing was stored. */
function emptyField(path: string): FieldRow {
  return fieldSchema.parse({ path, value: '', raw: '', box: null, confidence: null, reason: 'noLabel' })
}

/**
 * The index at which an added field is inserted: after the last of the fields that share the longest prefix
 * with the path.
 */
function positionFor(fields: readonly Field[], path: string): number {
  const shared = fields.map((field) => sharedLength(field.path, path))
  const longest = Math.max(0, ...shared)
  return longest === 0 ? fields.length : shared.lastIndexOf(longest) + 1
}

/** Returns how many characters both texts have in common at the start. */
function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

function comparePaths(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** The JSON content of a record with these fields. */
export function correctedContent(schemaText: string, fields: readonly Field[]): string {
  const schema = parseSchema(schemaText)
  // It was parsed when the image was accepted; if it doesn't parse now, that is our bug and not the caller's.
  if (!schema.ok) throw new Error(`a stored schema does not parse: ${schema.error.code}`)
  return contentOf(schema.value, fields)
}
