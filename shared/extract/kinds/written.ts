// Tests of the characters that a value is written with.
import { wordsOfNumbers } from '../lexicon/numerals.ts'

export const hasDigit = (text: string) => /\d/.test(text)
export const hasLetter = (text: string) => /\p{L}/u.test(text)
export const hasFigure = (text: string) => hasDigit(text) || wordsOfNumbers.test(text)
export const digitsIn = (text: string) => text.replace(/\D/g, '').length
export const anything = () => true

/** Names of companies may be numbers such as 360 or 7-11; a longer row of digits is no name. */
export function isCalled(text: string): boolean {
  return (hasLetter(text) || digitsIn(text) <= 4) && !/\p{L}: ?\+?\d{3}/u.test(text)
}
