// Makes schema fields from an example: the wanted JSON, a JSON Schema, the header of a table, or a list of names.
import type { JsonNode } from '../../../shared/schema/json-node.ts'
import { readNode } from '../../../shared/schema/json-reader.ts'
import { readSchemaWithSettings } from '../../../shared/schema/schema-file.ts'
import { fieldsOfJsonSchema } from './from-json-schema.ts'
import { withSettings } from './tree-settings.ts'
import { type FieldNode } from './tree.ts'

/** The fields of an example. Returns null if the text contains nothing that could be a field name. */
export function parseExample(example: string): readonly FieldNode[] | null {
  const text = example.trim()
  const read = readNode(text)
  const fields =
    'node' in read
      ? (fieldsOfSchemaFile(read.node) ?? fieldsOfJsonSchema(read.node) ?? toFields(firstElement(read.node)))
      : parseNames(text)
  return fields.length === 0 ? null : fields
}

/** The fields of an exported schema with its settings; null if the JSON is no such file. */
function fieldsOfSchemaFile(node: JsonNode): readonly FieldNode[] | null {
  const parts = readSchemaWithSettings(node)
  return parts && withSettings(toFields(parts.schema), (path) => parts.settings[path])
}

/** The element to take the fields from. The elements of a list are alike, so the first one stands for all. */
function firstElement(node: JsonNode): JsonNode {
  const [first] = node.kind === 'array' ? node.elements : []
  return first ?? node
}

/** Makes a field of each key. */
function toFields(node: JsonNode): readonly FieldNode[] {
  if (node.kind !== 'object') return []
  const names = new Set<string>()
  return node.entries.flatMap(({ key, value }) => {
    if (key === '' || names.has(key)) return []
    names.add(key)
    return [toField(key, value)]
  })
}

/** Makes a field of a key: a value, a group, or a list of either. */
function toField(name: string, node: JsonNode): FieldNode {
  if (node.kind === 'object') {
    const children = toFields(node)
    return children.length > 0 ? { name, kind: 'group', children } : { name, kind: 'value', children: [] }
  }
  if (node.kind !== 'array') return { name, kind: 'value', children: [] }
  const children = toFields(firstElement(node))
  return children.length > 0 ? { name, kind: 'groups', children } : { name, kind: 'values', children: [] }
}

/** Reads the cells of a table's first line, or each line of a list, as field names. */
function parseNames(text: string): readonly FieldNode[] {
  const [head = ''] = text.split('\n')
  const separator = ['\t', ';', ',', '|'].find((sign) => head.includes(sign))
  const names = separator === undefined ? text.split('\n') : splitCells(head, separator)
  const plain = names
    .map((name) =>
      name
        .trim()
        .replace(/^["']|["':]$/g, '')
        .trim(),
    )
    .filter(Boolean)
  return [...new Set(plain)].map((name) => ({ name, kind: 'value', children: [] }))
}

/** Splits the header of a table; quoted cells may contain the separator. */
function splitCells(line: string, separator: string): string[] {
  const cells =
    line.match(new RegExp(`"(?:[^"]|"")*"|[^${separator === '|' ? '\\|' : separator}]+`, 'g')) ?? []
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}
