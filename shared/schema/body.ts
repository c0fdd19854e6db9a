// Reads the JSON body of a request, in which one field (the result schema) is kept as its original JSON text.
import { schemaLimits } from '../limits.ts'
import { ok, type Result } from '../result.ts'
import { readJson } from './json-reader.ts'
import { toPlain, valueAt, type JsonNode } from './json-node.ts'

/** The body as plain values, except that an object under `textField` is its JSON text, unparsed. */
export function readBody(text: string, textField: string): Result<unknown> {
  // Twice the limit, because a schema sent as a string has its quotes escaped. A longer one is not read to its end.
  const { maxChars, maxKeys } = schemaLimits
  const read = readJson(text, { key: textField, maxChars: 2 * maxChars, maxKeys })
  if (!read.ok) return read
  const body = toPlain(read.value)
  const field = valueAt(read.value, textField)
  // a body with that field is an object, and it has no prototype, so any name is safe to set
  if (field?.kind === 'object') (body as Record<string, unknown>)[textField] = textOf(text, field)
  return ok(body)
}

/** The JSON text of a value, as it was written. */
export function textOf(text: string, node: JsonNode): string {
  return text.slice(node.start, node.end)
}
