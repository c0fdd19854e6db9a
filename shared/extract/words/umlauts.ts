// Spellings without umlauts, as in names of fields: geschaeftsfuehrer and pruefdatum get the meaning of their words,
// and the spelling that pages print.
import { piecesOf } from './word-pieces.ts'
import { sensesOf } from './word-senses.ts'

const spelt = /(?:ae|oe|(?<![aeq]|.g)ue)/g
/** "due" and "value" are words of other languages. */
const minLength = 5

/** As it is printed, with the accents left out as they are in all keys; itself where nothing is spelt so. */
export function withoutSpelling(key: string): string {
  return key.length < minLength ? key : key.replace(spelt, (pair) => pair.slice(0, 1))
}

/** The words of a name, each as it is printed where more of this is known. */
export function withKnownSpelling(words: string): string {
  return words
    .split(' ')
    .map((word) => {
      const printed = withoutSpelling(word)
      return printed !== word && knownIn(printed) > knownIn(word) ? printed : word
    })
    .join(' ')
}

/** How many of its letters are of words that are known. */
function knownIn(word: string): number {
  return piecesOf(word).reduce((sum, piece) => sum + (sensesOf(piece).size > 0 ? piece.length : 0), 0)
}
