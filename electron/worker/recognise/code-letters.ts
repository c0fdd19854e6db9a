// O and 0, I and 1 in numbers that have letters too: what a language makes likely tells nothing there, and the ink does.
// A 0 is as wide as the other digits and an O as the letters; a 1 has its flag on the left alone.
import { heightOf, median, widthOf } from '../../../shared/layout/geometry.ts'
import type { Line, Word } from '../../../shared/page.ts'
import type { GreyImage } from '../grey.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import { glyphsOf, type Glyph } from './glyphs.ts'

const code = /^(?=.*\d)(?=.*[A-Z])[A-Z\dl/.-]{3,}$/
const isRound = (character: string) => /[O0]/.test(character)
const isStroke = (character: string) => /[I1l]/.test(character)
/** Of the width of the other digits. */
const [asDigit, asLetter] = [1.16, 1.3]
/** Of the height: how wide a plain stroke is, and how far a flag reaches out on its side. */
const plainStroke = 0.22
const [flag, noFlag] = [0.12, 0.04]

export function withCodeLetters(line: Line, image: GreyImage): Line {
  if (!line.words.some(isDoubted)) return line
  return { ...line, words: line.words.map((word) => (isDoubted(word) ? mended(word, image) : word)) }
}

function isDoubted({ text }: Word): boolean {
  return code.test(text) && /[O0I1l]/.test(text)
}

function mended(word: Word, image: GreyImage): Word {
  const glyphs = glyphsOf(word, image)
  if (!glyphs) return word
  const characters = Array.from(word.text)
  const widthsOf = (kind: RegExp) => glyphs.filter((_, i) => kind.test(characters[i] ?? '')).map(widthOf)
  const [digits, letters] = [widthsOf(/[2-9]/), widthsOf(/[A-HJ-NP-Z]/)]
  // without other digits nothing tells
  const usual = digits.length > 0 ? median(digits) : NaN
  // else an O may be as narrow as a 0
  const areLettersWider = letters.length > 0 && median(letters) > asDigit * usual
  const text = characters
    .map((character, i) => {
      const glyph = glyphs[i]
      if (!glyph) return character
      if (isRound(character)) return roundAs(widthOf(glyph) / usual, areLettersWider, character)
      return isStroke(character) ? strokeAs(glyph, image, character) : character
    })
    .join('')
  return text === word.text ? word : { ...word, text }
}

/** `width`: of that of the other digits; not a number where there are none. */
function roundAs(width: number, areLettersWider: boolean, character: string): string {
  if (width >= asLetter) return 'O'
  return width <= asDigit && areLettersWider ? '0' : character
}

function strokeAs(glyph: Glyph, image: GreyImage, character: string): string {
  const height = heightOf(glyph)
  if (widthOf(glyph) < plainStroke * height) return 'I'
  const [top, stem] = [spanOf(glyph, image, 0, 0.3), spanOf(glyph, image, 0.4, 0.7)]
  const isOne = top && stem && stem.x0 - top.x0 >= flag * height && top.x1 - stem.x1 <= noFlag * height
  return isOne ? '1' : character
}

/** How far the ink of these rows reaches, in shares of the height. */
function spanOf(
  { x0, x1, y0, y1 }: Glyph,
  image: GreyImage,
  from: number,
  to: number,
): { readonly x0: number; readonly x1: number } | null {
  const threshold = inkThresholdOf(image)
  const xs: number[] = []
  for (let y = Math.round(y0 + (y1 - y0) * from); y < y0 + (y1 - y0) * to; y++)
    for (let x = x0; x < x1; x++) if ((image.pixels[y * image.width + x] ?? 255) <= threshold) xs.push(x)
  return xs.length === 0 ? null : { x0: Math.min(...xs), x1: Math.max(...xs) + 1 }
}
