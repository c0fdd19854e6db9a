// Turns values that were already parsed (from IPC or a program's own call) into a JSON tree. Duplicate keys and the order
// of number-like keys are lost before. One object can be referenced exponentially often, so the limits of a schema apply.
import { schemaLimits } from '../limits.ts'
import { maxDepth } from './json-reader.ts'
import { Unreadable, type JsonProblem } from './json-cursor.ts'
import type { JsonEntry, JsonNode } from './json-node.ts'
import type { Step } from './path.ts'

const nowhere = { start: 0, end: 0 } as const

/** Returns the tree, or the first problem. */
export function fromPlain(value: unknown): { readonly node: JsonNode } | { readonly problem: JsonProblem } {
  try {
    return { node: toNode(value, { steps: [], keys: 0, characters: 0 }) }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem }
    throw error
  }
}

interface Progress {
  readonly steps: Step[]
  keys: number
  characters: number
}

/** Converts one value, and those in it. */
function toNode(value: unknown, progress: Progress): JsonNode {
  if (typeof value === 'string') return { kind: 'string', value, ...nowhere }
  if (typeof value === 'number') return { kind: 'number', value, ...nowhere }
  if (typeof value === 'object' && value !== null) {
    // a value that contains itself ends here too
    if (progress.steps.length >= maxDepth) throw new Unreadable({ kind: 'depth', steps: progress.steps })
    return Array.isArray(value)
      ? { kind: 'array', elements: readElements(value, progress), ...nowhere }
      : { kind: 'object', entries: readEntries(value, progress), ...nowhere }
  }
  // JSON has no notation for undefined and functions, and JSON.stringify writes null
  return { kind: 'literal', value: typeof value === 'boolean' ? value : null, ...nowhere }
}

const unread: JsonNode = { kind: 'literal', value: null, ...nowhere }

/** Converts an array, but only the first element: a schema with a second one is invalid, whatever that is. */
function readElements(value: readonly unknown[], progress: Progress): JsonNode[] {
  const elements = new Array<JsonNode>(value.length).fill(unread)
  if (value.length > 0) elements[0] = readMember(value[0], 0, progress)
  return elements
}

/** Converts the members of an object. */
function readEntries(value: object, progress: Progress): JsonEntry[] {
  return Object.keys(value).map((key) => ({
    key,
    value: readMember((value as Record<string, unknown>)[key], key, progress),
  }))
}

/** Converts a member, and counts it towards the limits. */
function readMember(value: unknown, step: Step, progress: Progress): JsonNode {
  progress.steps.push(step)
  if (typeof step === 'string') countKey(progress, step)
  const node = toNode(value, progress)
  progress.steps.pop()
  return node
}

/** Counts a key; throws if the schema has too many or too long keys. */
function countKey(progress: Progress, key: string): void {
  const { maxKeys, maxChars } = schemaLimits
  const { steps } = progress
  progress.characters += key.length
  if (++progress.keys > maxKeys) throw new Unreadable({ kind: 'bound', unit: 'keys', max: maxKeys, steps })
  if (progress.characters > maxChars)
    throw new Unreadable({ kind: 'bound', unit: 'characters', max: maxChars, steps })
}
