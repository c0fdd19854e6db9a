// The order of the characters of right-to-left words, which a file may list in any order.
import { rightToLeftLetter } from '../../../shared/text/direction.ts'
import type { Character } from './characters.ts'
import { gapBetween, stepBetween } from './steps.ts'

/** In ems: the letters of a word touch, or almost. */
const maxLetterGap = 0.1

/** Whether all characters are letters of a right-to-left script, their marks, or punctuation. */
export function isRightToLeft(run: readonly Character[]): boolean {
  return (
    run.some(({ text }) => rightToLeftLetter.test(text)) &&
    run.every(({ text }) => rightToLeftLetter.test(text) || /^[\p{M}\p{P}]/u.test(text))
  )
}

/** Whether a character touches a right-to-left word, so that no space can be between them. */
export function touchesWord(run: readonly Character[], next: Character | undefined): boolean {
  if (!next || !/^[\p{L}\p{M}]/u.test(next.text)) return false
  return run.some(
    (letter) =>
      stepBetween(letter, next).across === 0 && gapBetween(letter, next) < maxLetterGap * letter.type.em,
  )
}

/** Orders characters by their places, because the letters of a ligature come in any order. A mark stays with its letter. */
export function inWritingOrder(run: readonly Character[]): Character[] {
  const letters: Character[][] = []
  for (const character of run) {
    const letter = /^\p{M}/u.test(character.text) ? letters.at(-1) : undefined
    if (letter) letter.push(character)
    else letters.push([character])
  }
  const middle = ([letter]: readonly Character[]) => (letter ? letter.cell.x0 + letter.cell.x1 : 0)
  return lamFirst(letters.sort((a, b) => middle(b) - middle(a)).flat())
}

/** Puts Lam before Alif: their one glyph is listed in either order. */
function lamFirst(letters: readonly Character[]): Character[] {
  const ordered = [...letters]
  for (let i = 1; i < ordered.length; i++) {
    const [alif, lam] = [ordered[i - 1], ordered[i]]
    if (!alif || !lam || alif.base.x !== lam.base.x) continue
    if (/[آأإا]/u.test(alif.text) && lam.text === 'ل') [ordered[i - 1], ordered[i]] = [lam, alif]
  }
  return ordered
}
