// Posts a result to an address of this machine or the local network, and to no other: the address that a name
// resolves to is checked when the connection is made.
import { lookup as resolveName, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { err, ok, type Result } from '../../../shared/result.ts'
import { withConnectionTo } from '../../network/outgoing.ts'
import { isOwnNetwork } from '../intake/addresses.ts'
import { postJson } from './post-json.ts'
import { reason } from '../../../shared/reasons.ts'
import { systemReason } from '../../../shared/system-reason.ts'

class ForeignAddressError extends Error {}

/** Checks the address of a new rule. A password in it would be shown wherever the rule is. */
export function checkWebhook(text: string): Result<URL> {
  const target = parseWebhook(text)
  if (!target.ok || (target.value.username === '' && target.value.password === '')) return target
  return err('hook.credentials', { url: withoutCredentials(target.value) })
}

function withoutCredentials(url: URL): string {
  return Object.assign(new URL(url), { username: '', password: '' }).href
}

/** Parses the address of a webhook, and checks what can be checked before the connection. */
function parseWebhook(url: string): Result<URL> {
  const parsed = URL.parse(url)
  if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:'))
    return err('hook.address', { url })
  const host = parsed.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isOwnNetwork(host)) return err('hook.address', { url })
  return ok(parsed)
}

const ownHeaders: ReadonlySet<string> = new Set(['host', 'content-type', 'content-length', 'connection'])

/** Stands for the value of a header wherever its rule is shown. */
export const hiddenValue = '****'

/** Parses a header of one line; null if it can't be sent, is one that is set here, or was changed while hidden. */
export function parseHeader(text: string): Readonly<Record<string, string>> | null {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+):\s*([\x21-\x7e][\x20-\x7e]*)$/.exec(text) ?? []
  if (name === undefined || value === undefined || ownHeaders.has(name.toLowerCase())) return null
  if (value.includes(hiddenValue)) return null
  return { [name.toLowerCase()]: value }
}

export interface Webhook {
  readonly address: string
  /** A header to send; null if there is none. */
  readonly header: string | null
  readonly timeoutMs: number
}

/** Posts the body; succeeds only if the answer has a status of 2xx. */
export async function callWebhook(
  { address, header, timeoutMs }: Webhook,
  body: string,
  signal: AbortSignal,
): Promise<Result<void>> {
  const target = parseWebhook(address)
  if (!target.ok) return target
  const url = withoutCredentials(target.value)
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const status = await withConnectionTo('webhook', target.value.hostname, () =>
      postJson(
        {
          url: target.value,
          body,
          lookup: ownNetworkOnly,
          headers: header === null ? {} : (parseHeader(header) ?? {}),
        },
        AbortSignal.any([signal, limit]),
      ),
    )
    // A redirect could lead anywhere, so it is not followed and counts as a failure.
    return status >= 200 && status < 300
      ? ok(undefined)
      : err('hook.webhook', { url, why: reason('it answered %{status}', { status }) })
  } catch (error) {
    if (error instanceof ForeignAddressError) return err('hook.address', { url })
    const why = limit.aborted
      ? reason('it took longer than %{seconds} s', { seconds: timeoutMs / 1000 })
      : systemReason(error)
    return err('hook.webhook', { url, why })
  }
}

/** Resolves a host name, and gives the connection only addresses of this machine or the local network. */
const ownNetworkOnly: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] | undefined) => {
    const privateAddresses = (addresses ?? []).filter(({ address }) => isOwnNetwork(address))
    const [first] = privateAddresses
    if (error) callback(error, '', 0)
    else if (!first) callback(new ForeignAddressError(hostname), '', 0)
    else if (options.all) callback(null, privateAddresses)
    else callback(null, first.address, first.family)
  })
}
