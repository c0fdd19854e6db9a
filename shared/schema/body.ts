// The JSON body of a request, with one field handed on as the text that it was written in.
import { schemaLimits } from '../limits.ts'
import { ok, type Result } from '../result.ts'
import { readJson } from './json-reader.ts'
import { toPlain, valueAt, type JsonNode } from './json-node.ts'

/** Plain values for the contract's own parser; the object under `textField` is its JSON text, unparsed. */
export function readBody(text: string, textField: string): Result<unknown> {
  // Twice as many, as a text within a text has its quotes escaped. What is longer is not read to its end.
  const { maxChars, maxKeys } = schemaLimits
  const read = readJson(text, { key: textField, maxChars: 2 * maxChars, maxKeys })
  if (!read.ok) return read
  const body = toPlain(read.value)
  const field = valueAt(read.value, textField)
  // the body is an object where it has that field, and without a prototype, so that any name is safe to set
  if (field?.kind === 'object') (body as Record<string, unknown>)[textField] = textOf(text, field)
  return ok(body)
}

/** The part of the text that a value was read from. */
export function textOf(text: string, node: JsonNode): string {
  return text.slice(node.start, node.end)
}
