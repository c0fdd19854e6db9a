// protocol.handle: the app's scheme, answered by the app's handler. See [Note: address].
import { mustBeReady } from '../core/lifecycle.ts'
import { loud } from '../core/loud.ts'
import { nameScheme, registerSchemesAsPrivileged, schemeOf } from '../windows/address.ts'

type Handler = (request: Request) => Response | Promise<Response>
type Surface = 'handle' | 'unhandle' | 'isProtocolHandled' | 'registerSchemesAsPrivileged'

const handlers = new Map<string, Handler>()

export const protocol = loud('protocol', {
  registerSchemesAsPrivileged,
  handle(scheme: string, handler: Handler) {
    mustBeReady('protocol.handle')
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    nameScheme(scheme)
    handlers.set(scheme, handler)
  },
  unhandle: (scheme: string) => void handlers.delete(scheme),
  isProtocolHandled: (scheme: string) => handlers.has(scheme),
}) satisfies Pick<Electron.Protocol, Surface>

/** The app's handler for the scheme of an address. */
export function handlerFor(address: string): Handler | undefined {
  return handlers.get(schemeOf(address))
}
