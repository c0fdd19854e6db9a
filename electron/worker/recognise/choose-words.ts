// Of what several readings saw in one place the words to keep: whichever was surer and more likely to have been
// written, and of three, character by character, what two of them have alike.
import type { Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'
import { consensus, likeness } from './consensus.ts'
import { plausibility } from './plausible.ts'

/** What only the second reading saw is taken if it is sure of it. */
export const sureAlone = 0.7
/** What was seen at first and not again stays if it is as sure as this. */
const sureThough = 0.5
/**
 * What two networks read alike is right four times in five, however unsure of it both are, and dirt is not read nearly
 * alike by both. Of a few letters that says less.
 */
const alike = [
  { least: 1, letters: 3, sure: 0.75 },
  { least: 0.7, letters: 5, sure: 0.5 },
] as const
/** The form of what is hardly more than a guess tells less: a guess may well look like a word. */
const leastSure = 0.5

export function chosen(
  ours: readonly Word[],
  theirs: readonly Word[],
  areTwoNetworks: boolean,
): readonly Word[] {
  if (theirs.length === 0) return ours
  if (ours.length === 0) return meanConfidence(theirs) >= sureAlone ? theirs : []
  const [our, their] = [lettersOf(ours), lettersOf(theirs)]
  const least = areTwoNetworks ? leastFor(likeness(our, their), our.length) : 0
  if (our !== their) return asSureAs(least, worth(theirs) > worth(ours) ? theirs : ours)
  const [few, many] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours]
  // who sees a space is right where it makes likelier words; else it is a wide letter or a narrow point
  const words = plausibility(many) > plausibility(few) ? many : few
  return asSureAs(Math.max(least, meanConfidence(ours), meanConfidence(theirs)), words)
}

/** What was chosen, with what two others have alike where it differs from them. */
export function agreed(words: readonly Word[], readings: readonly (readonly Word[])[]): readonly Word[] {
  const own = textOf(words)
  const [second, third] = readings.map(textOf).filter((text) => text !== '' && text !== own)
  if (own === '' || second === undefined || third === undefined) return words
  const texts = consensus(own, second, third).split(' ').filter(Boolean)
  if (texts.length !== words.length) return words
  const mended = words.map((word, i) => ({ ...word, text: texts[i] ?? word.text }))
  return plausibility(mended) < plausibility(words) ? words : mended
}

/** Read with doubt, and not at all when it was looked at alone: a fold, a stain. */
export function isGone(voted: readonly Word[], last: readonly Word[]): boolean {
  return last.length === 0 && meanConfidence(voted) < sureThough
}

function leastFor(share: number, letters: number): number {
  return alike.find((each) => share >= each.least && letters >= each.letters)?.sure ?? 0
}

function worth(words: readonly Word[]): number {
  const sure = meanConfidence(words)
  return sure + plausibility(words) * Math.min(1, sure / leastSure)
}

function asSureAs(least: number, words: readonly Word[]): readonly Word[] {
  return words.map((word) => ({ ...word, confidence: Math.max(least, word.confidence) }))
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

export function lettersOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join('')
}
