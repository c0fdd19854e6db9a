// A page as rows of parts: what stands together is one part, what stands well apart on the same height is the next
// part of the row.
import type { Box, Rule, Word } from '../../page.ts'

export interface Part {
  readonly text: string
  /** As long as the text, in lower case and with ASCII for full-width forms: what labels are looked for in. */
  readonly folded: string
  readonly words: readonly { readonly word: Word; readonly start: number; readonly end: number }[]
  /** On a level page; the words' own boxes are the image's. */
  readonly box: Box
}

export type Row = readonly Part[]

export interface Sheet {
  readonly rows: readonly Row[]
  /** All parts' folded text: a quick answer to whether a word is on the page at all. */
  readonly folded: string
  /** Median height of a part: the unit of all distances. */
  readonly unit: number
  readonly box: Box
  readonly rules: readonly Rule[]
  readonly isReceipt: boolean
  /** Its sums of money have no cents, as those in yen. */
  readonly hasWholeSums: boolean
  /** How surely the whole page was read, from 0 to 1. */
  readonly confidence: number
}
