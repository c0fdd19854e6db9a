// Reads an image or a document that is sent as raw bytes or in a multipart form. Its options come from the query or the
// form, as the same input that JSON has.
import type { CallName } from '../../shared/contract/calls.ts'
import { maxJobDocuments } from '../../shared/contract/job-calls.ts'
import { fromStrings, type InputField } from '../../shared/contract/from-strings.ts'
import { documentLimits, imageLimits, overheadBytes } from '../../shared/limits.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { BodySlot } from './body-limiter.ts'
import { contentEncodingOf, isJson, type Body, type CallInputs } from './body.ts'
import type { ApiContext } from './env.ts'
import { createFormParser, type FormPart } from './form.ts'
import { oneOrList, queryOf, readInput } from './input.ts'
import { receiveBytes } from './receive.ts'
import { reason } from '../../shared/reasons.ts'

export interface Upload {
  readonly name: string
  readonly bytes: Uint8Array
  /** The other parts of the form; one that comes several times is a list. */
  readonly options: Readonly<Record<string, string | string[]>>
}

export function readUpload(
  c: ApiContext,
  _: CallName,
  fields: readonly InputField[],
  slot: BodySlot,
): Promise<Result<CallInputs>> {
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
): Promise<Result<CallInputs>> {
  return isJson(c.req.header('Content-Type') ?? '')
    ? readInput(c, name, fields, slot)
    : readRawOrForm(c, fields, slot, documentLimits.maxSentBytes)
}

/** Room for the options of a job in its form. */
const maxJobParts = maxJobDocuments + 100

/** Reads the request body of a job: JSON with addresses, or a form with its documents. */
export async function readJob(
  c: ApiContext,
  name: CallName,
  fields: readonly InputField[],
  slot: BodySlot,
): Promise<Result<CallInputs>> {
  const type = c.req.header('Content-Type') ?? ''
  if (uploadKindOf(type) !== 'form') return readInput(c, name, fields, slot)
  const form = createFormParser(type, maxJobParts)
  const maxBytes = documentLimits.maxSentBytes + overheadBytes
  const bytes = await receiveBytes(c.req.raw, maxBytes, slot, form.advance)
  const parts = bytes.ok ? form.finish(bytes.value) : bytes
  if (!parts.ok) return parts
  const { files, options } = sortParts(parts.value)
  return ok({
    fields: fromStrings(fields, { ...queryOf(c), ...options }).input,
    files: files.map(({ filename = '', bytes: body }) => ({ name: filename, bytes: body })),
  })
}

/** Reads the file of either kind of request, and combines it with the options. */
async function readRawOrForm(
  c: ApiContext,
  fields: readonly InputField[],
  slot: BodySlot,
  maxBytes: number,
): Promise<Result<CallInputs>> {
  const upload = await receiveUpload(c, slot, maxBytes)
  if (!upload.ok) return upload
  const options = { ...queryOf(c), ...upload.value.options }
  return ok({ fields: toInput(upload.value, options, fields), file: upload.value.bytes })
}

/** Receives a file that is sent as it is, or in a form with its options. */
export async function receiveUpload(
  c: ApiContext,
  slot: BodySlot,
  maxBytes: number,
): Promise<Result<Upload>> {
  const type = c.req.header('Content-Type') ?? ''
  const kind = uploadKindOf(type)
  const encoding = contentEncodingOf(c.req.raw)
  if (kind === null || encoding !== null)
    return err('http.uploadType', { sent: encoding === null ? type : `${type} (${encoding})` })
  const form = kind === 'form' ? createFormParser(type) : null
  const bytes = await receiveBytes(c.req.raw, maxBytes + overheadBytes, slot, form?.advance)
  if (!bytes.ok) return bytes
  return form ? findFile(form.finish(bytes.value)) : ok({ name: '', bytes: bytes.value, options: {} })
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

/** Finds the file and the options among the parts of a form. */
function findFile(parts: Result<FormPart[]>): Result<Upload> {
  if (!parts.ok) return parts
  const { files, options } = sortParts(parts.value)
  const [file] = files
  if (!file || files.length > 1)
    return err('input.invalid', {
      path: 'file',
      rule: reason('must be one image; the form has %{count} files', { count: files.length }),
    })
  return ok({ name: file.filename ?? '', bytes: file.bytes, options })
}

/** The files of a form, and its other parts by name. */
function sortParts(parts: readonly FormPart[]) {
  const texts = parts.filter(({ filename }) => filename === undefined)
  return {
    files: parts.filter(({ filename }) => filename !== undefined),
    options: oneOrList(texts.map(({ name, bytes }) => [name, bytes.toString('utf8')])),
  }
}

/** Builds the input that the same request would have as JSON; the file is not in it. */
function toInput(
  { name }: Upload,
  options: Readonly<Record<string, string | string[]>>,
  fields: readonly InputField[],
): Body {
  const { result_schema: schema, filename = name, ...rest } = options
  return {
    ...fromStrings(fields, rest).input,
    ...(schema !== undefined && { result_schema: schema }),
    ...(filename !== '' && { filename }),
    document: { type: 'image_url', image_url: 'data:application/octet-stream,' },
  }
}
