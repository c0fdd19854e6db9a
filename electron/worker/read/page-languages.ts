// The languages of a page: those that somebody named, else those that are found on it.
import type { Script } from '../../../shared/languages.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { chooseLanguages } from '../languages/choose.ts'
import { sampleOf } from '../languages/sample.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { Looks } from '../recognise/look.ts'
import type { ReadContext, RequestedLanguages } from '../context/read-context.ts'
import { smallModelsOf } from '../recognise/small-models.ts'

export interface PageLanguages {
  readonly languages: readonly string[]
  /** How sure it is that these are the languages; null where somebody named them. */
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
    likely?: () => Promise<Result<readonly Script[]>>,
  ): Promise<Result<PageLanguages>>
  /** How sure a few lines of the picture are read, 0 to 1: next to nothing if it stands on its head. */
  certaintyOf(image: GreyImage): Promise<Result<number>>
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
        // looking for lines that run any way would find those of a page that lies on its side
        const choice = await chooseLanguages(image, context, recogniser, undefined, ['block'])
        return choice.ok ? ok(choice.value.confidence) : choice
      },
    }
  }
  return {
    languagesOf: () => Promise.resolve(ok({ languages, confidence: null })),
    async certaintyOf(image) {
      const few = sampleOf(image, sample)
      const lines = await recogniser.read(few, smallModelsOf(languages), () => undefined, 'block')
      return lines.ok ? ok(meanConfidence(wordsOf(lines.value))) : lines
    },
  }
}
