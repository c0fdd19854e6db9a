// Converts a JSON Schema to schema fields: its properties become fields, and whatever our field settings can express
// becomes a setting.
import { valueAt, type JsonNode, type JsonObject } from '../../../shared/schema/json-node.ts'
import { schemaLimits } from '../../../shared/limits.ts'
import {
  fieldSettingSchema,
  type FieldSetting,
  type DeclaredKind,
} from '../../../shared/schema/field-settings.ts'
import type { FieldNode } from './tree.ts'

/** The maximum number of references that are followed. */
const mostHops = 8
const wrappers = ['schema', 'json_schema', 'parameters', 'input_schema']

/** Returns null if it is no JSON Schema. The schema may be wrapped, as in requests to language models. */
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

/** Properties below the maximum depth become plain values; this also ends recursive schemas. */
function fieldsOf(node: JsonNode, root: JsonObject, levels: number): readonly FieldNode[] {
  const { properties } = shaped(node, root)
  if (!properties || levels === 0) return []
  const last = new Map(properties.entries.map(({ key, value }) => [key, value]))
  last.delete('')
  const required = requiredOf(node, root)
  return [...last].map(([name, value]) => fieldOf(name, value, root, levels - 1, required.has(name)))
}

function fieldOf(
  name: string,
  node: JsonNode,
  root: JsonObject,
  levels: number,
  isRequired: boolean,
): FieldNode {
  const { items } = shaped(node, root)
  const children = fieldsOf(items ?? node, root, levels)
  if (children.length > 0) return { name, kind: items ? 'groups' : 'group', children }
  const said = saidIn(items ?? node, root, isRequired)
  const field = { name, kind: items ? ('values' as const) : ('value' as const), children }
  return Object.keys(said).length > 0 ? { ...field, said } : field
}

function requiredOf(node: JsonNode, root: JsonObject): ReadonlySet<string> {
  const lists = [...sayersOf(node, root)].map((each) => valueAt(each, 'required'))
  return new Set(lists.flatMap((list) => (list ? textsIn(list) : [])))
}

function saidIn(node: JsonNode, root: JsonObject, isRequired: boolean): FieldSetting {
  const sayers = [...sayersOf(node, root)]
  const texts = (key: string) =>
    sayers.flatMap((each) => {
      const value = valueAt(each, key)
      return value ? textsIn(value) : []
    })
  const [choices, types] = [texts('enum'), texts('type')]
  const kind = choices.length > 0 ? 'choice' : texts('format').some(isDay) ? 'date' : kindOfTypes(types)
  const [help] = texts('description')
  const said = fieldSettingSchema.safeParse({
    ...(kind && { kind }),
    ...(choices.length > 0 && { choices }),
    ...(help && { help: help.slice(0, mostHelp) }),
    ...(isRequired && { isRequired }),
  })
  return said.success ? said.data : {}
}

const mostHelp = 500
const isDay = (format: string) => format === 'date' || format === 'date-time'

function kindOfTypes(types: readonly string[]): DeclaredKind | undefined {
  if (types.includes('boolean')) return 'yesNo'
  return types.includes('number') || types.includes('integer') ? 'number' : undefined
}

function textsIn(node: JsonNode): string[] {
  if (node.kind === 'array') return node.elements.flatMap(textsIn)
  return node.kind === 'string' ? [node.value] : []
}

/** All schemas that describe a value: the node itself, its $ref, and its allOf, anyOf and oneOf, recursively. */
function* sayersOf(node: JsonNode, root: JsonObject, heard = new Set<JsonNode>()): Generator<JsonObject> {
  if (node.kind !== 'object' || heard.has(node)) return
  heard.add(node)
  yield node
  for (const other of othersOf(node, root)) yield* sayersOf(other, root, heard)
}

function othersOf(node: JsonObject, root: JsonObject): readonly JsonNode[] {
  const target = referred(node, root)
  const others = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => {
    const list = valueAt(node, name)
    return list?.kind === 'array' ? list.elements : []
  })
  return target ? [target, ...others] : others
}

interface Shape {
  readonly properties?: JsonObject
  readonly items?: JsonNode
}

/** Finds the properties or items of a schema: its own, or those of a schema that it refers to. */
function shaped(node: JsonNode, root: JsonObject, hops = mostHops): Shape {
  if (node.kind !== 'object' || hops === 0) return {}
  const properties = valueAt(node, 'properties')
  if (properties?.kind === 'object' && properties.entries.length > 0) return { properties }
  const items = valueAt(node, 'items')
  if (items?.kind === 'object') return { items }
  for (const other of othersOf(node, root)) {
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
