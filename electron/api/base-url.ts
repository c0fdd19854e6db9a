// The base of the address that a request came to, without its path: http://127.0.0.1:7878
import type { ApiContext } from './env.ts'

/**
 * Returns the origin of the service as the caller addressed it. The guard has checked the host, so it is one
 * of ours. A proxy in front reports the scheme.
 */
export function baseUrlOf(c: ApiContext): string {
  const scheme = c.req.header('X-Forwarded-Proto') === 'https' ? 'https' : 'http'
  return `${scheme}://${c.req.header('Host') ?? ''}`
}
