// Which Host headers name this server. A page whose own name was rebound to this machine comes with another one.
import { isIP } from 'node:net'

export interface Listening {
  readonly host: string
  readonly port: number
  /** Names that a proxy or a name server gives this machine, with a port or, for any port, without. */
  readonly allowedHosts: readonly string[]
}

export function isOwnHost(sent: string, { host, port, allowedHosts }: Listening): boolean {
  const found = /^(?<name>\[[\da-f:.]+\]|[^:[\]/?#@\s]+)(?::(?<port>\d{1,5}))?$/.exec(sent.toLowerCase())
  const name = found?.groups?.['name']
  if (name === undefined) return false
  if (allowedHosts.some((each) => [sent.toLowerCase(), name].includes(each.toLowerCase()))) return true
  return Number(found?.groups?.['port'] ?? 80) === port && isOwnName(bare(name), bare(host.toLowerCase()))
}

/** Rebinding needs a name, so an address in digits is safe; it is only taken where others may come in at all. */
function isOwnName(name: string, host: string): boolean {
  return loopbackNames.includes(name) || name === host || (!isLoopback(host) && isIP(name) !== 0)
}

const loopbackNames = ['127.0.0.1', 'localhost', '::1']

export function isLoopback(host: string): boolean {
  return loopbackNames.includes(bare(host)) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** The address to open in a browser on this machine. */
export function urlOf(host: string, port: number): string {
  const name = bare(host) === '0.0.0.0' || bare(host) === '::' ? '127.0.0.1' : bare(host)
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
}

function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1')
}
