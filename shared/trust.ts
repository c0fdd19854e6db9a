// Calibration: turns the recogniser's confidence into the chance that a word is right. Measured in docs/benchmarks.md.
import type { Line, Page, Word } from './page.ts'

/**
 * The inputs of the calibration for one word, each with a weight. A word's own confidence says little: a model without
 * "ö" reads "Malmo" as confidently as "Malmö", but then hardly any word of the page is very certain.
 */
export interface WordSignals {
  readonly word: number
  readonly line: number
  /** The share of very certain words among the page's words in separate letters; 0 for a word in another script. */
  readonly sureShare: number
  /** 1 for a word in ideograms, else 0. */
  readonly ideograms: number
  /** 1 for a word in joined letters such as Arabic, else 0. */
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
/** Prior for pages with few words: these words, of which 8 are very certain, are added to the count. */
const typicalPage = { words: 10, sure: 8 } as const

/**
 * A page with calibrated confidences, for everything that leaves the engine. Inside, and in the store, pages keep the
 * recogniser's own values, so that these weights can change without reading any image again.
 */
export function withCalibratedConfidence(page: Page): Page {
  const signals = wordSignals(
    page.lines.filter(({ words }) => words.some(({ chance }) => chance === undefined)),
  )
  /** Replaces a word's confidence by the chance that it is right. */
  const trusted = (word: Word) => ({ ...word, confidence: word.chance ?? chanceFrom(signals.get(word)) })
  const lines = page.lines.map((line) => ({ ...line, words: line.words.map(trusted) }))
  return { ...page, lines, confidence: meanConfidence(lines.flatMap(({ words }) => words)) }
}

/** Adds the calibrated chance to each word. `lines` must be all lines that one recogniser read on a page. */
export function withChances(lines: readonly Line[]): Line[] {
  const signals = wordSignals(lines)
  const withChance = (word: Word) => ({ ...word, chance: chanceFrom(signals.get(word)) })
  return lines.map((line) => ({ ...line, words: line.words.map(withChance) }))
}

/** Measures each word and its surroundings, as evidence that it is right. */
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

/** Converts the evidence to a chance between 0 and 1. */
export function chanceFrom(signals: WordSignals | undefined, by: Weights = weights): number {
  if (!signals) return 0
  const sum =
    by.bias +
    by.word * signals.word +
    by.line * signals.line +
    by.sureShare * signals.sureShare +
    by.ideograms * signals.ideograms +
    by.joined * signals.joined
  return 1 / (1 + Math.exp(-sum))
}

/** Mean confidence, weighted by length; 0 without words. */
function meanConfidence(words: readonly Word[]): number {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0)
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, characters)
}

const ideograms = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const joined = /\p{Script=Arabic}/u

function isInLetters(text: string): boolean {
  return !ideograms.test(text) && !joined.test(text)
}

/** Converts a confidence to log odds. It is clamped, because the recogniser reports 0 and 1 too easily. */
function logOdds(confidence: number): number {
  const share = Math.min(0.985, Math.max(0.02, confidence))
  return Math.log(share / (1 - share))
}
