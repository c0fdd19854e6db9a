// Letters of one shape in both cases, and the O and the 0: a network sees each by itself and takes the one for the other.
// What else stands in the word, and how high they reach beside the others of their line, tells which it is.
import { median } from '../../../../shared/layout/geometry.ts'
import type { Sign } from './ctc.ts'
import { rowsWithInk, type StripInk } from './strip-ink.ts'

/** What reaches as high, in heights of a capital; all stand on the line. */
const kinds = {
  capital: { of: /^[ABDEFHIKLMNRTY1-9]$/, height: 1 },
  tall: { of: /^[bdfhkl]$/, height: 1.08 },
  small: { of: /^[aemnru]$/, height: 0.78 },
} as const
const ofOneShape = /^[COSVWXZcosvwxz]$/
/** Of the way to a neighbour: what is nearer to it may be its ink. In heights of the strip for those without. */
const reach = 0.4
/** On the way from the height of an x to that of a capital: between these it may be either. */
const mostOfSmall = 0.35
const leastOfCapital = 0.65
/** So many letters or figures tell what a circle among them is; a code may have both. */
const fewest = { letters: 3, figures: 2, capitals: 2, ofLine: 4 } as const

/** How high each reaches: 0 for an x and 1 for a capital; null where the others of the line don't tell. */
export function heightsOf(signs: readonly Sign[], ink: StripInk): (number | null)[] {
  const stands = levelled(
    signs.map((sign, i) => ({ text: sign.text, at: sign.at * ink.width, ...standOf(signs, i, ink) })),
  )
  const onLine = stands.filter(isOnLine)
  const foot = median(onLine.map(({ y1 }) => y1))
  const heightBy = ({ of, height }: (typeof kinds)[keyof typeof kinds]) => {
    const those = onLine.filter(({ text }) => of.test(text))
    return those.length === 0 ? null : (foot - median(those.map(({ y0 }) => y0))) / height
  }
  const bySmall = heightBy(kinds.small)
  const capital = heightBy(kinds.capital) ?? heightBy(kinds.tall) ?? bySmall ?? 0
  const x = (bySmall ?? capital) * kinds.small.height
  return stands.map(({ y0 }) => (capital <= x ? null : (foot - y0 - x) / (capital - x)))
}

interface Stand {
  readonly text: string
  readonly at: number
  readonly y0: number
  readonly y1: number
}

function isOnLine({ text }: Stand): boolean {
  return Object.values(kinds).some(({ of }) => of.test(text))
}

/** As on a line that runs straight along the strip, which was cut by the outline of what was found. */
function levelled(stands: readonly Stand[]): Stand[] {
  const onLine = stands.filter(isOnLine)
  const slope = onLine.length < fewest.ofLine ? 0 : slopeOf(onLine)
  return stands.map((stand) => ({
    ...stand,
    y0: stand.y0 - slope * stand.at,
    y1: stand.y1 - slope * stand.at,
  }))
}

/** Of the feet, by least squares. */
function slopeOf(stands: readonly Stand[]): number {
  const mean = (of: (stand: Stand) => number) =>
    stands.reduce((sum, each) => sum + of(each), 0) / stands.length
  const [at, foot] = [mean((each) => each.at), mean(({ y1 }) => y1)]
  return mean((each) => (each.at - at) * (each.y1 - foot)) / mean((each) => (each.at - at) ** 2)
}

/** The rows of its ink, as far as it is surely its own. */
function standOf(signs: readonly Sign[], i: number, ink: StripInk): { y0: number; y1: number } {
  const at = (signs[i]?.at ?? 0) * ink.width
  const [before, after] = [signs[i - 1], signs[i + 1]].map((sign) => sign && sign.at * ink.width)
  const most = ink.height * reach
  const left = Math.min(most, before === undefined ? most : (at - before) * reach)
  const right = Math.min(most, after === undefined ? most : (after - at) * reach)
  return rowsWithInk(ink, Math.max(0, Math.floor(at - left)), Math.min(ink.width, Math.ceil(at + right)))
}

/** The characters of a word as they are written, by how high each reaches. */
export function spelled(characters: readonly string[], heights: readonly (number | null)[]): string {
  const told = characters.filter((c) => isLetter(c) && !ofOneShape.test(c))
  const areCapitals = told.length >= fewest.capitals && told.every((c) => /\p{Lu}/u.test(c))
  const areSmall = told.some((c) => /\p{Ll}/u.test(c)) && told.slice(1).every((c) => /\p{Ll}/u.test(c))
  const isAlone = characters.length === 1
  const cased = characters.map((c, i) => {
    const height = heights[i] ?? null
    if (height === null) return c
    // No. 5
    const endsName = isLetter(characters[i - 1]) && !characters.slice(i + 1).some(isLetterOrFigure)
    if (c === '0' && height <= mostOfSmall && endsName) return 'o'
    if (!ofOneShape.test(c)) return c
    // a capital begins a word; a small letter stands in it, or by itself between figures
    if (height >= leastOfCapital && (areCapitals || (areSmall && i === 0))) return c.toUpperCase()
    return height <= mostOfSmall && (isAlone || (areSmall && i > 0)) ? c.toLowerCase() : c
  })
  return withNoughts(cased.join(''))
}

function isLetter(c = ''): boolean {
  return /\p{L}/u.test(c)
}

function isLetterOrFigure(c: string): boolean {
  return /[\p{L}\p{N}]/u.test(c)
}

/** A stroke between figures of a number is a one. */
function withOnes(run: string): string {
  return /^[\dOolI]+$/.test(run) ? run.replace(/(?<=\d)[lI](?=\d)/g, '1') : run
}

/** A circle among figures is a nought, and among letters an o. */
function withNoughts(word: string): string {
  // RM0.55, and not No.55
  const text = word.replace(/(?<![Nn])[Oo](?=[.,]\d\d(?!\d))/, '0')
  return text.replace(/[\p{L}\p{N}]+/gu, (letters) => {
    const run = withOnes(letters)
    const others = new Set(run.replace(/[Oo0]/g, ''))
    const areFigures = [...others].every((c) => /\d/.test(c))
    if (areFigures)
      return others.size < fewest.figures
        ? run.replace(/(?<=\d[Oo]*)[Oo](?=[Oo]*\d)/g, '0')
        : run.replace(/[Oo]/g, '0')
    const areLetters = others.size >= fewest.letters && [...others].every((c) => /\p{Script=Latin}/u.test(c))
    const o = [...others].slice(1).every((c) => /\p{Ll}/u.test(c)) ? 'o' : 'O'
    return areLetters ? run.replace(/(?<=[\p{L}][0Oo]*)0|^0(?=\p{L})/gu, o) : run
  })
}
