// Parses multipart/form-data, which is held in memory. Nothing is copied: a file is a part of the body.
import { err, ok, type Result } from '../../shared/result.ts'
import { reason } from '../../shared/reasons.ts'

/** Far more than any form has that a file and its options come in. Each part costs time. */
const maxParts = 100
const maxHeadBytes = 16 * 1024

const tooManyParts = err('input.invalid', {
  path: 'file',
  rule: reason('must be one image; the form has more than %{most} parts', { most: maxParts }),
})

export interface FormPart {
  readonly name: string
  /** Absent for a part that is no file. */
  readonly filename?: string
  readonly bytes: Buffer<ArrayBuffer>
}

/** Returns the parts of a form; `type` is its Content-Type. */
export function parseForm(body: Buffer<ArrayBuffer>, type: string): Result<FormPart[]> {
  const broken = err('http.malformed', {
    why: reason('its form (multipart/form-data) is broken or ends early'),
  })
  const boundary = parameterOf(type, 'boundary')
  if (boundary === undefined) return broken
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const parts: FormPart[] = []
  // The first delimiter may stand at the very beginning, without a line break.
  let at = body.indexOf(delimiter.subarray(2))
  at = at < 0 ? at : at + delimiter.length - 2
  while (at >= 0) {
    if (body.toString('latin1', at, at + 2) === '--') return ok(parts)
    const headEnd = body.indexOf('\r\n\r\n', at)
    const end = headEnd < 0 ? -1 : body.indexOf(delimiter, headEnd + 2)
    if (end < 0 || headEnd - at > maxHeadBytes) break
    if (parts.length === maxParts) return tooManyParts
    const head = body.toString('utf8', at, headEnd)
    const disposition = /^content-disposition:[^\S\r\n]*(form-data\b.*)$/im.exec(head)?.[1]
    const name = disposition && parameterOf(disposition, 'name')
    if (name === undefined || disposition === undefined) break
    const filename = parameterOf(disposition, 'filename')
    // A part without content has one line break, which belongs to its head.
    const bytes = body.subarray(Math.min(headEnd + 4, end), end)
    parts.push({ name, bytes, ...(filename !== undefined && { filename }) })
    at = end + delimiter.length
  }
  return broken
}

/**
 * Returns a function that looks at each chunk of a form as it arrives, and fails once there are too many parts. A
 * boundary on the border of two chunks is not counted here.
 */
export function watchParts(type: string): (chunk: Uint8Array) => Result<null> {
  const boundary = `--${parameterOf(type, 'boundary') ?? ''}`
  let count = 0
  return (chunk) => {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + boundary.length))
      if (++count > maxParts + 1) return tooManyParts
    return ok(null)
  }
}

/** The value of a parameter of a header, with the characters that browsers escape. */
function parameterOf(header: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(header) ?? []
  return quoted?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n') ?? plain
}
