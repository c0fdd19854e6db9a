// The image of a request: the bytes of a data URL, or what an http(s) URL leads to.
import { parseDataUrl } from '../../../shared/image/data-url.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { fetchImage } from './fetch-image.ts'

export type ImageFetcher = (url: string, signal?: AbortSignal) => Promise<Result<Uint8Array>>

export function createImageFetcher(allowsPrivate: () => boolean): ImageFetcher {
  return async (url, signal) => {
    if (/^data:/i.test(url)) {
      const parsed = parseDataUrl(url)
      return parsed.ok ? ok(parsed.value.bytes) : parsed
    }
    return fetchImage(url, { allowsPrivate: allowsPrivate(), signal })
  }
}
