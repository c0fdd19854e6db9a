// Decides whether a Host header names this server. A page whose own name was rebound to this machine sends another one.
import { isIP } from 'node:net'

export interface Listening {
  readonly host: string
  readonly port: number
  /** Names that a proxy or a name server has for this machine. One without a port is allowed for every port. */
  readonly allowedHosts: readonly string[]
}

export function isOwnHost(sent: string, { host, port, allowedHosts }: Listening): boolean {
  const match = /^(?<name>\[[\da-f:.]+\]|[^:[\]/?#@\s]+)(?::(?<port>\d{1,5}))?$/.exec(sent.toLowerCase())
  const name = match?.groups?.['name']
  if (name === undefined) return false
  if (allowedHosts.some((each) => [sent.toLowerCase(), name].includes(each.toLowerCase()))) return true
  return (
    Number(match?.groups?.['port'] ?? 80) === port &&
    isOwnName(stripBrackets(name), stripBrackets(host.toLowerCase()))
  )
}

/**
 * Whether the name is one by which this machine may be addressed. DNS rebinding needs a name, so an IP
 * address is safe. It is only accepted if other machines may connect at all.
 */
function isOwnName(name: string, host: string): boolean {
  return loopbackNames.includes(name) || name === host || (!isLoopback(host) && isIP(name) !== 0)
}

const loopbackNames = ['127.0.0.1', 'localhost', '::1']

/** Whether the host is a name or an address of this machine itself. */
export function isLoopback(host: string): boolean {
  return loopbackNames.includes(stripBrackets(host)) || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** The address to open in a browser on this machine. */
export function urlOf(host: string, port: number): string {
  const name =
    stripBrackets(host) === '0.0.0.0' || stripBrackets(host) === '::' ? '127.0.0.1' : stripBrackets(host)
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`
}

function stripBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1')
}
