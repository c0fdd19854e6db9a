// Who asks. A host finds out; the engine only compares.
import type { Tier } from '../../shared/limits.ts'

export type Caller =
  | { readonly kind: 'anybody' }
  /** The window, the command line, or a browser, which then has a session. */
  | { readonly kind: 'owner'; readonly sessionId?: string }
  | { readonly kind: 'key'; readonly keyId: string; readonly tier: Tier; readonly prefix: string }

export interface CallContext {
  readonly caller: Caller
  readonly signal?: AbortSignal
  /** By which a request is found in the log again. */
  readonly reference?: string
  /** The address that a request over HTTP came to, as in http://127.0.0.1:7878; it begins the record's payload. */
  readonly baseUrl?: string
  /** Called when the image that came with the call is on the disk, and only the wait for its reading is left. */
  readonly onStored?: () => void
}

export const owner = { kind: 'owner' } as const satisfies Caller
