// Puts right figures that were read for the letters they look like, where the rest of the word leaves no doubt: Rockwa11,
// Ja1an, ANG5A, 0CT; and a small l for a capital I: lpoh.
import { businessWords, legalForms, streetWords } from '../lexicon/words.ts'

/** As long as the text. */
export function withLetters(text: string): string {
  return text.replace(/[\p{L}\d]+/gu, spelled)
}

function spelled(word: string): string {
  // in no language does a small l stand before these at the beginning of a word
  if (/^l[bdfmpqtvx][aeiou]\p{Ll}/u.test(word)) return `I${word.slice(1)}`
  // BIk, JIn: nor a capital one behind a capital and before a small letter
  if (/^(?![XVI])\p{Lu}I\p{Ll}/u.test(word)) return `${word.charAt(0)}l${word.slice(2)}`
  const inCapitals = withCapitals(word)
  if (/^(?=.*\p{Lu})[\p{Lu}\d]{3,}$/u.test(word) && knownWords.has(inCapitals.toLowerCase()))
    return inCapitals
  const {
    before = '',
    figures = '',
    after = '',
  } = /^(?<before>\p{L}*)(?<figures>[01]{1,2}|[58])(?<after>\p{L}*)$/u.exec(word)?.groups ?? {}
  const isWithin = /(?:\p{Ll}{2}|\p{Lu}\p{Ll}|^[AEIOU])$/u.test(before) && /^\p{Ll}/u.test(after)
  const isAtEnd = figures === '11' && /\p{Ll}{3}[aeiou]$/u.test(before) && after === ''
  if (isWithin || isAtEnd)
    return before + figures.replace(/\d/gu, (figure) => small[figure] ?? figure) + after
  const isOfCapitals = /^\p{Lu}{2,}$/u.test(before) && /^\p{Lu}+$/u.test(after) && word.length > minLength
  return isOfCapitals || /^0ct$/iu.test(word) ? inCapitals : word
}

/** Words of addresses and companies leave no doubt even if they are short: L0T, 5DN. */
const knownWords: ReadonlySet<string> = new Set(
  [...streetWords, ...legalForms, ...businessWords].flatMap((words) => words.split(' ')),
)

function withCapitals(word: string): string {
  return word.replace(/[0158]/gu, (figure) => capitals[figure] ?? figure)
}

const small: Readonly<Record<string, string>> = { 0: 'o', 1: 'l' }
const capitals: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' }
/** In characters: shorter words of capitals are mostly codes. */
const minLength = 4
