// The values of a record by their paths, as tables take them.
import type { JsonNode } from '../schema/json-node.ts'
import { formatPath, type Step } from '../schema/path.ts'

export interface Place {
  readonly steps: readonly Step[]
  readonly node: JsonNode
}

/** Lists are values here: what is in them is for whoever makes rows of it. */
export function* walkPlaces(node: JsonNode, steps: readonly Step[] = []): Generator<Place> {
  if (node.kind !== 'object') yield { steps, node }
  else for (const { key, value } of node.entries) yield* walkPlaces(value, [...steps, key])
}

/** Of objects, each of which can be a row. */
export function isObjectList(node: JsonNode): node is JsonNode & { kind: 'array' } {
  return node.kind === 'array' && node.elements[0]?.kind === 'object'
}

/** A plain array is its items in one cell; what nests deeper still is written with its keys. */
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
