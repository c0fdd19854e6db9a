// Parses data URLs (data:<media_type>;base64,<data>) strictly, so that a truncated or mangled one is reported.
import { imageLimits } from '../limits.ts'
import { err, ok, type Result } from '../result.ts'
import { decodeBase64, measureBase64 } from './base64.ts'
import { reason } from '../reasons.ts'

export interface DataUrl {
  /** The media type that was sent; the bytes may be of another. */
  readonly mediaType: string
  readonly bytes: Uint8Array
}

export function isDataUrl(url: string): boolean {
  return /^\s*data:/i.test(url)
}

/**
 * Decodes a data URL. `path` (the field of the request) and `name` (of the image) are used in errors. A process with a
 * faster decoder passes it as `decodeWhole`, which gets only data of complete length.
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

/** Parses the part before the data; returns a sentence if it is malformed. */
function readHead(url: string): { mediaType: string; length: number } | string {
  const comma = url.slice(0, maxHeadLength).indexOf(',')
  if (comma === -1) return reason('the comma before the data is missing')
  const match = headPattern.exec(url.slice(0, comma))
  if (!match?.[1]) return reason('it does not begin with data:<media_type>;base64,')
  if (!match[3]) return reason('it is not marked as ;base64')
  return { mediaType: match[1].toLowerCase(), length: comma + 1 }
}

/** Says what is wrong with a character that is not base64. */
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
