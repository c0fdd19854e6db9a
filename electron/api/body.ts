// A request's body: read up to its bound and never beyond, then parsed so that nothing that was written is lost.
import { err, ok, type Result } from '../../shared/result.ts'
import { toPlain, valueAt, type JsonObject } from '../../shared/schema/json-node.ts'
import { readJson } from '../../shared/schema/json-reader.ts'
import type { BodyPlace } from './body-room.ts'
import { reason } from '../../shared/reasons.ts'

/** Far more than any call takes; each costs memory, and a body has room for seven million. */
const maxValues = 200_000

export type Body = Readonly<Record<string, unknown>>

/** No body at all is an empty object: some calls need nothing. */
export async function readBody(request: Request, maxBytes: number, place: BodyPlace): Promise<Result<Body>> {
  const sent = request.headers.get('Content-Type')
  if (sent !== null && !isJson(sent)) return err('http.contentType', { sent })
  const coding = codingOf(request)
  if (coding !== null) return err('http.contentType', { sent: `${sent ?? ''} (${coding})` })
  const bytes = await readBodyBytes(request, maxBytes, place)
  if (!bytes.ok) return bytes
  if (bytes.value.length === 0) return ok({})
  if (sent === null) return err('http.contentType', { sent: '' })
  await place.turn()
  return parseBody(bytes.value)
}

export function readBodyBytes(
  request: Request,
  maxBytes: number,
  place: BodyPlace,
): Promise<Result<Buffer<ArrayBuffer>>> {
  return inTime(readBytes(request, maxBytes, place), place.arrivalMs)
}

/** How it is packed; null where it is as it is. */
export function codingOf(request: Request): string | null {
  const coding = request.headers.get('Content-Encoding') ?? 'identity'
  return coding === 'identity' ? null : coding
}

export function isJson(mediaType: string): boolean {
  return mediaType.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** The most that a body will bring: what it announces, or else all that it may. */
export function announcedBytes(request: Request, maxBytes: number): number {
  const length = request.headers.get('Content-Length')
  if (length !== null) return Math.min(Number(length), maxBytes)
  return request.headers.has('Transfer-Encoding') ? maxBytes : 0
}

/** What still comes of a body that is too slow is read by nobody. */
async function inTime(
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

async function readBytes(
  request: Request,
  maxBytes: number,
  place: BodyPlace,
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
    // The stream of a client that hung up fails; nobody will read this answer.
    if (request.signal.aborted) return err('http.malformed', { why: reason('its body ended early') })
    throw error
  }
  await place.turn()
  return ok(Buffer.concat(chunks, sizeBytes))
}

export function parseBody(bytes: Buffer): Result<Body> {
  if (hasTooManyValues(bytes))
    return err('input.invalid', {
      path: '',
      rule: reason('The body has more than %{most} values.', { most: maxValues }),
    })
  const text = textOf(bytes)
  if (text === null) return err('input.notJson', { why: reason('it is not UTF-8 text') })
  const node = readJson(text)
  if (!node.ok) return node
  if (node.value.kind !== 'object')
    return err('input.invalid', { path: '', rule: reason('The body must be a JSON object.') })
  return ok({ ...plain(node.value), ...schemaAsWritten(node.value, text) })
}

/** Counted before anything is built. Commas in texts count too, which the bound has room for. */
function hasTooManyValues(bytes: Buffer): boolean {
  let found = 0
  for (const mark of [',', '[', '{'])
    for (let at = bytes.indexOf(mark); at !== -1 && found <= maxValues; at = bytes.indexOf(mark, at + 1))
      found++
  return found > maxValues
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function plain(node: JsonObject): Record<string, unknown> {
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, toPlain(value)]))
}

/** A result schema keeps the order of its keys, and a key that is given twice has to be told: so it stays text. */
function schemaAsWritten(node: JsonObject, text: string): { result_schema?: string } {
  const schema = valueAt(node, 'result_schema')
  return schema?.kind === 'object' ? { result_schema: text.slice(schema.start, schema.end) } : {}
}
