// Extracts all fields of a sketched document and lists those whose value is not the expected one.
import { pageOf, type LineSketch } from './page-builder.ts'
import { extract } from '../../shared/extract/extract.ts'
import { parseSchema } from '../../shared/schema/parse.ts'

export interface SketchedDocument {
  readonly kind: string
  readonly lines: readonly (string | LineSketch)[]
  readonly truth: Readonly<Record<string, unknown>>
}

export function findMissed({ lines, truth }: SketchedDocument): { missed: readonly string[]; count: number } {
  const schema = parseSchema(emptied(truth))
  if (!schema.ok) throw new Error(schema.error.code)
  const extracted = new Map(leafValues(JSON.parse(extract(pageOf(...lines), schema.value).content)))
  const leaves = leafValues(truth)
  const missed = leaves.flatMap(([path, value]) =>
    extracted.get(path) === value ? [] : [`${path}: ${extracted.get(path) ?? ''}`],
  )
  return { missed, count: leaves.length }
}

/** The schema of these values: every text is replaced by an empty one. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [emptied(value[0])]
  if (typeof value !== 'object' || value === null) return ''
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, emptied(child)]))
}

/** All texts in a value, with their paths. */
function leafValues(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, child]) => leafValues(child, `${path}.${key}`))
}
