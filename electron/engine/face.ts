// The engine as its hosts see it: the window's process, the server, the command line, and the tests.
import type { CallName, CallOutput } from '../../shared/contract/calls.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import type { Tier } from '../../shared/limits.ts'
import type { Fault, Result } from '../../shared/result.ts'
import type { CallContext, Caller } from './caller.ts'

export interface ImageFile {
  readonly path: string
  readonly mediaType: string
}

export interface Thumbnail {
  readonly body: Uint8Array
  /** Of the image: by it a picture can be kept for good. */
  readonly hash: string
}

export interface Picture {
  readonly body: Uint8Array
  /** Of the file: by it a picture can be kept for good. */
  readonly hash: string
}

export interface PdfFile {
  readonly path: string
  readonly sizeBytes: number
  /** What it is called. */
  readonly filename: string
  giveBack(): Promise<void>
}

/** What is left to a key of its minute: the numbers of RateLimit and RateLimit-Policy. */
export interface RateState {
  readonly limit: number
  readonly remaining: number
  readonly resetSeconds: number
}

export interface Engine {
  readonly dataDir: string
  /** The version of the application. */
  readonly version: string
  /** What the owner should know of how the data folder was opened: a rescue, a copy that was put in place. */
  readonly notices: readonly Fault[]
  /**
   * Begins what goes on by itself: watch folders, jobs of earlier days, a warm reader. Before, it only answers. Who has its
   * first image at hand needs no warm reader: the image says what is to be loaded.
   */
  start(wish?: { readonly isWarm: boolean }): void
  /** The machine slept: what may have changed meanwhile without a word is looked at anew. */
  wake(): void
  /** Parses the input, checks that the caller may, and answers; it never rejects. */
  call<N extends CallName>(name: N, input: unknown, context: CallContext): Promise<Result<CallOutput<N>>>
  /** Answers a function that ends the listening. */
  on(listener: (event: AppEvent) => void): () => void
  /** The file of a record's image, for showing it. */
  image(recordId: string, caller: Caller): Result<ImageFile>
  /** A small picture of it, as WebP, which is there once it was read. */
  thumbnail(recordId: string, caller: Caller): Result<Thumbnail>
  /** A page of a document, or an image that not every browser shows, as JPEG no larger than so many pixels. */
  picture(
    recordId: string,
    wish: { readonly page?: number | undefined; readonly size?: number | undefined },
    caller: Caller,
  ): Promise<Result<Picture>>
  /** The record as a searchable PDF, in a file that is lent. */
  pdf(
    recordId: string,
    wish: { readonly pdfa: boolean; readonly attachResult: boolean },
    caller: Caller,
    signal?: AbortSignal,
  ): Promise<Result<PdfFile>>
  readonly access: {
    /** Who holds this API key, compared in constant time. */
    callerOfKey(key: string): Result<Caller & { kind: 'key' }>
    /** Counts one request of a key in its sliding minute. The month's quota is the operations' own affair. */
    countRequest(caller: { keyId: string; tier: Tier }): {
      readonly rate: RateState
      readonly refused: Fault | null
    }
    /** Trades a one-time link's token for a session's token; a link works once. */
    redeemLink(token: string, browser: string): Result<{ session: string }>
    /** The id of the session that this token belongs to; null if it was ended, or never was. */
    sessionOf(session: string): string | null
    /** Whether the session with this id has not been ended. */
    hasSession(id: string): boolean
    /** Whether pages of this origin may use the service with a key, by the settings. */
    allowsOrigin(origin: string): boolean
  }
  /** Says in the data folder how this engine can be reached, for a command line that finds the folder in use. */
  announce(running: { readonly socket: string; readonly token: string }): void
  /** The address that records carry in `payload` when no HTTP request made them. */
  setBaseUrl(url: string): void
  /** Takes no new work, lets what runs end or puts it back, closes everything. Waits; can be called twice. */
  close(): Promise<void>
}
