// Sends one request to the endpoint of the language model, with a time limit and a size limit for the answer.
import { err, ok, type Result } from '../../../shared/result.ts'
import { withConnectionTo } from '../../network/outgoing.ts'
import type { ModelAddress } from './address.ts'
import { reason } from '../../../shared/reasons.ts'
import { systemReason } from '../../../shared/system-reason.ts'

/** Far more than any list of fields; protects against a server that sends without end. */
const maxBytes = 4 * 1024 * 1024

export interface EndpointAnswer {
  readonly status: number
  readonly text: string
}

export interface EndpointRequest {
  readonly path: '/models' | '/chat/completions'
  /** Sent as JSON; without it the request is a GET. */
  readonly body?: unknown
  readonly timeoutMs: number
}

/** Sends the request within the time limit; returns status and text of the answer. */
export async function askEndpoint(
  { base, host }: ModelAddress,
  { path, body, timeoutMs }: EndpointRequest,
  signal?: AbortSignal,
): Promise<Result<EndpointAnswer>> {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    return await withConnectionTo('model', new URL(base).hostname, () => exchange())
  } catch (error) {
    if (signal?.aborted) throw error
    if (limit.aborted) return err('model.timeout', { host, limitSeconds: Math.round(timeoutMs / 1000) })
    return err('model.unreachable', { host, why: systemReason(error) })
  }

  /** Sends the request and reads its answer. */
  async function exchange(): Promise<Result<EndpointAnswer>> {
    const response = await fetch(base + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // The owner confirmed this address, not one that it redirects to.
      redirect: 'error',
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    })
    const text = await readWithinLimit(response)
    if (text === null) return err('model.failed', { host, why: reason('its answer is larger than 4 MB') })
    return ok({ status: response.status, text })
  }
}

/** Reads the answer as text. Returns null if the answer is larger than the limit. */
async function readWithinLimit(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = response.body
  if (!body) return ''
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
