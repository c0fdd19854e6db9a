// What is stored of a record that was read.
import type { KeptCode } from '../../../shared/contract/code.ts'
import type { Document } from '../../../shared/document/document.ts'
import type { PageKey } from '../db/pages.ts'
import type { Interpretation } from './fill.ts'

/** What a record says, and what it was made from. */
export interface Found extends Interpretation {
  readonly page: PageKey
  readonly document: Document | null
  readonly codes: readonly KeptCode[]
  readonly confidence: number
  readonly languages: readonly string[]
  readonly languageConfidence: number | null
}
