// The globals that every host has and that the language's own library does not name.
// Each host's own types (Node's, the page's) say the rest.
interface AbortSignal {
  readonly aborted: boolean
}

declare function btoa(bytes: string): string
