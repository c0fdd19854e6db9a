// Values that somebody parsed already, as a tree: what came through IPC or from a program's own call.
// What such a parser dropped (a key given twice, the order of keys that look like numbers) can't come back.
import { maxDepth } from './json-reader.ts'
import type { JsonProblem } from './json-cursor.ts'
import type { JsonNode } from './json-node.ts'
import type { Step } from './path.ts'

const nowhere = { start: 0, end: 0 } as const

export function fromPlain(value: unknown): { readonly node: JsonNode } | { readonly problem: JsonProblem } {
  const steps = tooDeep(value, [])
  return steps ? { problem: { kind: 'depth', steps } } : { node: toNode(value) }
}

function toNode(value: unknown): JsonNode {
  if (typeof value === 'string') return { kind: 'string', value, ...nowhere }
  if (typeof value === 'number') return { kind: 'number', value, ...nowhere }
  if (Array.isArray(value)) return { kind: 'array', elements: value.map(toNode), ...nowhere }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, inner]) => ({ key, value: toNode(inner) }))
    return { kind: 'object', entries, ...nowhere }
  }
  // JSON has no word for the rest (undefined, functions), and writes null for it
  return { kind: 'literal', value: typeof value === 'boolean' ? value : null, ...nowhere }
}

/** The way to the first place that lies too deep; a value that contains itself has one too. */
function tooDeep(value: unknown, steps: readonly Step[]): readonly Step[] | null {
  if (typeof value !== 'object' || value === null) return null
  if (steps.length >= maxDepth) return steps
  for (const [key, inner] of Object.entries(value)) {
    const found = tooDeep(inner, [...steps, Array.isArray(value) ? Number(key) : key])
    if (found) return found
  }
  return null
}
