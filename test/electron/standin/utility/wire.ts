// The messages between the main process and a utility process. Node's channel clones their values.

export type Wire =
  | { readonly type: 'message'; readonly data: unknown; readonly ports: readonly string[] }
  | { readonly type: 'port'; readonly id: string; readonly data: unknown }
  | { readonly type: 'port-closed'; readonly id: string }
