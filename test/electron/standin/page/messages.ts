// The messages between the preload's world and the main process. Their values are text of the codec.

export type FromPage =
  | { readonly type: 'ready' }
  | { readonly type: 'preload-failed'; readonly message: string }
  | { readonly type: 'send'; readonly channel: string; readonly args: string }
  | { readonly type: 'invoke'; readonly id: number; readonly channel: string; readonly args: string }
  | {
      readonly type: 'post'
      readonly channel: string
      readonly args: string
      readonly ports: readonly string[]
    }
  | PortMessage

export type ToPage =
  | { readonly type: 'reply'; readonly id: number; readonly value: string }
  | { readonly type: 'refusal'; readonly id: number; readonly message: string }
  | {
      readonly type: 'event'
      readonly channel: string
      readonly args: string
      readonly ports: readonly string[]
    }
  | PortMessage

export type PortMessage =
  | { readonly type: 'port'; readonly id: string; readonly value: string }
  | { readonly type: 'port-closed'; readonly id: string }

/** Calls that block the page, see [Note: blocking call]. */
export type BlockingRequest =
  { readonly type: 'path' } | { readonly type: 'send'; readonly channel: string; readonly args: string }

export type BlockingReply = { readonly value: string } | { readonly error: string }

/** The information that the preload gets about its environment. */
export interface PreloadFacts {
  readonly preloadPath: string
  readonly process: Readonly<Record<string, unknown>>
}
