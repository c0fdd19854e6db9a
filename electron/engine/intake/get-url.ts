// A single GET of an image: returns its bytes, the address of a redirect, or why it failed.
import http from 'node:http'
import https from 'node:https'
import { checkedLookup, type CheckedNames } from './checked-lookup.ts'
import { reason } from '../../../shared/reasons.ts'

export type UrlAnswer =
  | { readonly kind: 'body'; readonly bytes: Uint8Array }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'failed'; readonly why: string }

export function getUrl(
  url: URL,
  { maxBytes, ...names }: CheckedNames & { readonly maxBytes: number },
  signal: AbortSignal,
): Promise<UrlAnswer> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        signal,
        lookup: checkedLookup(names),
        // A reused connection would be one whose address was checked for another request.
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Fovea' },
      },
      (response) => {
        const refused = findRefusal(response, maxBytes)
        if (!refused) return collect(response, maxBytes, resolve, reject)
        response.destroy()
        resolve(refused)
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** Returns a redirect or a failure; null if the response may be read. */
function findRefusal({ statusCode = 0, headers }: http.IncomingMessage, maxBytes: number): UrlAnswer | null {
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined)
    return { kind: 'redirect', location: headers.location }
  if (statusCode !== 200)
    return { kind: 'failed', why: reason('it answered %{status}', { status: statusCode }) }
  const coding = headers['content-encoding'] ?? 'identity'
  if (coding !== 'identity')
    return {
      kind: 'failed',
      why: reason('the server sent it as %{coding}, although nobody asked for that', { coding }),
    }
  const announcedBytes = Number(headers['content-length'] ?? 0)
  return announcedBytes > maxBytes ? { kind: 'failed', why: tooLarge(announcedBytes, maxBytes) } : null
}

/** Reads the body up to the limit. */
function collect(
  response: http.IncomingMessage,
  maxBytes: number,
  resolve: (answer: UrlAnswer) => void,
  reject: (error: unknown) => void,
): void {
  const chunks: Buffer[] = []
  let size = 0
  response.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= maxBytes) {
      chunks.push(chunk)
      return
    }
    response.destroy()
    resolve({ kind: 'failed', why: tooLarge(size, maxBytes) })
  })
  response.on('end', () => resolve({ kind: 'body', bytes: Buffer.concat(chunks) }))
  response.on('error', reject)
}

/**
 * Says how large the file is and may be. If the server did not say how large the file is, `bytes` is what was
 * read until the limit.
 */
function tooLarge(bytes: number, maxBytes: number): string {
  const megabytes = (size: number) => `${Math.ceil((size / 1024 / 1024) * 100) / 100} MB`
  return reason('it has %{size} or more, and the limit is %{most}', {
    size: megabytes(bytes),
    most: megabytes(maxBytes),
  })
}
