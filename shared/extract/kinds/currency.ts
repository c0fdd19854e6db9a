// Currencies, by code or sign.
import { currencyIn } from '../../currency.ts'
import { currencyCodes, currencySigns } from '../lexicon/words.ts'
import { looks, type Kind } from './kind.ts'
import { matchesOf, type Recogniser } from './recogniser.ts'
import { digitsIn } from './written.ts'

const codes = new RegExp(`(?<![\\p{L}])(?:${currencyCodes.join('|').toLowerCase()})(?![\\p{L}])`, 'gu')
const signs = new RegExp(currencySigns.source, 'gu')

const recogniseCurrency: Recogniser = (folded) => [
  ...matchesOf(codes, folded, 1),
  ...matchesOf(signs, folded, 0.6),
]

export const currency: Kind = {
  recognise: recogniseCurrency,
  form: 12,
  clue: 11,
  family: 'words',
  traits: ['letters'],
  mend: (text) => currencyIn(text) ?? text,
  mayBe: looks(),
  canBe: (text, value) => digitsIn(text) < 2 && !/^[a-z]{3}$/.test(value),
}
