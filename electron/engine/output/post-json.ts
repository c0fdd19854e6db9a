// Posts JSON to an address; the name lookup decides which addresses are connected to.
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

export interface Posted {
  readonly url: URL
  readonly body: string
  readonly lookup: LookupFunction
  readonly headers?: Readonly<Record<string, string>>
}

/** Posts the body; returns the HTTP status. A redirect is not followed. */
export function postJson({ url, body, lookup, headers }: Posted, signal: AbortSignal): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        signal,
        lookup,
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Fovea',
          ...headers,
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
