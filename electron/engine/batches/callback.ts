// Tells the address of a batch that it has ended, signed as Standard Webhooks define it. Only ids and counts are sent; a
// program gets the results with its key. An address of this machine or a private network is refused as for images.
import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { z } from 'zod'
import type { callbackSchema } from '../../../shared/contract/job-calls.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { reason } from '../../../shared/reasons.ts'
import { systemReason } from '../../../shared/system-reason.ts'
import { withConnectionTo } from '../../network/outgoing.ts'
import type { Clock } from '../ports.ts'
import { checkedLookup, RefusedAddress, systemResolve } from '../intake/checked-lookup.ts'
import { postJson } from '../output/post-json.ts'

const timeoutMs = 15_000

export interface Message {
  readonly id: string
  readonly body: string
  /** When it is sent, in seconds; a receiver refuses old messages. */
  readonly seconds: number
}

/** The headers by which a receiver checks that a message comes from here and is new. */
export function signatureHeaders({ id, body, seconds }: Message, secret: string): Record<string, string> {
  const bytes = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret)
  const signature = createHmac('sha256', bytes).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}

/** Posts the message; succeeds only if the answer has a status of 2xx. */
export async function callBack(
  { url: address, secret }: z.infer<typeof callbackSchema>,
  message: Message,
  { isAllowed, clock }: { readonly isAllowed: (address: string) => boolean; readonly clock: Clock },
  signal: AbortSignal,
): Promise<Result<void>> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) return err('url.refused', { host })
  const shown = `${url.protocol}//${url.host}${url.pathname}`
  const limit = new AbortController()
  const stopTimer = clock.after(timeoutMs, () => limit.abort())
  const posted = {
    url,
    body: message.body,
    lookup: checkedLookup({ isAllowed, resolve: systemResolve }),
    headers: signatureHeaders(message, secret),
  }
  try {
    const status = await withConnectionTo('callback', host, () =>
      postJson(posted, AbortSignal.any([signal, limit.signal])),
    )
    return status >= 200 && status < 300
      ? ok(undefined)
      : err('hook.webhook', { url: shown, why: reason('it answered %{status}', { status }) })
  } catch (error) {
    if (error instanceof RefusedAddress) return err('url.refused', { host })
    const why = limit.signal.aborted
      ? reason('it took longer than %{seconds} s', { seconds: timeoutMs / 1000 })
      : systemReason(error)
    return err('hook.webhook', { url: shown, why })
  } finally {
    stopTimer()
  }
}
