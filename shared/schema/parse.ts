// Parses a result schema: a JSON text, or an object that was already parsed.
import { schemaLimits } from '../limits.ts'
import { err, fault, ok, type Fault, type Result } from '../result.ts'
import { boundFault, checkSchema, depthFault } from './check.ts'
import { fromPlain } from './from-plain.ts'
import type { JsonProblem } from './json-cursor.ts'
import type { JsonNode } from './json-node.ts'
import { readNode } from './json-reader.ts'
import type { SchemaObject, SchemaValue } from './schema-node.ts'

/**
 * Parses a schema; returns it or its first problem. Prefer text: an object has already lost duplicate keys
 * and the order of keys.
 */
export function parseSchema(input: unknown): Result<SchemaObject> {
  if (input === undefined) return err('schema.missing', {})
  const read = readInput(input)
  if (!read.ok) return read
  for (const problem of checkSchema(read.value)) return { ok: false, error: problem }
  return ok(toObject(read.value))
}

/** All problems of a schema's text, up to a number that a person can use. */
export function schemaProblems(text: string): Fault[] {
  const read = readInput(text)
  return read.ok ? [...checkSchema(read.value).take(maxProblems)] : [read.error]
}

const maxProblems = 100

/** Reads the input as a JSON tree. */
function readInput(input: unknown): Result<JsonNode> {
  const { maxChars, maxKeys } = schemaLimits
  const read = typeof input === 'string' ? readNode(input, { maxChars, maxKeys }) : fromPlain(input)
  if ('node' in read) return ok(read.node)
  return { ok: false, error: toFault(read.problem) }
}

/** Converts a problem of the JSON reader to a fault. */
function toFault(problem: JsonProblem): Fault {
  switch (problem.kind) {
    case 'syntax':
      return fault('schema.notJson', { why: problem.why })
    case 'bound':
      return boundFault(problem)
    case 'depth':
      return depthFault(problem)
  }
}

/**
 * Converts the tree to a schema. Keeps the shape of a checked tree: every text in it is empty, and every
 * array has one element.
 */
function toObject(node: JsonNode): SchemaObject {
  const entries = node.kind === 'object' ? node.entries : []
  return {
    kind: 'object',
    entries: entries.map(({ key, value }) => {
      const element = value.kind === 'array' ? value.elements[0] : undefined
      return { key, node: element ? { kind: 'array', element: toTemplate(element) } : toTemplate(value) }
    }),
  }
}

/** Converts the JSON tree of a checked schema. */
function toTemplate(node: JsonNode): SchemaObject | SchemaValue {
  return node.kind === 'object' ? toObject(node) : { kind: 'value' }
}
