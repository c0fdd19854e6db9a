// Counts the connections of this process to other machines: those announced by `withConnectionTo`, and those that were
// refused.
// Kept per process and not per engine, because sockets belong to the process. [Note: outgoing]
import type { NetworkUse } from '../../shared/network-use.ts'

type Purpose = NetworkUse['made'][number]['purpose']

interface Count {
  count: number
  lastAt: number
}

const since = Date.now()
const allowedHosts = new Map<string, number>()
const made = new Map<string, Count & { readonly purpose: Purpose; readonly host: string }>()
const refused = new Map<string, Count>()
let isGuarded = false

/** Announces a connection that the user asked for: the host may be connected to until `work` has ended. */
export async function withConnectionTo<T>(
  purpose: Purpose,
  hostname: string,
  work: () => Promise<T>,
): Promise<T> {
  const host = normaliseHost(hostname)
  if (isThisMachine(host)) return work()
  const key = `${purpose} ${host}`
  made.set(key, { purpose, host, ...increment(made.get(key)) })
  allowedHosts.set(host, (allowedHosts.get(host) ?? 0) + 1)
  try {
    return await work()
  } finally {
    const left = (allowedHosts.get(host) ?? 1) - 1
    if (left > 0) allowedHosts.set(host, left)
    else allowedHosts.delete(host)
  }
}

/** Whether a connection is allowed; a refused one is counted. */
export function mayConnect(hostname: string): boolean {
  const host = normaliseHost(hostname)
  if (isThisMachine(host) || allowedHosts.has(host)) return true
  countRefused(host)
  return false
}

export function countRefused(host: string): void {
  refused.set(host, increment(refused.get(host)))
}

export function markGuarded(): void {
  isGuarded = true
}

export function networkUse(): NetworkUse {
  return {
    since,
    isGuarded,
    made: [...made.values()],
    refused: [...refused].map(([host, counted]) => ({ host, ...counted })),
  }
}

export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

/** Normalises a host: an IPv6 address has brackets in a URL, but none when it is connected to. */
function normaliseHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').toLowerCase()
}

function increment(before: Count | undefined): Count {
  return { count: (before?.count ?? 0) + 1, lastAt: Date.now() }
}
