// The messages between the main process and a utility process. Values in them are cloned by Node's channel.

export type Wire =
  | { readonly type: 'message'; readonly data: unknown; readonly ports: readonly string[] }
  | { readonly type: 'port'; readonly id: string; readonly data: unknown }
  | { readonly type: 'port-closed'; readonly id: string }
