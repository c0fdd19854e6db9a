// The part of a schema that a language model is asked for: what was found doubtfully or not at all.
import type { FoundField } from '../../../contract/field.ts'
import { formatPath, type Step } from '../../../schema/path.ts'
import type { SchemaNode, SchemaObject } from '../../../schema/schema-node.ts'

/** Fields that are more certain than this are not asked about. */
const doubtful = 0.5

export function isNeeded(field: FoundField): boolean {
  return field.value === '' || (field.confidence !== null && field.confidence < doubtful)
}

/** Null where there is nothing to ask for. A list is asked for as a whole, and only where nothing of it was found. */
export function neededPart(schema: SchemaObject, fields: readonly FoundField[]): SchemaObject | null {
  const needed = new Set(fields.filter(isNeeded).map(({ path }) => path))
  return pruned(schema, [], needed)
}

function pruned(
  node: SchemaObject,
  steps: readonly Step[],
  needed: ReadonlySet<string>,
): SchemaObject | null {
  const entries = node.entries.flatMap(({ key, node: inner }) => {
    const kept = keptPart(inner, [...steps, key], needed)
    return kept ? [{ key, node: kept }] : []
  })
  return entries.length > 0 ? { kind: 'object', entries } : null
}

function keptPart(node: SchemaNode, steps: readonly Step[], needed: ReadonlySet<string>): SchemaNode | null {
  if (node.kind === 'object') return pruned(node, steps, needed)
  return needed.has(formatPath(steps)) ? node : null
}
