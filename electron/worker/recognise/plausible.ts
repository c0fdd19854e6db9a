// How likely a word is to have been written as it was read. Where two networks differ, an amount in full, a plain number
// or a plain word is right more often than its confidence says, and a word of the lexicon more often still: by this much,
// as measured on what they read differently on receipts.
import { holdsKnownWord } from '../../../shared/extract/lexicon/known-words.ts'

const shape = { amount: 1, number: 0.5, word: 0.5, oddSign: -0.3 } as const
const known = 0.5

const amount = /^[~(@-]?[A-Z]{0,3}\p{Sc}?-?\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}[A-Z%)*-]?$/u
const number = /^[^\p{L}\p{N}]{0,3}\d[\d.,:/-]*[^\p{L}\p{N}]{0,3}$/u
const word = /^[^\p{L}\p{N}]*\p{L}+(?:['’]\p{L}+)?[^\p{L}\p{N}]*$/u
/** A sign of money that stands before no number is none: £.&.0.€. */
const oddSign = /[^\p{L}\p{N}\p{Sc}.,:\-/()#*%&@'’"= +]|(?<!\d)\p{Sc}(?!\.?\d)/u

/** To be added to a confidence. */
export function plausibility(words: readonly { readonly text: string }[]): number {
  return words.reduce((sum, { text }) => sum + plausibilityOf(text), 0) / Math.max(1, words.length)
}

function plausibilityOf(text: string): number {
  const rest = (oddSign.test(text) ? shape.oddSign : 0) + (holdsKnownWord(text) ? known : 0)
  if (amount.test(text)) return rest + shape.amount
  if (number.test(text)) return rest + shape.number
  return rest + (word.test(text) ? shape.word : 0)
}
