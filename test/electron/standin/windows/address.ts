// [Note: address] Chromium doesn't navigate to an unknown scheme, and DevTools can't register one. So the page
// is loaded from https://fovea.app.standin/x for app://fovea/x, and every address in the main process is
// translated here. A page sees the difference in `location` only: it must use relative addresses.
import { mustNotBeReady } from '../core/lifecycle.ts'

const schemes = new Set<string>()

/** Adds a scheme of the app, whose addresses are translated. */
export function nameScheme(scheme: string): void {
  schemes.add(scheme)
}

export function registerSchemesAsPrivileged(list: readonly { scheme: string }[]): void {
  mustNotBeReady('protocol.registerSchemesAsPrivileged')
  for (const { scheme } of list) nameScheme(scheme)
}

export function schemeOf(address: string): string {
  return address.slice(0, Math.max(0, address.indexOf(':')))
}

/** Translates an address of the app into the one that Chromium loads. */
export function toPageAddress(address: string): string {
  if (!schemes.has(schemeOf(address))) return address
  const [, scheme = '', host = '', rest = ''] = /^([^:]+):\/\/([^/?#]*)(.*)$/s.exec(address) ?? []
  return `https://${host}.${scheme}.standin${rest.startsWith('/') ? '' : '/'}${rest}`
}

/** Translates an address that Chromium loads into the one of the app. */
export function fromPageAddress(address: string): string {
  const found = /^https:\/\/([^/?#]+)\.([a-z][a-z0-9+-]*)\.standin(.*)$/s.exec(address)
  return found ? `${found[2]}://${found[1]}${found[3]}` : address
}
