// Accents that are set as characters of their own, before or after the letter that they stand over.
import { unite } from '../../../shared/page.ts'
import type { Character } from './characters.ts'

const combining: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
}
const withDot: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' }
/** Of the accent. */
const mostAside = 0.5

/** Each letter with its accent as one character, where the one stands over the other. */
export function withAccents(characters: readonly Character[]): Character[] {
  const whole: Character[] = []
  let isTaken = false
  characters.forEach((character, i) => {
    const [before, next] = [whole.at(-1), characters[i + 1]]
    if (isTaken) isTaken = false
    else if (next && isOver(character, next)) {
      whole.push(accented(next, character))
      isTaken = true
    } else if (before && isOver(character, before)) whole[whole.length - 1] = accented(before, character)
    else whole.push(character)
  })
  return whole
}

function isOver(accent: Character, letter: Character): boolean {
  if (!(accent.text in combining) || !/^\p{L}$/u.test(letter.text)) return false
  if (accent.type.angle !== letter.type.angle) return false
  const shared = Math.min(accent.box.x1, letter.box.x1) - Math.max(accent.box.x0, letter.box.x0)
  const isBeside = accent.box.y0 > letter.box.y1 || accent.box.y1 < letter.box.y0 - letter.type.em
  return !isBeside && shared > mostAside * (accent.box.x1 - accent.box.x0)
}

function accented(letter: Character, accent: Character): Character {
  const base = withDot[letter.text] ?? letter.text
  return {
    ...letter,
    text: `${base}${combining[accent.text] ?? ''}`.normalize('NFC'),
    box: unite([letter.box, accent.box]),
  }
}
