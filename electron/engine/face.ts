// The interface of the engine for its hosts: the app's main process, the server, the command line and the tests.
import type { CallName, CallOutput } from '../../shared/contract/calls.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Tier } from '../../shared/limits.ts'
import type { Fault, Result } from '../../shared/result.ts'
import type { ServicePart } from '../../shared/settings.ts'
import type { OpenedFile } from '../files/regular-file.ts'
import type { CallContext, Caller } from './caller.ts'

export interface ImageFile {
  readonly path: string
  readonly mediaType: string
  /** Opens the file, unless it is no longer the one that was read; the open file is the caller's to close. */
  open(): Promise<Result<OpenedFile>>
}

export interface Thumbnail {
  readonly body: Uint8Array
  /** The hash of the image; a picture with this hash never changes, so it can be cached forever. */
  readonly hash: string
}

export interface Picture {
  readonly body: Uint8Array
  /** The hash of the file; a picture with this hash never changes, so it can be cached forever. */
  readonly hash: string
}

export interface PdfFile {
  readonly path: string
  readonly sizeBytes: number
  /** The name for the download. */
  readonly filename: string
  giveBack(): Promise<void>
}

/** The rest of a key's minute: the numbers of the RateLimit and RateLimit-Policy headers. */
export interface RateState {
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
}

export interface Engine {
  readonly dataDir: string
  /** The version of the application. */
  readonly version: string
  /** Messages for the owner about the opening of the data folder: a rescue, or a restored copy. */
  readonly notices: readonly Fault[]
  /**
   * Starts the background work: watch folders, pending jobs, a reading process with its models loaded. Before, the
   * engine only answers calls. `isWarm: false` skips loading the models, for a host that has its first image at hand:
   * the image decides what is loaded.
   */
  start(options?: { readonly isWarm: boolean }): void
  /** Called after the machine slept: looks again at everything that may have changed unnoticed. */
  wake(): void
  /** Checks that the caller may make the call, parses the input, and answers. Never rejects. */
  call<N extends CallName>(name: N, input: unknown, context: CallContext): Promise<Result<CallOutput<N>>>
  /** Returns a function that removes the listener. */
  on(listener: (event: AppEvent) => void): () => void
  /** The file of a record's image, to show it. */
  image(recordId: string, caller: Caller): Result<ImageFile>
  /** A thumbnail of the image, as WebP. It exists once the image was read. */
  thumbnail(recordId: string, caller: Caller): Result<Thumbnail>
  /**
   * A JPEG of a page of a document, or of an image that not every browser shows, at most `size` pixels wide and high.
   */
  picture(
    recordId: string,
    options: { readonly page?: number | undefined; readonly size?: number | undefined },
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<Result<Picture>>
  /** The record as a searchable PDF, in a temporary file on loan: see `giveBack`. */
  pdf(
    recordId: string,
    options: { readonly pdfa: boolean; readonly attachResult: boolean },
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<Result<PdfFile>>
  readonly access: {
    /** Finds the owner of an API key. */
    callerOfKey(key: string): Result<Caller & { kind: 'key' }>
    /** Counts a request towards the key's sliding minute. The monthly quota is checked by the operations. */
    countRequest(caller: { keyId: string; tier: Tier }): {
      readonly rate: RateState
      readonly refused: Fault | null
    }
    /** Exchanges the token of a one-time link for that of a session; a link works once. */
    redeemLink(token: string, browser: string): Result<{ session: string }>
    /** The id of the session that the token belongs to; null if it was revoked or never existed. */
    sessionOf(session: string): string | null
    /** Whether the session with this id still exists. */
    hasSession(id: string): boolean
    /** Whether the settings switch this part of the service on. */
    isOn(part: ServicePart): boolean
    /** Whether the settings allow pages of this origin to use the service with a key. */
    allowsOrigin(origin: string): boolean
  }
  /** Writes to the data folder how this engine can be reached, for a command line that finds the folder locked. */
  announce(running: { readonly socket: string; readonly token: string }): void
  /** The address that records carry in `payload` when no HTTP request made them. */
  setBaseUrl(url: string): void
  /** Accepts no new work, lets running work finish or puts it back, and closes everything. May be called twice. */
  close(): Promise<void>
}
