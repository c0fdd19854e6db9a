// A PDF to be measured: where it is from and what should come of it.

export const kinds = [
  /** Its words are told by its text layer alone, so that they can be held to pdftotext's. */
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
  /** The code that it is refused with; null where it is read. */
  readonly refusal: string | null
  /** All its words in their order; null where nobody knows them. */
  readonly truth: readonly string[] | null
  readonly mostPages: number
}
