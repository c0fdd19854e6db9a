// From how sure the recogniser says that it is, to the chance that a word is right. docs/benchmarks.md has the measure.
import type { Line, Page, Word } from './page.ts'

/**
 * What speaks for a word, each a number that a weight stands for. By itself a word's confidence says little: "Malmo" is
 * read as surely as "Malmö" where the model has no "ö", but then hardly a word of the page is very sure.
 */
export interface WordSignals {
  readonly word: number
  readonly line: number
  /** How many of the page's words in separate letters are very sure; 0 for other words, which seldom are. */
  readonly sureShare: number
  /** 1 for a word in ideograms. */
  readonly ideograms: number
  /** 1 for a word in joined letters, as those of Arabic. */
  readonly joined: number
}

export type Weights = WordSignals & { readonly bias: number }

/** Fitted by `npm run eval -- DIR --calibration`. */
export const weights: Weights = {
  bias: -3.15,
  word: 0.93,
  line: 0.63,
  sureShare: 4.32,
  ideograms: 3.34,
  joined: 1.26,
}

const verySure = 0.945
/** A few words say little of their page: as if these stood on it too, of which so many are very sure. */
const typicalPage = { words: 10, sure: 8 } as const

/**
 * For whoever looks at a page from outside. Within, looks are compared and values are judged by what the recogniser says
 * itself, which is what a stored page holds: so these weights can change without an image being read again.
 */
export function withCalibratedConfidence(page: Page): Page {
  const signs = wordSignals(
    page.lines.filter(({ words }) => words.some(({ chance }) => chance === undefined)),
  )
  const trusted = (word: Word) => ({ ...word, confidence: word.chance ?? chanceFrom(signs.get(word)) })
  const lines = page.lines.map((line) => ({ ...line, words: line.words.map(trusted) }))
  return { ...page, lines, confidence: meanConfidence(lines.flatMap(({ words }) => words)) }
}

/** The chances of words that one recogniser read, all that it did on a page. */
export function withChances(lines: readonly Line[]): Line[] {
  const signs = wordSignals(lines)
  const withChance = (word: Word) => ({ ...word, chance: chanceFrom(signs.get(word)) })
  return lines.map((line) => ({ ...line, words: line.words.map(withChance) }))
}

export function wordSignals(lines: readonly Line[]): ReadonlyMap<Word, WordSignals> {
  const inLetters = lines.flatMap(({ words }) => words).filter((word) => isInLetters(word.text))
  const verySureOnes = inLetters.filter(({ confidence }) => confidence > verySure)
  const sureShare = (verySureOnes.length + typicalPage.sure) / (inLetters.length + typicalPage.words)
  return new Map(
    lines.flatMap(({ words }) => {
      const line = logOdds(meanConfidence(words))
      return words.map((word): [Word, WordSignals] => {
        const base = { word: logOdds(word.confidence), line, sureShare: 0, ideograms: 0, joined: 0 }
        if (ideograms.test(word.text)) return [word, { ...base, ideograms: 1 }]
        if (joined.test(word.text)) return [word, { ...base, joined: 1 }]
        return [word, { ...base, sureShare }]
      })
    }),
  )
}

export function chanceFrom(signs: WordSignals | undefined, by: Weights = weights): number {
  if (!signs) return 0
  const sum =
    by.bias +
    by.word * signs.word +
    by.line * signs.line +
    by.sureShare * signs.sureShare +
    by.ideograms * signs.ideograms +
    by.joined * signs.joined
  return 1 / (1 + Math.exp(-sum))
}

/** Weighted by length; 0 of no words. */
function meanConfidence(words: readonly Word[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, characters)
}

const ideograms = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const joined = /\p{Script=Arabic}/u

function isInLetters(text: string): boolean {
  return !ideograms.test(text) && !joined.test(text)
}

/** The recogniser says 0 and 1 too lightly for either to decide alone. */
function logOdds(confidence: number): number {
  const share = Math.min(0.985, Math.max(0.02, confidence))
  return Math.log(share / (1 - share))
}
