// Gets the image of a request: decodes a data URL, or fetches an http(s) URL.
import { isDataUrl, parseDataUrl } from '../../../shared/image/data-url.ts'
import { sanitizeLabel } from '../../../shared/image/filename.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { isOutside } from './addresses.ts'
import { systemResolve } from './checked-lookup.ts'
import { fetchImage } from './fetch-image.ts'
import { decodeNatively } from './native-base64.ts'

export type ImageFetcher = (
  url: string,
  filename: string | undefined,
  options: { readonly signal?: AbortSignal | undefined; readonly maxBytes: number },
) => Promise<Result<Uint8Array>>

/** Returns the function that gets an image; the setting decides whether private networks are allowed. */
export function createImageFetcher(allowsPrivate: () => boolean): ImageFetcher {
  return async (url, filename, { signal, maxBytes }) => {
    if (!isDataUrl(url)) {
      const isAllowed = allowsPrivate() ? () => true : isOutside
      return fetchImage(url, { isAllowed, resolve: systemResolve, signal, maxBytes })
    }
    const name = sanitizeLabel(filename ?? '') || 'The image'
    const parsed = parseDataUrl(url, { path: 'document.image_url', name, maxBytes }, decodeNatively)
    return parsed.ok ? ok(parsed.value.bytes) : parsed
  }
}
