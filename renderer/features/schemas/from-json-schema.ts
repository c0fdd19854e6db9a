// A JSON Schema, as other programs write it for what they want back: its properties are our fields, what else it asks is not.
import { valueAt, type JsonNode, type JsonObject } from '../../../shared/schema/json-node.ts'
import { schemaLimits } from '../../../shared/limits.ts'
import type { FieldNode } from './tree.ts'

/** From one that refers to another. */
const mostHops = 8
const wrappers = ['schema', 'json_schema', 'parameters', 'input_schema']

/** Null where it is none; it may be wrapped, as it is for language models. */
export function fieldsOfJsonSchema(node: JsonNode): readonly FieldNode[] | null {
  const root = schemaIn(node, 3)
  return root && fieldsOf(root, root, schemaLimits.maxLevels)
}

function schemaIn(node: JsonNode, levels: number): JsonObject | null {
  if (node.kind !== 'object' || levels === 0) return null
  const isSchema =
    valueAt(node, '$schema') !== undefined ||
    valueAt(node, '$defs') !== undefined ||
    textAt(node, 'type') === 'object'
  if (isSchema && shaped(node, node).properties) return node
  for (const name of wrappers) {
    const inner = valueAt(node, name)
    const found = inner && schemaIn(inner, levels - 1)
    if (found) return found
  }
  return null
}

/** What lies deeper than a schema of ours may go, as in one that refers to itself, is a value. */
function fieldsOf(node: JsonNode, root: JsonObject, levels: number): readonly FieldNode[] {
  const { properties } = shaped(node, root)
  if (!properties || levels === 0) return []
  const last = new Map(properties.entries.map(({ key, value }) => [key, value]))
  last.delete('')
  return [...last].map(([name, value]) => fieldOf(name, value, root, levels - 1))
}

function fieldOf(name: string, node: JsonNode, root: JsonObject, levels: number): FieldNode {
  const { items } = shaped(node, root)
  const children = fieldsOf(items ?? node, root, levels)
  const [one, many] = children.length > 0 ? (['group', 'groups'] as const) : (['value', 'values'] as const)
  return { name, kind: items ? many : one, children }
}

interface Shape {
  readonly properties?: JsonObject
  readonly items?: JsonNode
}

/** What it holds, wherever it says so: itself, where it refers to, or one of those it can be. */
function shaped(node: JsonNode, root: JsonObject, hops = mostHops): Shape {
  if (node.kind !== 'object' || hops === 0) return {}
  const properties = valueAt(node, 'properties')
  if (properties?.kind === 'object' && properties.entries.length > 0) return { properties }
  const items = valueAt(node, 'items')
  if (items?.kind === 'object') return { items }
  const target = referred(node, root)
  const others = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => {
    const list = valueAt(node, name)
    return list?.kind === 'array' ? list.elements : []
  })
  for (const other of target ? [target, ...others] : others) {
    const found = shaped(other, root, hops - 1)
    if (found.properties ?? found.items) return found
  }
  return {}
}

function referred(node: JsonObject, root: JsonObject): JsonNode | undefined {
  const steps = textAt(node, '$ref')?.split('/') ?? []
  if (steps[0] !== '#') return undefined
  return steps
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<JsonNode | undefined>((at, step) => at && valueAt(at, step), root)
}

function textAt(node: JsonObject, key: string): string | null {
  const found = valueAt(node, key)
  return found?.kind === 'string' ? found.value : null
}
