// Reads a request's body up to its size limit, then parses it without losing anything that was written.
import { err, ok, type Result } from '../../shared/result.ts'
import { toPlain, valueAt, type JsonObject } from '../../shared/schema/json-node.ts'
import { readJson } from '../../shared/schema/json-reader.ts'
import type { BodySlot } from './body-limiter.ts'
import { receiveBytes } from './receive.ts'
import { reason } from '../../shared/reasons.ts'

/** Far more than any call takes. Each value costs memory, and seven million fit into a body. */
const maxValues = 200_000

export type Body = Readonly<Record<string, unknown>>

/** The input of a call. A file that was sent as bytes is beside its fields. */
export interface CallInputs {
  readonly fields: Body
  readonly file?: Uint8Array
  /** The files of a job. */
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** Reads and parses a body of JSON. A missing body is an empty object, because some calls need no input. */
export async function readBody(request: Request, maxBytes: number, slot: BodySlot): Promise<Result<Body>> {
  const sent = request.headers.get('Content-Type')
  if (sent !== null && !isJson(sent)) return err('http.contentType', { sent })
  const encoding = contentEncodingOf(request)
  if (encoding !== null) return err('http.contentType', { sent: `${sent ?? ''} (${encoding})` })
  const bytes = await receiveBytes(request, maxBytes, slot)
  if (!bytes.ok) return bytes
  if (bytes.value.length === 0) return ok({})
  if (sent === null) return err('http.contentType', { sent: '' })
  await slot.waitForTurn()
  return parseBody(bytes.value)
}

/** The Content-Encoding of a request; null if its body is not compressed. */
export function contentEncodingOf(request: Request): string | null {
  const encoding = request.headers.get('Content-Encoding') ?? 'identity'
  return encoding === 'identity' ? null : encoding
}

export function isJson(mediaType: string): boolean {
  return mediaType.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** Parses the JSON of a body; refuses too many values and invalid UTF-8. */
export function parseBody(bytes: Buffer): Result<Body> {
  if (hasTooManyValues(bytes))
    return err('input.invalid', {
      path: '',
      rule: reason('The body has more than %{most} values.', { most: maxValues }),
    })
  const text = decodeUtf8(bytes)
  if (text === null) return err('input.notJson', { why: reason('it is not UTF-8 text') })
  const node = readJson(text)
  if (!node.ok) return node
  if (node.value.kind !== 'object')
    return err('input.invalid', { path: '', rule: reason('The body must be a JSON object.') })
  return ok({ ...toPlainObject(node.value), ...schemaAsWritten(node.value, text) })
}

/** Counts separators before anything is parsed. Commas in strings count too; the limit is high enough for that. */
function hasTooManyValues(bytes: Buffer): boolean {
  let count = 0
  for (const mark of [',', '[', '{'])
    for (let at = bytes.indexOf(mark); at !== -1 && count <= maxValues; at = bytes.indexOf(mark, at + 1))
      count++
  return count > maxValues
}

/** Returns null if the bytes are not valid UTF-8. */
function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Converts parsed JSON to a plain object. */
function toPlainObject(node: JsonObject): Record<string, unknown> {
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, toPlain(value)]))
}

/** A result schema stays text, so that the order of its keys is kept and a repeated key can be reported. */
function schemaAsWritten(node: JsonObject, text: string): { result_schema?: string } {
  const schema = valueAt(node, 'result_schema')
  return schema?.kind === 'object' ? { result_schema: text.slice(schema.start, schema.end) } : {}
}
