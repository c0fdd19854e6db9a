// Every word that the lexicon is made of, in all its languages: what is printed on receipts, bills and forms far more
// often than any other. Where two readings of a word differ, the one that stands here is likelier to be right.
import { columnConcepts } from './columns.ts'
import { abbreviations, glossaryWords } from './glossary/glossary.ts'
import { concepts, labelsOf } from './lexicon.ts'
import { months } from './months.ts'
import { partyNameWords, roles } from './parties.ts'
import { amountWords, businessWords, documentTitles, legalForms, streetWords, taxWords } from './words.ts'

/** Shorter ones are in a list by chance. */
const leastLetters = 3
const letters = new RegExp(`\\p{L}{${leastLetters},}`, 'gu')

// Made when it is first asked for: only pages that are read twice have two readings.
let made: ReadonlySet<string> | null = null

/** Whether one of the words in a text is known, in whatever case. */
export function holdsKnownWord(text: string): boolean {
  const known = (made ??= knownWords())
  return wordsIn(text).some((word) => known.has(word))
}

function knownWords(): ReadonlySet<string> {
  const texts = [
    ...[...concepts, ...columnConcepts, ...roles].flatMap(({ labels }) => labelsOf(labels)),
    ...labelsOf(partyNameWords),
    ...glossaryWords(),
    ...abbreviations.keys(),
    ...months.flat(),
    ...[legalForms, businessWords, streetWords, documentTitles, amountWords, taxWords].flat(),
  ]
  return new Set(texts.flatMap(wordsIn))
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(letters) ?? []
}
