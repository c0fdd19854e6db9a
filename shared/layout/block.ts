// The blocks of a laid-out page: headings, paragraphs, lists, tables, code, quotations, rules and pictures.

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type Alignment = 'left' | 'right' | 'centre'

export interface Item {
  /** Whether the task is ticked; absent for items without a checkbox. */
  readonly isDone?: boolean
  readonly blocks: readonly Block[]
}

export interface Table {
  readonly kind: 'table'
  /** The first row is the header. All rows have the same length; places covered by a merged cell are empty. */
  readonly rows: readonly (readonly string[])[]
  readonly alignments: readonly Alignment[]
  /** The merged cells, each by the row and column that it begins at. */
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
  /** A newline in a paragraph is a deliberate line break, as in an address or on a receipt. */
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `start` is the first number; null for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly Item[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | Table
  | { readonly kind: 'rule' }
  | { readonly kind: 'picture' }
