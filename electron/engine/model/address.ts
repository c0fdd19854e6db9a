// Parses the address of the language model, and tells whether page text that is sent there stays on this machine.

export interface ModelAddress {
  /** Without a slash at the end; paths such as /chat/completions are appended. */
  readonly base: string
  readonly host: string
  readonly isLocal: boolean
}

/** Returns null if the text is no http or https address. */
export function parseAddress(text: string): ModelAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  // a password in an address would be shown wherever the address is shown
  if (url.username !== '' || url.password !== '') return null
  const base = `${url.origin}${url.pathname}`.replace(/\/+$/, '')
  return { base, host: url.host, isLocal: isLoopback(url.hostname) }
}

/**
 * Whether the host is this machine. Addresses have their usual form here: the URL parser has already
 * normalised them.
 */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
