// Combines accents that are separate characters, before or after their letter, with the letter.
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
/** Share of the accent's width that must be over the letter. */
const minOverlap = 0.5

export function withAccents(characters: readonly Character[]): Character[] {
  const combined: Character[] = []
  for (let i = 0; i < characters.length; i++) {
    const [last, character, next] = [combined.at(-1), characters[i], characters[i + 1]]
    if (!character) continue
    if (next && isOver(character, next)) {
      combined.push(accented(next, character))
      i++
    } else if (last && isOver(character, last)) combined[combined.length - 1] = accented(last, character)
    else combined.push(character)
  }
  return combined
}

function isOver(accent: Character, letter: Character): boolean {
  if (!(accent.text in combining) || !/^\p{L}$/u.test(letter.text)) return false
  if (accent.type.angle !== letter.type.angle) return false
  const shared = Math.min(accent.box.x1, letter.box.x1) - Math.max(accent.box.x0, letter.box.x0)
  const isApart = accent.box.y0 > letter.box.y1 || accent.box.y1 < letter.box.y0 - letter.type.em
  return !isApart && shared > minOverlap * (accent.box.x1 - accent.box.x0)
}

function accented(letter: Character, accent: Character): Character {
  const base = withDot[letter.text] ?? letter.text
  return {
    ...letter,
    text: `${base}${combining[accent.text] ?? ''}`.normalize('NFC'),
    box: unite([letter.box, accent.box]),
  }
}
