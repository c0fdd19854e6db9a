// Puts the characters of a word into visual order (from left to right), as PDFs have them and viewers expect.
import { rightToLeftLetter } from '../../../shared/text/direction.ts'

/** Numbers and words in left-to-right scripts, with the signs inside of them; any other character by itself. */
const pieces = (() => {
  const letter = '[\\p{N}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]'
  return new RegExp(`${letter}(?:${letter}|[.,:/\\-_@'’+](?=${letter}))*|.`, 'gsu')
})()

export function inVisualOrder(text: string): string[] {
  if (!rightToLeftLetter.test(text)) return Array.from(text)
  return (text.match(pieces) ?? []).reverse().flatMap((piece) => Array.from(piece))
}
