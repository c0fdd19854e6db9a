// [Note: address] Chromium won't navigate to a scheme it doesn't know, and a stock one can't be taught any. So the page
// is shown https://fovea.app.standin/x where the app says app://fovea/x; everything the main process reads or gives is
// turned round here. A page sees the difference in `location` only: it must use relative addresses.
import { mustNotBeReady } from '../core/lifecycle.ts'

const schemes = new Set<string>()

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

export function toPageAddress(address: string): string {
  if (!schemes.has(schemeOf(address))) return address
  const [, scheme = '', host = '', rest = ''] = /^([^:]+):\/\/([^/?#]*)(.*)$/s.exec(address) ?? []
  return `https://${host}.${scheme}.standin${rest.startsWith('/') ? '' : '/'}${rest}`
}

export function fromPageAddress(address: string): string {
  const found = /^https:\/\/([^/?#]+)\.([a-z][a-z0-9+-]*)\.standin(.*)$/s.exec(address)
  return found ? `${found[2]}://${found[1]}${found[3]}` : address
}
