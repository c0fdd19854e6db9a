// The values of a record's JSON by their paths, for tables.
import type { JsonNode } from '../schema/json-node.ts'
import { formatPath, type Step } from '../schema/path.ts'

export interface Place {
  readonly steps: readonly Step[]
  readonly node: JsonNode
}

/** Yields the values of an object, nested ones included. A list is one value. */
export function* walkPlaces(node: JsonNode, steps: readonly Step[] = []): Generator<Place> {
  if (node.kind !== 'object') yield { steps, node }
  else for (const { key, value } of node.entries) yield* walkPlaces(value, [...steps, key])
}

/** Whether it is a list of objects, each of which can be a row. */
export function isObjectList(node: JsonNode): node is JsonNode & { kind: 'array' } {
  return node.kind === 'array' && node.elements[0]?.kind === 'object'
}

/** A value as the text of one cell: arrays as "a; b", objects as "key: value, ...". */
export function cellText(node: JsonNode): string {
  switch (node.kind) {
    case 'array':
      return node.elements.map(cellText).join('; ')
    case 'object':
      return [...walkPlaces(node)].map((at) => `${formatPath(at.steps)}: ${cellText(at.node)}`).join(', ')
    case 'string':
    case 'number':
    case 'literal':
      return String(node.value)
  }
}
