// data:<media_type>;base64,<data>: read strictly, so that what was cut off or mangled on its way is told.
import { imageLimits } from '../limits.ts'
import { err, ok, type Result } from '../result.ts'
import { decodeBase64, measureBase64 } from './base64.ts'
import { reason } from '../reasons.ts'

export interface DataUrl {
  /** As it was sent. What the bytes really are, only they tell. */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

export function isDataUrl(url: string): boolean {
  return /^\s*data:/i.test(url)
}

/**
 * `path` is the request's field that the URL stood in, `name` what the image is called; both for the errors. A process that
 * has a faster decoder brings it for what is whole.
 */
export function parseDataUrl(
  url: string,
  { path, name, maxBytes = imageLimits.maxBytes }: { path: string; name: string; maxBytes?: number },
  decodeWhole = decodeBase64,
): Result<DataUrl> {
  const head = readHead(url)
  if (typeof head === 'string') return err('image.base64', { path, why: head })
  const data = url.slice(head.length)
  const { sizeBytes, isWhole } = measureBase64(data)
  if (sizeBytes > maxBytes) return err('image.size', { name, sizeBytes, maxBytes })
  const bytes = (isWhole ? decodeWhole : decodeBase64)(data, sizeBytes)
  if ('badAt' in bytes) return err('image.base64', { path, why: explainBadCharacter(data, bytes.badAt) })
  if (!isWhole) return err('image.base64', { path, why: incompleteReason })
  return ok({ mediaType: head.mediaType, bytes })
}

const incompleteReason = reason('its length is not a multiple of 4, so its end or its = padding is missing')

/** A media type may carry parameters: image/png;charset=utf-8. */
const headPattern = /^\s*data:([\w.+-]+\/[\w.+-]+)((?:;[\w.+-]+=[\w.+-]*)*)(;base64)?$/i
const maxHeadLength = 256

function readHead(url: string): { mediaType: string; length: number } | string {
  const comma = url.slice(0, maxHeadLength).indexOf(',')
  if (comma === -1) return reason('the comma before the data is missing')
  const match = headPattern.exec(url.slice(0, comma))
  if (!match?.[1]) return reason('it does not begin with data:<media_type>;base64,')
  if (!match[3]) return reason('it is not marked as ;base64')
  return { mediaType: match[1].toLowerCase(), length: comma + 1 }
}

function explainBadCharacter(data: string, at: number): string {
  const found = String.fromCodePoint(data.codePointAt(at) ?? 0)
  if (found === '-' || found === '_')
    return reason('it uses the URL-safe alphabet (- and _) instead of the standard one (+ and /)')
  if (found === '=') return reason('the padding = stands within the data, at character %{at}', { at: at + 1 })
  if (found === '%') return reason('its data is percent-encoded instead of plain base64')
  return reason('character %{at} of its data, %{found}, is not base64', {
    at: at + 1,
    found: JSON.stringify(found),
  })
}
