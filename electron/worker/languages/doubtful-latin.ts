// Photos in Latin letters that are read with too much doubt as a whole: many of their words are sure nonetheless, and
// whether the rest is dirt or Chinese is asked of a few lines.
import type { Line } from '../../../shared/page.ts'
import { countCharacters, meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { Verdict } from './decide.ts'
import { evidenceOf } from './evidence.ts'

/**
 * Of words of such a form photos of Latin receipts had 9 to 33, with a quarter of all letters and more; what a model for
 * Latin makes of other scripts had two at most.
 */
const sureWord = { confidence: 0.8, form: /^\p{Lu}?\p{Ll}{3,}\p{P}?$|^\p{Lu}{4,}\p{P}?$/u } as const
const many = { words: 8, letters: 0.2 } as const
const doubt = 0.5
const mostLines = 3
/** Of dirt, a model for Chinese makes up to 0.14 of it. */
const leastHan = 0.2

/** The longest that are doubtful; null where there are too few sure words for Latin. */
export function linesBesideLatin(lines: readonly Line[]): Line[] | null {
  const sure = wordsOf(lines).filter(
    ({ text, confidence }) => confidence >= sureWord.confidence && sureWord.form.test(text),
  )
  const isMuch = countCharacters(sure) >= evidenceOf(lines).letters * many.letters
  if (sure.length < many.words || !isMuch) return null
  return lines
    .filter((line) => meanConfidence(line.words) < doubt)
    .sort((a, b) => countCharacters(b.words) - countCharacters(a.words))
    .slice(0, mostLines)
}

/** `asked`: what a model for Chinese made of those lines. Null where it is Chinese. */
export function decideBesideLatin(lines: readonly Line[], asked: readonly Line[]): Verdict | null {
  if (evidenceOf(asked).shareOf('Han') >= leastHan) return null
  const evidence = evidenceOf(lines)
  return { script: 'Latin', evidence, hasLatin: true, confidence: evidence.shareOf('Latin') }
}
