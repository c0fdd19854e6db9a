// Extracts the fields of a schema from a page of these lines, and returns the parsed result.
import { extract } from '../../shared/extract/extract.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { pageOf, type LineSketch } from './page-builder.ts'

export function valuesOf(schema: unknown, ...lines: readonly (string | LineSketch)[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract(pageOf(...lines), parsed.value).content)
}
