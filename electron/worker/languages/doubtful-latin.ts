// Decides on photos in Latin letters with a low confidence as a whole. Many of their words are confident nonetheless; a few
// lines read with the Chinese model show whether the rest is dirt or Chinese.
import type { Line } from '../../../shared/page.ts'
import { countCharacters, meanConfidence, wordsOf } from '../recognise/certainty.ts'
import { latinVerdict, type Verdict } from './decide.ts'
import { evidenceOf } from './evidence.ts'

/**
 * Photos of Latin receipts had 9 to 33 words of this form and confidence, with at least a quarter of all letters; readings
 * of other scripts by a Latin model had two at most.
 */
const confidentWord = { confidence: 0.8, form: /^\p{Lu}?\p{Ll}{3,}\p{P}?$|^\p{Lu}{4,}\p{P}?$/u } as const
const min = { words: 8, letters: 0.2 } as const
const doubtBelow = 0.5
const maxLines = 3
/** Share of Han; the Chinese model reads up to 0.14 of it in dirt. */
const minHan = 0.2

/** Returns the longest doubtful lines; null if too few words are confident enough for Latin. */
export function doubtfulLatinLines(lines: readonly Line[]): Line[] | null {
  const words = wordsOf(lines).filter(
    ({ text, confidence }) => confidence >= confidentWord.confidence && confidentWord.form.test(text),
  )
  if (words.length < min.words || countCharacters(words) < evidenceOf(lines).letters * min.letters)
    return null
  return lines
    .filter((line) => meanConfidence(line.words) < doubtBelow)
    .sort((a, b) => countCharacters(b.words) - countCharacters(a.words))
    .slice(0, maxLines)
}

/** `asChinese` is the reading of the doubtful lines by the Chinese model. Returns null if they are Chinese. */
export function decideDoubtfulLatin(lines: readonly Line[], asChinese: readonly Line[]): Verdict | null {
  if (evidenceOf(asChinese).shareOf('Han') >= minHan) return null
  return latinVerdict(evidenceOf(lines))
}
