// The languages that a page is found to be in, and how that is found out.
import type { Result } from '../../../shared/result.ts'
import type { Evidence } from './evidence.ts'
import type { SampleSize } from './sample.ts'

export interface LanguageChoice {
  /** The first is the one that most of the text is in. */
  readonly languages: readonly string[]
  /** 0 to 1 */
  readonly confidence: number
}

/** Reads a sample of the page with one model. */
export type Look = (model: string, size: SampleSize) => Promise<Result<Evidence>>
