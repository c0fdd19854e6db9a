// Lines that name the kind of a document: PERMISSION TO BUILD, Karta gwarancyjna. All their words are known and none
// is a name, or they are in capitals; one of them is a word for a document.
import { hasBusinessWord, hasLegalForm, isEasternTitle, isTitle } from './company-words.ts'
import { documentSenses } from './sense-groups.ts'
import { sensedOf } from './senses.ts'
import { tokensOf } from '../lexicon/tokens.ts'

const maxWords = 6

export function isDocumentTitle(text: string): boolean {
  if (isTitle(text) || isEasternTitle(text)) return true
  if (/[\d:：]/u.test(text) || hasLegalForm(text) || hasBusinessWord(text)) return false
  const words = sensedOf(tokensOf(text.toLowerCase()))
  const isSetOff = !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)
  return (
    words.length <= maxWords &&
    words.some(({ senses }) => !senses.isDisjointFrom(documentSenses)) &&
    (isSetOff || words.every(({ senses }) => senses.size > 0))
  )
}
