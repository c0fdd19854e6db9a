// Requests of clients of docling-serve: a form with a file, or JSON with a source.
import path from 'node:path'
import { z } from 'zod'
import { documentLimits, maxOwnBodyBytes } from '../../../shared/limits.ts'
import { parseAs } from '../../../shared/parse-as.ts'
import { reason } from '../../../shared/reasons.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { BodySlot } from '../body-limiter.ts'
import { isJson, readBody, type CallInputs } from '../body.ts'
import type { ApiContext } from '../env.ts'
import { receiveUpload } from '../upload.ts'

/** The formats that Fovea writes, of those that docling has. */
export const formats = ['md', 'text'] as const
/** A list comes as one value or several in a form. */
const listOf = <T extends z.ZodType>(each: T) =>
  z.preprocess(
    (value) => (Array.isArray(value) || value === undefined ? value : [value]),
    z.array(each).optional(),
  )

/** The options that Fovea follows. Those that choose or tune engines have no meaning here. */
export const optionsSchema = z.object({
  to_formats: listOf(z.string()).transform((names) => names ?? ['md']),
  page_range: listOf(z.coerce.number().int().min(1)),
  md_page_break_placeholder: z.string().max(200).default(''),
  target_type: z.enum(['inbody']).optional(),
})
export type Options = z.output<typeof optionsSchema>

const fileSource = z.object({ base64_string: z.string(), filename: z.string().optional() })
const httpSource = z.object({ url: z.string() })
const sourceSchema = z.object({
  options: optionsSchema.prefault({}),
  sources: z
    .array(z.union([fileSource, httpSource]))
    .max(1)
    .default([]),
  /** The names of v1alpha. */
  file_sources: z.array(fileSource).max(1).default([]),
  http_sources: z.array(httpSource).max(1).default([]),
  target: z.object({ kind: z.enum(['inbody']) }).optional(),
})

export interface Received {
  readonly options: Options
  readonly inputs: CallInputs
}

/** Builds the input of the call; refuses a request of which no format can be answered. */
function toReceived(
  options: Options,
  { image = 'data:,', filename, file }: { image?: string; filename?: string | undefined; file?: Uint8Array },
): Result<Received> {
  if (!formats.some((each) => options.to_formats.includes(each))) {
    const given = options.to_formats.join(', ')
    const rule = reason('must be one of: %{choices}, not %{given}', { choices: formats.join(', '), given })
    return err('input.invalid', { path: 'to_formats', rule })
  }
  const [first, last = first] = options.page_range ?? []
  const fields = {
    operation: options.to_formats.includes('md') ? 'image-to-markdown' : 'multilingual-text-recognition',
    ...(first !== undefined && { pages: `${first}-${Math.min(last ?? first, documentLimits.maxPages)}` }),
    ...(filename !== undefined && filename !== '' && { filename: path.basename(filename) }),
    ...{ page_breaks: 1, details: 1, document: { type: 'image_url', image_url: image } },
  }
  return ok({ options, inputs: { fields, ...(file && { file }) } })
}

/** Receives either kind of request: a form with the file, or JSON with a source. */
export async function receive(c: ApiContext, slot: BodySlot): Promise<Result<Received>> {
  if (!isJson(c.req.header('Content-Type') ?? '')) {
    const upload = await receiveUpload(c, slot, documentLimits.maxSentBytes)
    if (!upload.ok) return upload
    const { name, bytes, options: sent } = upload.value
    const options = parseAs(optionsSchema, sent)
    return options.ok ? toReceived(options.value, { filename: name, file: bytes }) : options
  }
  const body = await readBody(c.req.raw, maxOwnBodyBytes, slot)
  const request = body.ok ? parseAs(sourceSchema, body.value) : body
  if (!request.ok) return request
  const { options, sources, file_sources: files, http_sources: addresses } = request.value
  const [source] = [...sources, ...files, ...addresses]
  if (!source) return err('input.invalid', { path: 'sources', rule: reason('is missing') })
  const image = 'url' in source ? source.url : `data:application/octet-stream;base64,${source.base64_string}`
  return toReceived(options, { image, ...('filename' in source && { filename: source.filename }) })
}
