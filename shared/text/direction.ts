// Words of a line in the order in which they are said. A line of Arabic or Hebrew runs from the right; numbers and
// Latin words in it run from the left, and several of them in a row keep their order.
import type { Word } from '../page.ts'

const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const letter = /\p{L}/u

export function inLogicalOrder(words: readonly Word[]): readonly Word[] {
  if (!isRightToLeft(words)) return words
  const ordered: Word[] = []
  let run: Word[] = []
  const endRun = () => {
    // Several numbers are said from the right, like words; beside a Latin word they belong to it, as in Windows 11.
    ordered.push(...(run.some(({ text }) => letter.test(text)) ? run.toReversed() : run))
    run = []
  }
  for (const word of words.toSorted((a, b) => doubledCentreX(b) - doubledCentreX(a))) {
    if (isRightToLeftWord(word)) {
      endRun()
      ordered.push(word)
    } else run.push(word)
  }
  endRun()
  return ordered
}

/** By most of the letters: a foreign name at the start of a line does not turn it. */
export function isRightToLeft(words: readonly Word[]): boolean {
  let balance = 0
  for (const character of words.map((word) => word.text).join('')) {
    if (rightToLeftLetter.test(character)) balance++
    else if (letter.test(character)) balance--
  }
  return balance > 0
}

function isRightToLeftWord({ text }: Word): boolean {
  return rightToLeftLetter.test(text)
}

function doubledCentreX({ box }: Word): number {
  return box.x0 + box.x1
}
