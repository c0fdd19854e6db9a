// Postcodes of several countries, each with its sureness.
import { looks, type Kind } from './kind.ts'
import { matchesOf } from './recogniser.ts'
import { hasDigit } from './written.ts'

const forms: readonly [RegExp, number][] = [
  [/(?<![\d-])\d{3}-\d{4}(?![\d-])/gu, 0.95],
  [/(?<![\d-])\d{5}-\d{3,4}(?!\d)/gu, 0.9],
  [/(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![\p{L}\d])/gu, 0.9],
  [/(?<![\p{L}\d])[a-z]\d[a-z] ?\d[a-z]\d(?![\p{L}\d])/gu, 0.9],
  [/(?<![\p{L}\d])\d{4} ?[a-z]{2}(?![\p{L}\d])/gu, 0.8],
  [/(?<![\d.,/-])\d{4}-\d{3}(?![\d-])/gu, 0.85],
  [/(?<![\d.,/-])\d{2}-\d{3}(?![\d-])/gu, 0.8],
  [/(?<![\d.,/-])\d{3} \d{2}(?![\d.,/-])/gu, 0.6],
  [/(?<![\d.,/#-])\d{5,6}(?![\d.,/-]\d|\d)/gu, 0.8],
  [/(?<![\d.,/#-])\d{4}(?![\d.,/-]\d|\d)/gu, 0.5],
]

export const postcode: Kind = {
  recognise: (folded) => forms.flatMap(([pattern, sureness]) => matchesOf(pattern, folded, sureness)),
  form: 8,
  clue: 11,
  family: 'words',
  traits: ['party'],
  endings: 'zip,postcode',
  mayBe: looks('taxNumber'),
  canBe: hasDigit,
}
