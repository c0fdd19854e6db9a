// Reads an image or a document that is sent as raw bytes or in a multipart form, into the same input as JSON has.
// Options come from the query or the form.
import type { CallName } from '../../shared/contract/calls.ts'
import { fromStrings, type InputField } from '../../shared/contract/from-strings.ts'
import { documentLimits, imageLimits, schemaLimits } from '../../shared/limits.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { BodySlot } from './body-limiter.ts'
import { contentEncodingOf, isJson, readBodyBytes, type Body } from './body.ts'
import type { ApiContext } from './env.ts'
import { queryOf, readInput } from './input.ts'
import { reason } from '../../shared/reasons.ts'

/** Room for the other parts of a form and its boundaries. */
const overheadBytes = 3 * schemaLimits.maxChars + 64 * 1024

interface Upload {
  readonly name: string
  readonly bytes: Uint8Array
  /** The other parts of the form. */
  readonly options: Readonly<Record<string, string>>
}

export function readUpload(
  c: ApiContext,
  _: CallName,
  fields: readonly InputField[],
  slot: BodySlot,
): Promise<Result<Body>> {
  return readRawOrForm(c, fields, slot, imageLimits.maxBytes)
}

/**
 * Reads the request body of a document call. A document is sent as raw bytes, in a form, or in JSON like the
 * images of the operations.
 */
export function readDocument(
  c: ApiContext,
  name: CallName,
  fields: readonly InputField[],
  slot: BodySlot,
): Promise<Result<Body>> {
  return isJson(c.req.header('Content-Type') ?? '')
    ? readInput(c, name, fields, slot)
    : readRawOrForm(c, fields, slot, documentLimits.maxSentBytes)
}

/** Reads the file of either kind of request, and combines it with the options. */
async function readRawOrForm(
  c: ApiContext,
  fields: readonly InputField[],
  slot: BodySlot,
  maxBytes: number,
): Promise<Result<Body>> {
  const type = c.req.header('Content-Type') ?? ''
  const kind = uploadKindOf(type)
  const encoding = contentEncodingOf(c.req.raw)
  if (kind === null || encoding !== null)
    return err('http.uploadType', { sent: encoding === null ? type : `${type} (${encoding})` })
  const bytes = await readBodyBytes(c.req.raw, maxBytes + overheadBytes, slot)
  if (!bytes.ok) return bytes
  const upload =
    kind === 'form' ? await parseForm(bytes.value, type) : ok({ name: '', bytes: bytes.value, options: {} })
  if (!upload.ok) return upload
  await slot.waitForTurn()
  return ok(toInput(upload.value, { ...queryOf(c), ...upload.value.options }, fields))
}

/** Tells by its media type whether a request is a form or a file; null if it is neither. */
function uploadKindOf(type: string): 'form' | 'file' | null {
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaType === 'multipart/form-data') return 'form'
  const isFile =
    mediaType.startsWith('image/') ||
    mediaType === 'application/pdf' ||
    mediaType === 'application/octet-stream'
  return isFile ? 'file' : null
}

/** Finds the file and the options in a multipart form. */
async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<Result<Upload>> {
  // oxlint-disable-next-line typescript/no-deprecated -- the body is in memory and has a limit, so it needs no stream
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  if (form === null)
    return err('http.malformed', { why: reason('its form (multipart/form-data) is broken or ends early') })
  const parts = [...form]
  const files = parts.flatMap(([, part]) => (part instanceof File ? [part] : []))
  const [file] = files
  if (!file || files.length > 1)
    return err('input.invalid', {
      path: 'file',
      rule: reason('must be one image; the form has %{count} files', { count: files.length }),
    })
  const options = Object.fromEntries(
    parts.flatMap(([name, part]) => (typeof part === 'string' ? [[name, part]] : [])),
  )
  return ok({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), options })
}

/** Builds the input that the same request would have as JSON. */
function toInput(
  { name, bytes }: Upload,
  options: Readonly<Record<string, string | string[]>>,
  fields: readonly InputField[],
): Body {
  const { result_schema: schema, filename = name, ...rest } = options
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  return {
    ...fromStrings(fields, rest).input,
    ...(schema !== undefined && { result_schema: schema }),
    ...(filename !== '' && { filename }),
    document: { type: 'image_url', image_url: `data:application/octet-stream;base64,${base64}` },
  }
}
