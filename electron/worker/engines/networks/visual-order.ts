// Lines of a network that writes characters from left to right as they stand, also in Arabic: brought into the order in
// which they are read.
import type { Line, Word } from '../../../../shared/page.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
/** Numbers, units and Latin letters run from left to right within such a line too; the rest is reversed one by one. */
const pieces = /[a-zA-Z:*./%+\-\p{Nd}]+|./gsu

export function inReadingOrder(line: Line): Line {
  if (!line.words.some(({ text }) => rightToLeft.test(text))) return line
  const groups: Word[][] = []
  let isRun = false
  for (const word of line.words) {
    const isReversed = rightToLeft.test(word.text)
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
