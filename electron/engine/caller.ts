// The caller of a call. The host identifies it; the engine only compares.
import type { Tier } from '../../shared/limits.ts'

export type Caller =
  | { readonly kind: 'anybody' }
  /** The window, the command line, or a browser; a browser has a session. */
  | { readonly kind: 'owner'; readonly sessionId?: string }
  | { readonly kind: 'key'; readonly keyId: string; readonly tier: Tier; readonly prefix: string }

export interface CallContext {
  readonly caller: Caller
  readonly signal?: AbortSignal
  /** Identifies the request in the log. */
  readonly reference?: string
  /** The base address of the HTTP request, as in http://127.0.0.1:7878; the record's payload begins with it. */
  readonly baseUrl?: string
  /** Called when the image of the call is stored, and only its reading is still to come. */
  readonly onStored?: () => void
}

export const owner = { kind: 'owner' } as const satisfies Caller
