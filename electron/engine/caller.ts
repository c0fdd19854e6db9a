// The caller of a call. The host identifies it; the engine only compares.
import type { Tier } from '../../shared/limits.ts'

export type Caller =
  | { readonly kind: 'anybody' }
  /** The window, the command line, or a browser; a browser has a session. */
  | { readonly kind: 'owner'; readonly sessionId?: string; readonly isAgent?: true }
  | {
      readonly kind: 'key'
      readonly keyId: string
      readonly tier: Tier
      readonly prefix: string
      readonly isAgent?: true
    }

export interface FileOnce {
  /** Returns the bytes the first time, and then null. */
  take(): Uint8Array | null
}

export interface NamedFile extends FileOnce {
  readonly name: string
}

export interface CallContext {
  readonly caller: Caller
  readonly signal?: AbortSignal
  /** Identifies the request in the log. */
  readonly reference?: string
  /** The base address of the HTTP request, as in http://127.0.0.1:7878; the record's payload begins with it. */
  readonly baseUrl?: string
  /** The image or document of the call if it was sent as bytes; the input's address is not used then. */
  readonly file?: FileOnce
  /** The documents of the call that came as files of a form. */
  readonly files?: readonly NamedFile[]
  /** How long the call waits for a reading; after that the reading goes on, and the call answers. 0 never waits. */
  readonly waitMs?: number
  /** Called when the image of the call is stored, and only its reading is still to come. */
  readonly onStored?: () => void
}

export const owner = { kind: 'owner' } as const satisfies Caller

/** Whether a program that follows a language model calls, which may do less than the person whom it serves. */
export function isAgent(caller: Caller): boolean {
  return caller.kind !== 'anybody' && caller.isAgent === true
}

/** The name under which a caller takes turns with other clients. All sessions and windows of the owner are one client. */
export function ownerOf(caller: Caller): string {
  return caller.kind === 'key' ? `key:${caller.keyId}` : 'owner'
}

/** The name of the client that a record is read for: the key of its request, its watch folder, or the owner. */
export function ownerOfRecord(record: {
  readonly key_id: string | null
  readonly folder_id: string | null
}): string {
  if (record.key_id !== null) return `key:${record.key_id}`
  return record.folder_id === null ? 'owner' : `folder:${record.folder_id}`
}
