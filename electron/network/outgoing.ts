// The connections of this process beyond this machine: which were asked for, and which were refused. Kept for the
// process and not for an engine, because sockets are the process's. [Note: outgoing]
import type { NetworkUse } from '../../shared/network-use.ts'

type Purpose = NetworkUse['made'][number]['purpose']

interface Count {
  count: number
  lastAt: number
}

const since = Date.now()
const openHosts = new Map<string, number>()
const made = new Map<string, Count & { readonly purpose: Purpose; readonly host: string }>()
const refused = new Map<string, Count>()
let isGuarded = false

/** Somebody asked for this: the host may be connected to until `work` has ended. */
export async function goOut<T>(purpose: Purpose, hostname: string, work: () => Promise<T>): Promise<T> {
  const host = plain(hostname)
  if (isThisMachine(host)) return work()
  const key = `${purpose} ${host}`
  made.set(key, { purpose, host, ...oneMore(made.get(key)) })
  openHosts.set(host, (openHosts.get(host) ?? 0) + 1)
  try {
    return await work()
  } finally {
    const left = (openHosts.get(host) ?? 1) - 1
    if (left > 0) openHosts.set(host, left)
    else openHosts.delete(host)
  }
}

/** Whether a connection may be made; one that may not is counted. */
export function mayConnect(hostname: string): boolean {
  const host = plain(hostname)
  if (isThisMachine(host) || openHosts.has(host)) return true
  noteRefused(host)
  return false
}

export function noteRefused(host: string): void {
  refused.set(host, oneMore(refused.get(host)))
}

export function noteGuarded(): void {
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

/** An IPv6 address stands in brackets in a URL, and without them where it is connected to. */
function plain(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').toLowerCase()
}

function oneMore(before: Count | undefined): Count {
  return { count: (before?.count ?? 0) + 1, lastAt: Date.now() }
}
