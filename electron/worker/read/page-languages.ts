// Determines the languages of a page: those that the caller named, else those that are detected.
import type { Script } from '../../../shared/languages.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { chooseLanguages } from '../languages/choose.ts'
import { sampleOf } from '../languages/sample.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { Looks } from '../recognise/look.ts'
import type { ReadContext, RequestedLanguages } from '../context/read-context.ts'
import { smallModelsOf } from '../recognise/small-models.ts'

export interface PageLanguages {
  readonly languages: readonly string[]
  /** The certainty of the detection; null if the caller named the languages. */
  readonly confidence: number | null
}

export interface LanguageSense {
  /**
   * `looks`: at this picture, where it will be read as a whole: what the first of them saw may tell enough.
   * `likely`: the possible scripts, the likeliest first.
   */
  languagesOf(
    image: GreyImage,
    looks?: Looks,
    likely?: () => Promise<readonly Script[]>,
  ): Promise<PageLanguages>
  /** The mean confidence of a few lines of the picture, 0 to 1; it is nearly 0 if the picture is upside down. */
  certaintyOf(image: GreyImage): Promise<number>
}

const sample = { bands: 2, widthPx: 1000 } as const

export function createLanguageSense(
  context: RequestedLanguages & Pick<ReadContext, 'known' | 'recogniser'>,
): LanguageSense {
  const { languages, recogniser } = context
  if (languages.length === 0) {
    return {
      languagesOf: (image, looks, likely) =>
        chooseLanguages(image, { ...context, ...(likely && { likely }) }, recogniser, looks),
      async certaintyOf(image) {
        // other layouts would also find the lines of a page that lies on its side
        const choice = await chooseLanguages(image, context, recogniser, undefined, ['block'])
        return choice.confidence
      },
    }
  }
  return {
    languagesOf: () => Promise.resolve({ languages, confidence: null }),
    async certaintyOf(image) {
      const few = sampleOf(image, sample)
      const lines = await recogniser.read(few, smallModelsOf(languages), () => undefined, 'block')
      return meanConfidence(wordsOf(lines))
    },
  }
}
