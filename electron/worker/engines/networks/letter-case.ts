// Corrects the case of letters that have one shape in both cases, and confusions of O and 0, which a network can't tell apart. The
// other characters of the word decide, and the height in comparison with the other letters of the line.
import { median } from '../../../../shared/layout/geometry.ts'
import type { Sign } from './ctc.ts'
import { rowsWithInk, type StripInk } from './strip-ink.ts'

/** Characters on the base line by their height in heights of a capital. */
const kinds = {
  capital: { of: /^[ABDEFHIKLMNRTY1-9]$/, height: 1 },
  tall: { of: /^[bdfhkl]$/, height: 1.08 },
  small: { of: /^[aemnru]$/, height: 0.78 },
} as const
const sameShape = /^[COSVWXZcosvwxz]$/
/** Part of the distance to a neighbour within which ink belongs to the character; in heights of the strip if it has none. */
const reach = 0.4
/** Heights, where 0 is that of an x and 1 that of a capital; in between it can be either. */
const maxLowercase = 0.35
const minCapital = 0.65
/** Numbers of characters that are needed for a decision; a code may have letters and digits. */
const min = { letters: 3, digits: 2, capitals: 2, onLine: 4 } as const

/** Returns the height of each character, 0 for an x and 1 for a capital; null if the line does not allow to tell. */
export function heightsOf(signs: readonly Sign[], ink: StripInk): (number | null)[] {
  const extents = levelled(
    signs.map((sign, i) => ({ text: sign.text, at: sign.at * ink.width, ...rowsOf(signs, i, ink) })),
  )
  const onLine = extents.filter(isOnLine)
  const base = median(onLine.map(({ y1 }) => y1))
  const heightBy = ({ of, height }: (typeof kinds)[keyof typeof kinds]) => {
    const tops = onLine.filter(({ text }) => of.test(text)).map(({ y0 }) => y0)
    return tops.length === 0 ? null : (base - median(tops)) / height
  }
  const bySmall = heightBy(kinds.small)
  const capital = heightBy(kinds.capital) ?? heightBy(kinds.tall) ?? bySmall ?? 0
  const x = (bySmall ?? capital) * kinds.small.height
  return extents.map(({ y0 }) => (capital <= x ? null : (base - y0 - x) / (capital - x)))
}

/** The rows of the ink of a character. */
interface Extent {
  readonly text: string
  readonly at: number
  readonly y0: number
  readonly y1: number
}

function isOnLine({ text }: Extent): boolean {
  return Object.values(kinds).some(({ of }) => of.test(text))
}

/** Removes the slope of the line within the strip. */
function levelled(extents: readonly Extent[]): Extent[] {
  const onLine = extents.filter(isOnLine)
  const slope = onLine.length < min.onLine ? 0 : slopeOf(onLine)
  return extents.map((extent) => {
    const fall = slope * extent.at
    return { ...extent, y0: extent.y0 - fall, y1: extent.y1 - fall }
  })
}

/** Fits the slope of the base line by least squares. */
function slopeOf(extents: readonly Extent[]): number {
  const mean = (of: (extent: Extent) => number) =>
    extents.reduce((sum, each) => sum + of(each), 0) / extents.length
  const [at, base] = [mean((each) => each.at), mean(({ y1 }) => y1)]
  return mean((each) => (each.at - at) * (each.y1 - base)) / mean((each) => (each.at - at) ** 2)
}

/** Returns the rows of the ink that certainly belongs to a character. */
function rowsOf(signs: readonly Sign[], i: number, ink: StripInk): { y0: number; y1: number } {
  const at = (signs[i]?.at ?? 0) * ink.width
  const [before, after] = [signs[i - 1], signs[i + 1]].map((sign) => sign && sign.at * ink.width)
  const max = ink.height * reach
  const left = Math.min(max, before === undefined ? max : (at - before) * reach)
  const right = Math.min(max, after === undefined ? max : (after - at) * reach)
  return rowsWithInk(ink, Math.max(0, Math.floor(at - left)), Math.min(ink.width, Math.ceil(at + right)))
}

/** Returns the corrected text of a word. */
export function correctCase(characters: readonly string[], heights: readonly (number | null)[]): string {
  const certain = characters.filter((c) => isLetter(c) && !sameShape.test(c))
  const areCapitals = certain.length >= min.capitals && certain.every((c) => /\p{Lu}/u.test(c))
  const areLowercase =
    certain.some((c) => /\p{Ll}/u.test(c)) && certain.slice(1).every((c) => /\p{Ll}/u.test(c))
  const isAlone = characters.length === 1
  const cased = characters.map((c, i) => {
    const height = heights[i] ?? null
    if (height === null) return c
    // as in: No. 5
    const endsName = isLetter(characters[i - 1]) && !characters.slice(i + 1).some(isLetterOrDigit)
    if (c === '0' && height <= maxLowercase && endsName) return 'o'
    if (!sameShape.test(c)) return c
    // a capital begins a word; a lowercase letter is inside of it, or alone between digits
    if (height >= minCapital && (areCapitals || (areLowercase && i === 0))) return c.toUpperCase()
    return height <= maxLowercase && (isAlone || (areLowercase && i > 0)) ? c.toLowerCase() : c
  })
  return correctZeros(cased.join(''))
}

function isLetter(c = ''): boolean {
  return /\p{L}/u.test(c)
}

function isLetterOrDigit(c: string): boolean {
  return /[\p{L}\p{N}]/u.test(c)
}

/** Replaces l and I between the digits of a number with 1. */
function correctOnes(run: string): string {
  return /^[\dOolI]+$/.test(run) ? run.replace(/(?<=\d)[lI](?=\d)/g, '1') : run
}

/** Replaces O among digits with 0, and 0 among letters with O. */
function correctZeros(word: string): string {
  // as in RM0.55, but not in No.55
  const text = word.replace(/(?<![Nn])[Oo](?=[.,]\d\d(?!\d))/, '0')
  return text.replace(/[\p{L}\p{N}]+/gu, (letters) => {
    const run = correctOnes(letters)
    const others = new Set(run.replace(/[Oo0]/g, ''))
    const areDigits = [...others].every((c) => /\d/.test(c))
    if (areDigits)
      return others.size < min.digits
        ? run.replace(/(?<=\d[Oo]*)[Oo](?=[Oo]*\d)/g, '0')
        : run.replace(/[Oo]/g, '0')
    const areLetters = others.size >= min.letters && [...others].every((c) => /\p{Script=Latin}/u.test(c))
    const o = [...others].slice(1).every((c) => /\p{Ll}/u.test(c)) ? 'o' : 'O'
    return areLetters ? run.replace(/(?<=[\p{L}][0Oo]*)0|^0(?=\p{L})/gu, o) : run
  })
}
