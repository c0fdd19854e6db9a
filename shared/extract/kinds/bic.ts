// Codes of banks: BIC.
import { setOf } from '../lexicon/words.ts'
import { looks, type Kind } from './kind.ts'
import { matchesOf, type Recogniser } from './recogniser.ts'

const written = /(?<![\p{L}\d])[a-z]{4}[a-z]{2}[a-z\d]{2}(?:[a-z\d]{3})?(?![\p{L}\d])/gu

const recogniseBic: Recogniser = (folded) =>
  matchesOf(written, folded, 0.6).filter(({ start }) =>
    banked.has(folded.slice(start + 4, start + 6).toUpperCase()),
  )

/** Tannheim is a place: behind four letters a BIC names a country. */
const banked = setOf('countryCodes')

export const bic: Kind = {
  recognise: recogniseBic,
  form: 14,
  clue: 11,
  family: 'words',
  traits: ['letters', 'contact', 'party', 'bank', 'ownNumber'],
  endings: 'bic,swift',
  mayBe: looks(),
  canBe: (_, value) => /^[\p{Lu}\d]{7,12}$/u.test(value.replace(/\s/g, '')),
}
