// What the main process and a utility process say to each other. Values inside are cloned by Node's own channel.

export type Wire =
  | { readonly type: 'message'; readonly data: unknown; readonly ports: readonly string[] }
  | { readonly type: 'port'; readonly id: string; readonly data: unknown }
  | { readonly type: 'port-closed'; readonly id: string }
