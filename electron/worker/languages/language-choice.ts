// Types of the language detection.
import type { Evidence } from './evidence.ts'
import type { SampleSize } from './sample.ts'

export interface LanguageChoice {
  /** The first is the language of most of the text. */
  readonly languages: readonly string[]
  /** 0 to 1 */
  readonly confidence: number
}

/** Reads a sample of the page with one model. */
export type ReadSample = (model: string, size: SampleSize) => Promise<Evidence>
