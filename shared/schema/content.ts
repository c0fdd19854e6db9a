// Writes the JSON text of a result: every key of the schema, in the schema's order. JSON.stringify of an object would
// reorder keys like "2" and "1".
import { formatPath, type Step } from './path.ts'
import type { SchemaNode } from './schema-node.ts'

/** The result without any value: "" for each value, [] for each array. */
export function emptyContent(schema: SchemaNode): string {
  return writeContent(schema, new Map())
}

/**
 * Writes the JSON of a result. `values` are by path, such as items[0].name. Arrays are as long as the paths
 * say; a missing value is "".
 */
export function writeContent(schema: SchemaNode, values: ReadonlyMap<string, string>): string {
  return write(schema, [], { values, elements: elementPaths(values.keys()) })
}

/** The schema as JSON text, without spaces. */
export function writeSchema(schema: SchemaNode): string {
  switch (schema.kind) {
    case 'value':
      return '""'
    case 'array':
      return `[${writeSchema(schema.element)}]`
    case 'object':
      return braces(schema.entries.map(({ key, node }) => [key, writeSchema(node)]))
  }
}

interface Found {
  readonly values: ReadonlyMap<string, string>
  /** The path of each array element that has a value. */
  readonly elements: ReadonlySet<string>
}

/** Writes the JSON of one node with the found values. */
function write(node: SchemaNode, steps: readonly Step[], found: Found): string {
  switch (node.kind) {
    case 'value':
      return JSON.stringify(found.values.get(formatPath(steps)) ?? '')
    case 'array': {
      const elements: string[] = []
      while (found.elements.has(formatPath([...steps, elements.length])))
        elements.push(write(node.element, [...steps, elements.length], found))
      return `[${elements.join(',')}]`
    }
    case 'object':
      return braces(node.entries.map((entry) => [entry.key, write(entry.node, [...steps, entry.key], found)]))
  }
}

/** Writes a JSON object. */
function braces(members: readonly (readonly [key: string, json: string])[]): string {
  return `{${members.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`
}

/** The paths of the list elements for which something was found. */
function elementPaths(paths: Iterable<string>): ReadonlySet<string> {
  const elements = new Set<string>()
  for (const path of paths)
    for (const match of path.matchAll(/\[\d+\]/g)) elements.add(path.slice(0, match.index + match[0].length))
  return elements
}
