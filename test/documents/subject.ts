// The type of a PDF to measure: its origin and the expected result.

export const kinds = [
  /** Whether all words come from its text layer, so that they can be compared with pdftotext's. */
  'born-digital',
  'real',
  'scan',
  'mixed',
  'hidden layer',
  'garbled',
  'locked',
  'damaged',
] as const
export type Kind = (typeof kinds)[number]

export interface Subject {
  readonly name: string
  readonly kind: Kind
  readonly file: string
  readonly password?: string | undefined
  /** The error code with which it is refused; null if it is read. */
  readonly refusal: string | null
  /** All its words in order; null if unknown. */
  readonly truth: readonly string[] | null
  readonly maxPages: number
}
