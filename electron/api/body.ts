// Reads a request's body up to its size limit, then parses it without losing anything that was written.
import { err, ok, type Result } from '../../shared/result.ts'
import { toPlain, valueAt, type JsonObject } from '../../shared/schema/json-node.ts'
import { readJson } from '../../shared/schema/json-reader.ts'
import type { BodySlot } from './body-limiter.ts'
import { reason } from '../../shared/reasons.ts'

/** Far more than any call takes. Each value costs memory, and seven million fit into a body. */
const maxValues = 200_000

export type Body = Readonly<Record<string, unknown>>

/** Reads and parses a body of JSON. A missing body is an empty object, because some calls need no input. */
export async function readBody(request: Request, maxBytes: number, slot: BodySlot): Promise<Result<Body>> {
  const sent = request.headers.get('Content-Type')
  if (sent !== null && !isJson(sent)) return err('http.contentType', { sent })
  const encoding = contentEncodingOf(request)
  if (encoding !== null) return err('http.contentType', { sent: `${sent ?? ''} (${encoding})` })
  const bytes = await readBodyBytes(request, maxBytes, slot)
  if (!bytes.ok) return bytes
  if (bytes.value.length === 0) return ok({})
  if (sent === null) return err('http.contentType', { sent: '' })
  await slot.waitForTurn()
  return parseBody(bytes.value)
}

/** Reads the body within the limits of size and time. */
export function readBodyBytes(
  request: Request,
  maxBytes: number,
  slot: BodySlot,
): Promise<Result<Buffer<ArrayBuffer>>> {
  return withTimeLimit(readBytes(request, maxBytes, slot), slot.maxArrivalMs)
}

/** The Content-Encoding of a request; null if its body is not compressed. */
export function contentEncodingOf(request: Request): string | null {
  const encoding = request.headers.get('Content-Encoding') ?? 'identity'
  return encoding === 'identity' ? null : encoding
}

export function isJson(mediaType: string): boolean {
  return mediaType.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** How large a body can be at most: its Content-Length within `maxBytes`, or `maxBytes` if it is sent in chunks. */
export function announcedBytes(request: Request, maxBytes: number): number {
  const length = request.headers.get('Content-Length')
  if (length !== null) return Math.min(Number(length), maxBytes)
  return request.headers.has('Transfer-Encoding') ? maxBytes : 0
}

/** Fails if the bytes do not arrive in time. The rest of a body that is too slow is not read. */
async function withTimeLimit(
  bytes: Promise<Result<Buffer<ArrayBuffer>>>,
  arrivalMs: number,
): Promise<Result<Buffer<ArrayBuffer>>> {
  const late = Promise.withResolvers<Result<Buffer<ArrayBuffer>>>()
  const timer = setTimeout(() => {
    late.resolve(err('http.tooSlow', {}))
  }, arrivalMs)
  try {
    return await Promise.race([bytes, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads the body; fails as soon as it is larger than allowed. */
async function readBytes(
  request: Request,
  maxBytes: number,
  slot: BodySlot,
): Promise<Result<Buffer<ArrayBuffer>>> {
  const tooLarge = err('http.tooLarge', { maxBytes })
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return tooLarge
  const body: ReadableStream<Uint8Array> | null = request.body
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  try {
    for await (const chunk of body ?? []) {
      sizeBytes += chunk.length
      if (sizeBytes > maxBytes) return tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    // The stream fails if the client hung up, which will not read this answer.
    if (request.signal.aborted) return err('http.malformed', { why: reason('its body ended early') })
    throw error
  }
  await slot.waitForTurn()
  return ok(Buffer.concat(chunks, sizeBytes))
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
