// Checks a result schema against the rules of the service contract (chapters 4 and 7). Each problem names its path.
import { schemaLimits } from '../limits.ts'
import { fault, type Fault } from '../result.ts'
import type { JsonProblem } from './json-cursor.ts'
import {
  describe,
  duplicateKeys,
  shorten,
  type JsonArray,
  type JsonNode,
  type JsonObject,
} from './json-node.ts'
import { formatPath, type Step } from './path.ts'
import { reason } from '../reasons.ts'

/**
 * Assigning this key in JavaScript sets the object's prototype, so a program that copies the content would lose the value
 * or worse. `constructor` and `prototype` are harmless as keys, and they are words that occur on documents.
 */
const reservedKey = '__proto__'

/** Yields every problem in the order of the text; none for a valid schema. */
export function* checkSchema(root: JsonNode): Generator<Fault> {
  if (root.kind !== 'object') {
    yield fault('schema.notObject', { path: place([]), found: describe(root) })
    return
  }
  yield* checkObject(root, [], 1)
}

/** The fault for a schema that nests too deep to be read. The path to that place has broken another rule before. */
export function depthFault({ steps }: JsonProblem & { kind: 'depth' }): Fault {
  if (typeof steps[0] === 'number')
    return fault('schema.notObject', { path: place([]), found: reason('an array') })
  const nested = steps.findIndex((step, i) => typeof step === 'number' && typeof steps[i - 1] === 'number')
  const keyPlaces = [...steps.keys()].filter((i) => typeof steps[i] === 'string')
  const fourth = keyPlaces[schemaLimits.maxLevels] ?? Infinity
  if (nested !== -1 && nested < fourth)
    return fault('schema.nestedArray', { path: place(steps.slice(0, nested)) })
  return fault('schema.depth', { path: place(steps.slice(0, fourth + 1)), max: schemaLimits.maxLevels })
}

/** The fault for a schema that exceeds a limit, at the place where it does, unless that place is already too deep. */
export function boundFault({ unit, max, steps }: JsonProblem & { kind: 'bound' }): Fault {
  if (steps.filter((step) => typeof step === 'string').length > schemaLimits.maxLevels)
    return depthFault({ kind: 'depth', steps })
  return fault('schema.tooBig', { path: place(steps), unit, max })
}

/** Yields the problems of an object; `level` is its depth. */
function* checkObject(node: JsonObject, steps: readonly Step[], level: number): Generator<Fault> {
  const [first] = node.entries
  if (!first) yield fault('schema.emptyObject', { path: place(steps) })
  else if (level > schemaLimits.maxLevels) {
    yield fault('schema.depth', { path: place([...steps, first.key]), max: schemaLimits.maxLevels })
    return // deeper problems are meaningless until this one is solved
  }
  for (const key of duplicateKeys(node)) yield fault('schema.duplicateKey', { path: place([...steps, key]) })
  for (const { key, value } of node.entries) {
    if (key === '') yield fault('schema.emptyKey', { path: place(steps) })
    if (key === reservedKey) yield fault('schema.reservedKey', { path: place([...steps, key]) })
    yield* checkNode(value, [...steps, key], level)
  }
}

/** Yields the problems of any value. */
function* checkNode(node: JsonNode, steps: readonly Step[], level: number): Generator<Fault> {
  if (node.kind === 'object') yield* checkObject(node, steps, level + 1)
  else if (node.kind === 'array') yield* checkArray(node, steps, level)
  else if (node.value !== '') yield fault('schema.value', { path: place(steps), found: describe(node) })
}

/** Yields the problems of an array, which must have a single element. */
function* checkArray(node: JsonArray, steps: readonly Step[], level: number): Generator<Fault> {
  const { length } = node.elements
  if (length !== 1)
    yield fault('schema.array', {
      path: place(steps),
      found: length === 0 ? reason('no element') : reason('%{count} elements', { count: length }),
    })
  const element = node.elements[0]
  if (element?.kind === 'array') yield fault('schema.nestedArray', { path: place([...steps, 0]) })
  else if (element) yield* checkNode(element, [...steps, 0], level)
}

/** The path to a place in the schema, for an error. */
function place(steps: readonly Step[]): string {
  const shown = steps.map((step) => (typeof step === 'string' ? shorten(step) : step))
  return formatPath(['result_schema', ...shown])
}
