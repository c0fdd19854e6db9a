// Puts lines into reading order, for networks that return characters from left to right in Arabic too.
import type { Line, Word } from '../../../../shared/page.ts'
import { rightToLeftLetter } from '../../../../shared/text/direction.ts'

/** Numbers, units and Latin letters run from left to right within such a line too; the rest is reversed one by one. */
const pieces = /[a-zA-Z:*./%+\-\p{Nd}]+|./gsu

export function inReadingOrder(line: Line): Line {
  if (!line.words.some(({ text }) => rightToLeftLetter.test(text))) return line
  const groups: Word[][] = []
  let isRun = false
  for (const word of line.words) {
    const isReversed = rightToLeftLetter.test(word.text)
    const last = groups.at(-1)
    if (isReversed) groups.push([{ ...word, text: reversed(word.text) }])
    else if (isRun && last) last.push(word)
    else groups.push([word])
    isRun = !isReversed
  }
  return { ...line, words: groups.reverse().flat() }
}

function reversed(text: string): string {
  return (text.match(pieces) ?? []).reverse().join('')
}
