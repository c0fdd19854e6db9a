// The result of reading a record, as it is stored.
import type { KeptCode } from '../../../shared/contract/code.ts'
import type { UnreadPlace } from '../../../shared/contract/unread-place.ts'
import type { Document } from '../../../shared/document/document.ts'
import type { PageKey } from '../db/pages.ts'
import type { Interpretation } from './fill.ts'

/** The content of a record, with the page or pages that it was made from. */
export interface ReadingResult extends Interpretation {
  readonly page: PageKey
  readonly document: Document | null
  readonly codes: readonly KeptCode[]
  readonly unread: readonly UnreadPlace[]
  readonly currency: string | null
  readonly confidence: number
  readonly languages: readonly string[]
  readonly languageConfidence: number | null
}
