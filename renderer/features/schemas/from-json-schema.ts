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
const maxHops = 8
const wrappers = ['schema', 'json_schema', 'parameters', 'input_schema']

/**
 * The fields of a JSON Schema. Returns null if it is no JSON Schema. The schema may be wrapped, as in
 * requests to language models.
 */
export function fieldsOfJsonSchema(node: JsonNode): readonly FieldNode[] | null {
  const root = findSchema(node, 3)
  return root && toFields(root, root, schemaLimits.maxLevels)
}

/** Finds the JSON Schema in the JSON, also inside a wrapper; null if there is none. */
function findSchema(node: JsonNode, levels: number): JsonObject | null {
  if (node.kind !== 'object' || levels === 0) return null
  const isSchema =
    valueAt(node, '$schema') !== undefined ||
    valueAt(node, '$defs') !== undefined ||
    stringAt(node, 'type') === 'object'
  if (isSchema && findShape(node, node).properties) return node
  for (const name of wrappers) {
    const inner = valueAt(node, name)
    const found = inner && findSchema(inner, levels - 1)
    if (found) return found
  }
  return null
}

/**
 * Makes a field of each property. Properties below the maximum depth become plain values; this also ends
 * recursive schemas.
 */
function toFields(node: JsonNode, root: JsonObject, levels: number): readonly FieldNode[] {
  const { properties } = findShape(node, root)
  if (!properties || levels === 0) return []
  const last = new Map(properties.entries.map(({ key, value }) => [key, value]))
  last.delete('')
  const required = requiredNames(node, root)
  return [...last].map(([name, value]) => toField(name, value, root, levels - 1, required.has(name)))
}

/** Converts a property, with the properties below it. */
function toField(
  name: string,
  node: JsonNode,
  root: JsonObject,
  levels: number,
  isRequired: boolean,
): FieldNode {
  const { items } = findShape(node, root)
  const children = toFields(items ?? node, root, levels)
  if (children.length > 0) return { name, kind: items ? 'groups' : 'group', children }
  const setting = readSetting(items ?? node, root, isRequired)
  const field = { name, kind: items ? ('values' as const) : ('value' as const), children }
  return Object.keys(setting).length > 0 ? { ...field, setting } : field
}

/** The names of the properties that the schema requires. */
function requiredNames(node: JsonNode, root: JsonObject): ReadonlySet<string> {
  const lists = [...relatedSchemas(node, root)].map((each) => valueAt(each, 'required'))
  return new Set(lists.flatMap((list) => (list ? collectStrings(list) : [])))
}

/** Converts the parts of a property that our settings can express. */
function readSetting(node: JsonNode, root: JsonObject, isRequired: boolean): FieldSetting {
  const related = [...relatedSchemas(node, root)]
  /** All strings under this key, in the property and the schemas that belong to it. */
  const strings = (key: string) =>
    related.flatMap((each) => {
      const value = valueAt(each, key)
      return value ? collectStrings(value) : []
    })
  const [choices, types] = [strings('enum'), strings('type')]
  const kind =
    choices.length > 0 ? 'choice' : strings('format').some(isDateFormat) ? 'date' : kindOfTypes(types)
  const [help] = strings('description')
  const setting = fieldSettingSchema.safeParse({
    ...(kind && { kind }),
    ...(choices.length > 0 && { choices }),
    ...(help && { help: help.slice(0, maxHelpLength) }),
    ...(isRequired && { isRequired }),
  })
  return setting.success ? setting.data : {}
}

const maxHelpLength = 500
const isDateFormat = (format: string) => format === 'date' || format === 'date-time'

/** The kind of value for these JSON types; undefined means text. */
function kindOfTypes(types: readonly string[]): DeclaredKind | undefined {
  if (types.includes('boolean')) return 'yesNo'
  return types.includes('number') || types.includes('integer') ? 'number' : undefined
}

/** The string itself, or all strings of an array. */
function collectStrings(node: JsonNode): string[] {
  if (node.kind === 'array') return node.elements.flatMap(collectStrings)
  return node.kind === 'string' ? [node.value] : []
}

/** All schemas that describe a value: the node itself, its $ref, and its allOf, anyOf and oneOf, recursively. */
function* relatedSchemas(
  node: JsonNode,
  root: JsonObject,
  visited = new Set<JsonNode>(),
): Generator<JsonObject> {
  if (node.kind !== 'object' || visited.has(node)) return
  visited.add(node)
  yield node
  for (const other of referencedSchemas(node, root)) yield* relatedSchemas(other, root, visited)
}

/** The schemas that this one refers to or combines. */
function referencedSchemas(node: JsonObject, root: JsonObject): readonly JsonNode[] {
  const target = resolveRef(node, root)
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
function findShape(node: JsonNode, root: JsonObject, hops = maxHops): Shape {
  if (node.kind !== 'object' || hops === 0) return {}
  const properties = valueAt(node, 'properties')
  if (properties?.kind === 'object' && properties.entries.length > 0) return { properties }
  const items = valueAt(node, 'items')
  if (items?.kind === 'object') return { items }
  for (const other of referencedSchemas(node, root)) {
    const found = findShape(other, root, hops - 1)
    if (found.properties ?? found.items) return found
  }
  return {}
}

/** Resolves a reference within the document; undefined if there is none. */
function resolveRef(node: JsonObject, root: JsonObject): JsonNode | undefined {
  const steps = stringAt(node, '$ref')?.split('/') ?? []
  if (steps[0] !== '#') return undefined
  return steps
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<JsonNode | undefined>((at, step) => at && valueAt(at, step), root)
}

/** Returns the value of the key if it is a string, else null. */
function stringAt(node: JsonObject, key: string): string | null {
  const found = valueAt(node, key)
  return found?.kind === 'string' ? found.value : null
}
