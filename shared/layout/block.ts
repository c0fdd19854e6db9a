// What a page is made of, as far as its layout tells.

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type Alignment = 'left' | 'right' | 'centre'

export interface Item {
  /** For a task: whether it is ticked. */
  readonly isDone?: boolean
  readonly blocks: readonly Block[]
}

export interface Table {
  readonly kind: 'table'
  /** The first row is the header. All rows are equally long; what a cell is merged with is empty. */
  readonly rows: readonly (readonly string[])[]
  readonly alignments: readonly Alignment[]
  /** Where a cell spans several places: from the row and column that it begins at. */
  readonly spans: readonly Span[]
}

export interface Span {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

export type Block =
  | { readonly kind: 'heading'; readonly level: HeadingLevel; readonly text: string }
  /** A newline in a paragraph is a line that was ended on purpose, as in an address or on a receipt. */
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `start` is the first number, null for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly Item[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | Table
  | { readonly kind: 'rule' }
  | { readonly kind: 'picture' }
