// What a page is made of, as far as its layout tells.

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  /** A newline in a paragraph is a line that was ended on purpose, as in an address or on a receipt. */
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets'; readonly items: readonly string[] }
  | { readonly kind: 'numbers'; readonly start: number; readonly items: readonly string[] }
