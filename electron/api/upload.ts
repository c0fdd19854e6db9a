// An image as it is, or in a form: what scripts and forms send without a thought. It becomes the same input as JSON does,
// and what goes with the image stands in the address or in the form.
import type { CallName } from '../../shared/contract/calls.ts'
import { fromStrings, type InputField } from '../../shared/contract/from-strings.ts'
import { documentLimits, imageLimits, schemaLimits } from '../../shared/limits.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { BodyPlace } from './body-room.ts'
import { codingOf, isJson, readBodyBytes, type Body } from './body.ts'
import type { ApiContext } from './env.ts'
import { queryOf, readInput } from './input.ts'
import { reason } from '../../shared/reasons.ts'

/** A form has lines of its own about each part. */
const besidesBytes = 3 * schemaLimits.maxChars + 64 * 1024

interface Upload {
  readonly name: string
  readonly bytes: Uint8Array
  /** The other parts of its form. */
  readonly said: Readonly<Record<string, string>>
}

export function readUpload(
  c: ApiContext,
  _: CallName,
  fields: readonly InputField[],
  place: BodyPlace,
): Promise<Result<Body>> {
  return readSent(c, fields, place, imageLimits.maxBytes)
}

/** A document comes as it is, in a form, or as the operations have their images. */
export function readDocument(
  c: ApiContext,
  name: CallName,
  fields: readonly InputField[],
  place: BodyPlace,
): Promise<Result<Body>> {
  return isJson(c.req.header('Content-Type') ?? '')
    ? readInput(c, name, fields, place)
    : readSent(c, fields, place, documentLimits.maxSentBytes)
}

async function readSent(
  c: ApiContext,
  fields: readonly InputField[],
  place: BodyPlace,
  mostBytes: number,
): Promise<Result<Body>> {
  const type = c.req.header('Content-Type') ?? ''
  const kind = kindOf(type)
  const coding = codingOf(c.req.raw)
  if (kind === null || coding !== null)
    return err('http.uploadType', { sent: coding === null ? type : `${type} (${coding})` })
  const bytes = await readBodyBytes(c.req.raw, mostBytes + besidesBytes, place)
  if (!bytes.ok) return bytes
  const upload =
    kind === 'form' ? await uploadIn(bytes.value, type) : ok({ name: '', bytes: bytes.value, said: {} })
  if (!upload.ok) return upload
  await place.turn()
  return ok(inputOf(upload.value, { ...queryOf(c), ...upload.value.said }, fields))
}

function kindOf(type: string): 'form' | 'file' | null {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (plain === 'multipart/form-data') return 'form'
  const isFile =
    plain.startsWith('image/') || plain === 'application/pdf' || plain === 'application/octet-stream'
  return isFile ? 'file' : null
}

async function uploadIn(bytes: Buffer<ArrayBuffer>, type: string): Promise<Result<Upload>> {
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
  const said = Object.fromEntries(
    parts.flatMap(([name, part]) => (typeof part === 'string' ? [[name, part]] : [])),
  )
  return ok({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), said })
}

function inputOf(
  { name, bytes }: Upload,
  said: Readonly<Record<string, string | string[]>>,
  fields: readonly InputField[],
): Body {
  const { result_schema: schema, filename = name, ...rest } = said
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
  return {
    ...fromStrings(fields, rest).input,
    ...(schema !== undefined && { result_schema: schema }),
    ...(filename !== '' && { filename }),
    document: { type: 'image_url', image_url: `data:application/octet-stream;base64,${base64}` },
  }
}
