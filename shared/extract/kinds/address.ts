// Postal addresses.
import { streetWords } from '../lexicon/words.ts'
import { distance } from '../words/near.ts'
import { titled } from './company.ts'
import { looks, type Kind } from './kind.ts'
import { recogniseText } from './text.ts'
import { anything } from './written.ts'

export const address: Kind = {
  recognise: recogniseText,
  form: null,
  clue: 3,
  family: 'words',
  traits: ['party', 'onlyOne', 'unmistakable'],
  endings: 'address,adresse,地址,住所,주소',
  mend: (text) => text.replace(/\p{L}{5,}/gu, mendedStreet),
  mayBe: looks(),
  canBe: anything,
}

const streets = streetWords.filter((word) => /^\p{L}{5,}$/u.test(word))
const known = new Set(streetWords)

function mendedStreet(word: string): string {
  const folded = word.toLowerCase()
  if (known.has(folded)) return word
  const max = word.length < 7 ? 0.5 : 1
  const fits = streets.filter((street) => street.length === word.length && distance(folded, street, 1) <= max)
  const [only] = fits
  if (!only || fits.length > 1) return word
  return !/\p{Ll}/u.test(word) ? only.toUpperCase() : /^\p{Lu}/u.test(word) ? titled(only) : only
}
