// Lists the values of a document's truth that are not found on it, for a schema that asks for all of them.
import { pageOf, type LineSketch } from './page-builder.ts'
import { extract } from '../../shared/extract/extract.ts'
import { parseSchema } from '../../shared/schema/parse.ts'

export interface Sketched {
  readonly kind: string
  readonly lines: readonly (string | LineSketch)[]
  readonly truth: Readonly<Record<string, unknown>>
}

export function missedOf({ lines, truth }: Sketched): { missed: readonly string[]; count: number } {
  const schema = parseSchema(emptied(truth))
  if (!schema.ok) throw new Error(schema.error.code)
  const told = new Map(leavesOf(JSON.parse(extract(pageOf(...lines), schema.value).content)))
  const leaves = leavesOf(truth)
  const missed = leaves.flatMap(([path, value]) =>
    told.get(path) === value ? [] : [`${path}: ${told.get(path) ?? ''}`],
  )
  return { missed, count: leaves.length }
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [emptied(value[0])]
  if (typeof value !== 'object' || value === null) return ''
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, emptied(child)]))
}

function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value as object).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`))
}
