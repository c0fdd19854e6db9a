// On a typewriter every character is as wide as every other, and so is a space: a narrow one (a point, a hyphen, a 1)
// has room on both sides, which is taken for spaces: 13 . 722, CL2212- 70463. The middles of the characters tell.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { median } from '../../../shared/layout/geometry.ts'
import type { GreyImage } from '../grey.ts'
import { meanConfidence } from './certainty.ts'
import { glyphsOf, type Glyph } from './glyphs.ts'

const fewestSteps = 3
/** How many steps from character to character are as wide as the usual one. */
const leastEven = 0.85

interface Slack {
  /** In widths of a character: what is further apart has a space between. */
  readonly room: number
  /** In steps: how much they differ, and how far off the next character stands. */
  readonly uneven: number
  readonly off: number
}

/** Words of any print come close to that, figures with their points and commas do not. */
const [ofWords, ofFigures]: readonly [Slack, Slack] = [
  { room: 1.1, uneven: 0.15, off: 0.12 },
  { room: 1.5, uneven: 0.2, off: 0.2 },
]
const figures = /^[\d.,:/-]+$/
/** In steps: how far off a word of figures begins whose characters touch. */
const offWord = 0.35
/** Where every character is as wide as every other anyway, or its words have no spaces. */
const other = /[^\p{Script=Latin}\p{N}\p{P}\p{S}]/u

export function withTypewriterWords(line: Line, image: GreyImage): Line {
  const close = line.words.map((word, i) => isClose(line.words[i - 1], word))
  if (!close.includes(true)) return line
  const typed = line.words.map(({ text }) => !other.test(text))
  const glyphs = line.words.map((word, i) =>
    typed[i] && (close[i] || close[i + 1]) ? glyphsOf(word, image) : null,
  )
  const groups: Word[][] = []
  for (const [i, word] of line.words.entries()) {
    const last = groups.at(-1)
    const before = line.words[i - 1]
    const isOne = close[i] && before && typed[i - 1] && typed[i] && isNext(before, word, glyphs, close, i)
    if (last && isOne) last.push(word)
    else groups.push([word])
  }
  return groups.length === line.words.length ? line : { ...line, words: groups.map(together) }
}

/** From character to character within the two words, and of those beside them where they are short. */
function stepsAround(glyphs: readonly (readonly Glyph[] | null)[], close: readonly boolean[], i: number) {
  const near = [...stepsIn(glyphs[i - 1]), ...stepsIn(glyphs[i])]
  if (near.length >= fewestSteps) return near
  const [before, behind] = [close[i - 1] ? glyphs[i - 2] : null, close[i + 1] ? glyphs[i + 1] : null]
  return [...near, ...stepsIn(before), ...stepsIn(behind)]
}

function stepsIn(glyphs: readonly Glyph[] | null | undefined): number[] {
  return (glyphs ?? []).slice(1).map((glyph, i) => middle(glyph) - middle(glyphs?.[i]))
}

function isNext(
  before: Word,
  word: Word,
  glyphs: readonly (readonly Glyph[] | null)[],
  close: readonly boolean[],
  i: number,
): boolean {
  const steps = stepsAround(glyphs, close, i)
  const pitch = median(steps)
  const { uneven, off } = slackOf(before, word)
  const even = steps.filter((step) => Math.abs(step - pitch) <= uneven * pitch)
  if (steps.length < fewestSteps || even.length < leastEven * steps.length) return false
  const [last, first] = [glyphs[i - 1]?.at(-1), glyphs[i]?.[0]]
  if (last && first) return Math.abs(middle(first) - middle(last) - pitch) <= off * pitch
  if (!areFigures(before, word)) return false
  const characters = Array.from(before.text).length
  return Math.abs((word.box.x0 - before.box.x0) / pitch - characters) <= offWord
}

function slackOf(before: Word, word: Word): Slack {
  return areFigures(before, word) ? ofFigures : ofWords
}

function areFigures(before: Word, word: Word): boolean {
  return figures.test(before.text) && figures.test(word.text)
}

function isClose(before: Word | undefined, word: Word): boolean {
  if (!before) return false
  const width = Math.max(widthOf(before), widthOf(word))
  return word.box.x0 - before.box.x1 < slackOf(before, word).room * width
}

/** Of one of its characters. */
function widthOf({ box, text }: Word): number {
  return (box.x1 - box.x0) / Math.max(1, text.length)
}

function middle(glyph: Glyph | undefined): number {
  return glyph ? (glyph.x0 + glyph.x1) / 2 : NaN
}

function together(words: readonly Word[]): Word {
  const [only, more] = words
  if (only && !more) return only
  return {
    text: words.map(({ text }) => text).join(''),
    box: unite(words.map(({ box }) => box)),
    confidence: meanConfidence(words),
  }
}
