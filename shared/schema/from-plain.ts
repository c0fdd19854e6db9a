// Values that somebody parsed already, as a tree: what came through IPC or from a program's own call.
// What such a parser dropped (a key given twice, the order of keys that look like numbers) can't come back.
// The same object may stand in it a billion times over, so it goes only as far as a schema may.
import { schemaLimits } from '../limits.ts'
import { maxDepth } from './json-reader.ts'
import { Unreadable, type JsonProblem } from './json-cursor.ts'
import type { JsonEntry, JsonNode } from './json-node.ts'
import type { Step } from './path.ts'

const nowhere = { start: 0, end: 0 } as const

export function fromPlain(value: unknown): { readonly node: JsonNode } | { readonly problem: JsonProblem } {
  try {
    return { node: toNode(value, { steps: [], keys: 0, characters: 0 }) }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem }
    throw error
  }
}

interface Way {
  readonly steps: Step[]
  keys: number
  characters: number
}

function toNode(value: unknown, way: Way): JsonNode {
  if (typeof value === 'string') return { kind: 'string', value, ...nowhere }
  if (typeof value === 'number') return { kind: 'number', value, ...nowhere }
  if (typeof value === 'object' && value !== null) {
    // a value that contains itself ends here too
    if (way.steps.length >= maxDepth) throw new Unreadable({ kind: 'depth', steps: way.steps })
    return Array.isArray(value)
      ? { kind: 'array', elements: elementsOf(value, way), ...nowhere }
      : { kind: 'object', entries: entriesOf(value, way), ...nowhere }
  }
  // JSON has no word for the rest (undefined, functions), and writes null for it
  return { kind: 'literal', value: typeof value === 'boolean' ? value : null, ...nowhere }
}

const unlooked: JsonNode = { kind: 'literal', value: null, ...nowhere }

/** Of a schema's array only the first element is ever looked at: that there is a second is the problem itself. */
function elementsOf(value: readonly unknown[], way: Way): JsonNode[] {
  const elements = new Array<JsonNode>(value.length).fill(unlooked)
  if (value.length > 0) elements[0] = inside(value[0], 0, way)
  return elements
}

function entriesOf(value: object, way: Way): JsonEntry[] {
  return Object.keys(value).map((key) => ({
    key,
    value: inside((value as Record<string, unknown>)[key], key, way),
  }))
}

function inside(value: unknown, step: Step, way: Way): JsonNode {
  way.steps.push(step)
  if (typeof step === 'string') count(way, step)
  const node = toNode(value, way)
  way.steps.pop()
  return node
}

function count(way: Way, key: string): void {
  const { maxKeys, maxChars } = schemaLimits
  const { steps } = way
  way.characters += key.length
  if (++way.keys > maxKeys) throw new Unreadable({ kind: 'bound', unit: 'keys', max: maxKeys, steps })
  if (way.characters > maxChars)
    throw new Unreadable({ kind: 'bound', unit: 'characters', max: maxChars, steps })
}
