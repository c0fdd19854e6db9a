// Every word that the lexicon is made of, in all its languages: what is printed on receipts, bills and forms far more
// often than any other. Where two readings of a word differ, the one that stands here is likelier to be right.
import { columnConcepts } from './columns.ts'
import { abbreviations, sensesByWord } from './glossary/glossary.ts'
import { concepts, labelsOf } from './lexicon.ts'
import { months } from './months.ts'
import { partyNameWords, roles } from './parties.ts'
import { amountWords, businessWords, documentTitles, legalForms, streetWords, taxWords } from './words.ts'

/** Shorter ones are in a list by chance. */
const leastLetters = 3
const letters = new RegExp(`\\p{L}{${leastLetters},}`, 'gu')

const known: ReadonlySet<string> = new Set(
  [
    ...[...concepts, ...columnConcepts, ...roles].flatMap(({ labels }) => labelsOf(labels)),
    ...labelsOf(partyNameWords),
    ...sensesByWord.keys(),
    ...abbreviations.keys(),
    ...months.flat(),
    ...[legalForms, businessWords, streetWords, documentTitles, amountWords, taxWords].flat(),
  ].flatMap(wordsIn),
)

/** Whether one of the words in a text is known, in whatever case. */
export function holdsKnownWord(text: string): boolean {
  return wordsIn(text).some((word) => known.has(word))
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(letters) ?? []
}
