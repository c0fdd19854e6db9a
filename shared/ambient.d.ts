// Types of the globals that exist in every host (Node, Electron, browser) but are missing from TypeScript's ES library.
// The rest comes from each host's own types.
interface AbortSignal {
  readonly aborted: boolean
}

declare function btoa(bytes: string): string
