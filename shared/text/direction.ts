// Puts the words of a line into logical (spoken) order. A line of Arabic or Hebrew runs from right to left; Latin words
// in it run from left to right, and several of them in a row keep their order.
import type { Word } from '../page.ts'

export const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const letter = /\p{L}/u

/** Returns the words as they are spoken. */
export function inLogicalOrder(words: readonly Word[]): readonly Word[] {
  if (!isRightToLeft(words)) return words
  const ordered: Word[] = []
  let run: Word[] = []
  /** Adds the collected words; a run with Latin letters keeps its order. */
  const endRun = () => {
    // Numbers alone are spoken from right to left like words; next to a Latin word they belong to it, as in Windows 11.
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

/** Whether most letters of the line are of a right-to-left script; a foreign name at its start does not change that. */
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

/** Returns twice the horizontal centre, which is enough for sorting. */
function doubledCentreX({ box }: Word): number {
  return box.x0 + box.x1
}
