// Parses multipart/form-data while it arrives, each byte once. Nothing is copied: a file is a part of the body.
import { err, ok, type Result } from '../../shared/result.ts'
import { reason } from '../../shared/reasons.ts'

/** Far more than any form has that a file and its options come in. Each part costs time. */
const defaultMaxParts = 100
const maxHeadBytes = 16 * 1024

const tooManyParts = (most: number) =>
  err('input.invalid', {
    path: 'file',
    rule:
      most === defaultMaxParts
        ? reason('must be one image; the form has more than %{most} parts', { most })
        : reason('the form has more than %{most} parts', { most }),
  })

export interface FormPart {
  readonly name: string
  /** Absent for a part that is no file. */
  readonly filename?: string
  readonly bytes: Buffer<ArrayBuffer>
}

const broken = err('http.malformed', {
  why: reason('its form (multipart/form-data) is broken or ends early'),
})

/** A part whose end was found. */
interface Part {
  readonly name: string
  readonly filename: string | undefined
  readonly from: number
  readonly to: number
}

type State = 'preamble' | 'boundary' | 'head' | 'content' | 'end'

export interface FormParser {
  /** Continues to parse; `body` is all that has arrived. Fails as soon as the form is seen to be broken. */
  readonly advance: (body: Buffer) => Result<null>
  /** Returns the parts, once the whole body has arrived. */
  readonly finish: (body: Buffer<ArrayBuffer>) => Result<FormPart[]>
}

/** Parses a form while it arrives; `type` is its Content-Type. */
export function createFormParser(type: string, maxParts = defaultMaxParts): FormParser {
  const boundary = parameterOf(type, 'boundary')
  const delimiter = Buffer.from(`\r\n--${boundary ?? ''}`)
  const parts: Part[] = []
  let head: Pick<Part, 'name' | 'filename' | 'from'> | null = null
  let state: State = 'preamble'
  /** The position at which the state began, and the one up to which it was searched. */
  let [at, searched] = [0, 0]

  function begin(next: State, from: number): true {
    state = next
    at = searched = from
    return true
  }

  /** Finds bytes that end the present state; -1 if they have not arrived. */
  function find(body: Buffer, bytes: Buffer): number {
    const found = body.indexOf(bytes, searched)
    searched = Math.max(searched, body.length - bytes.length + 1)
    return found
  }

  /** Goes to the next state if its beginning has arrived; null if the form is broken. */
  const steps: { readonly [S in State]: (body: Buffer) => boolean | null } = {
    preamble(body) {
      // The first delimiter may stand at the very beginning, without a line break.
      const found = find(body, delimiter.subarray(2))
      return found >= 0 && begin('boundary', found + delimiter.length - 2)
    },
    boundary(body) {
      if (body.length < at + 2) return false
      return begin(body.toString('latin1', at, at + 2) === '--' ? 'end' : 'head', at)
    },
    head(body) {
      const found = find(body, headEnd)
      if ((found < 0 ? body.length : found) - at > maxHeadBytes) return null
      if (found < 0) return false
      head = headOf(body.toString('utf8', at, found), found + headEnd.length)
      // The line break before a delimiter may be that of the head, if there is no content.
      return head && begin('content', found + 2)
    },
    content(body) {
      const found = find(body, delimiter)
      if (found < 0 || !head) return false
      parts.push({ ...head, from: Math.min(head.from, found), to: found })
      return begin('boundary', found + delimiter.length)
    },
    end: () => false,
  }

  return {
    advance(body) {
      if (boundary === undefined) return broken
      for (;;) {
        const hasMoved = steps[state](body)
        if (hasMoved === null) return broken
        if (parts.length > maxParts) return tooManyParts(maxParts)
        if (!hasMoved) return ok(null)
      }
    },
    finish(body) {
      if (state !== 'end') return broken
      return ok(
        parts.map(({ name, filename, from, to }) => ({
          name,
          bytes: body.subarray(from, to),
          ...(filename !== undefined && { filename }),
        })),
      )
    },
  }
}

const headEnd = Buffer.from('\r\n\r\n')

/** Returns the names in the head of a part; null if it has none. */
function headOf(head: string, from: number): Pick<Part, 'name' | 'filename' | 'from'> | null {
  const disposition = /^content-disposition:[^\S\r\n]*(form-data\b.*)$/im.exec(head)?.[1] ?? ''
  const name = parameterOf(disposition, 'name')
  return name === undefined ? null : { name, filename: parameterOf(disposition, 'filename'), from }
}

/** The value of a parameter of a header, with the characters that browsers escape. */
function parameterOf(header: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(header) ?? []
  return quoted?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n') ?? plain
}
