// Joins the characters of a text layer into words, which end at a space, a gap, or a jump to another place.
import { widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { rightToLeftLetter } from '../../../shared/text/direction.ts'
import { isHanLike } from '../../../shared/text/scripts.ts'
import { withAccents } from './accents.ts'
import { isUnknown, lineEndHyphen, type Character } from './characters.ts'
import type { Point } from '../pixels/placement.ts'
import { inWritingOrder, isRightToLeft, touchesWord } from './right-to-left.ts'
import { gapBetween, stepBetween } from './steps.ts'

export interface LayerWord {
  readonly text: string
  /** The box of its ink, and the box that it takes on its line. */
  readonly box: Box
  readonly cell: Box
  /** The beginning of its base line. */
  readonly base: Point
  readonly em: number
  /** Whether some of its characters have no known meaning. */
  readonly isUnknown: boolean
  readonly weight: number
  /** Angle of the writing in radians clockwise. Vertical writing runs down. */
  readonly angle: number
}

/** Gaps within a word, in ems. */
const maxGap = { letters: 0.13, signs: 0.1, han: 1, rightToLeft: 0.5 } as const
/** Vertical offset within a word, in ems: a letter may be a little lower, as in the name of TeX. */
const maxOffset = { sameSize: 0.3, raised: 0.7 } as const
const columnStep = { min: 0.4, max: 2, maxAside: 0.4 } as const
/** Largest gaps, in ems, at a space that a program sets only for kerning and takes back by its width. */
const takenBack = { maxGap: 0.03, maxInkGap: 0.1 } as const
/** In ems, from a letter to its combining mark. */
const maxGapToMark = 0.3
/** In ems, by which a gap in Chinese may exceed the one before; more is the next column. */
const maxWidening = 0.2
const sameAngle = 0.03
/** Size of a superscript relative to its word, and its height above the base line in ems. */
const raisedSize = 0.85
const minRaised = 0.2
/** In ems: the same word again at this distance is bold type or a shadow. */
const maxDoubleOffset = 0.15
/** In ems: a smaller gap is no space. */
const maxTouchingGap = 0.1
const quarter = Math.PI / 2

export function wordsOf(separate: readonly Character[]): LayerWord[] {
  const characters = withAccents(separate)
  const words: LayerWord[] = []
  let run: Character[] = []
  const end = () => {
    const word = wordOf(run)
    if (word) words.push(word)
    run = []
  }
  for (const [i, character] of characters.entries()) {
    const last = run.at(-1)
    // PDFium's own spaces are ignored, since it separates letters that a browser set one by one
    if (character.isSynthetic && isSpace(character) && !isWordEnd(run, characters[i + 1])) continue
    if (isSpace(character)) {
      if (!isTakenBack(last, character, characters[i + 1])) end()
      continue
    }
    if (last && !continues(run, last, character)) end()
    run.push(character)
  }
  end()
  return withMarks(withoutDoubles(words))
}

function isSpace({ text }: Character): boolean {
  return text === '' || (/^[\s\p{Z}\p{Cc}]$/u.test(text) && text !== lineEndHyphen)
}

/** Whether a space of PDFium ends a word. In right-to-left scripts it is right, except at combining marks. */
function isWordEnd(run: readonly Character[], next: Character | undefined): boolean {
  const last = run.at(-1)
  return last !== undefined && rightToLeftLetter.test(last.text) && !touchesWord(run, next)
}

/** Whether a space has no width, because the next character is set back. */
function isTakenBack(last: Character | undefined, space: Character, next: Character | undefined): boolean {
  if (!last || !next || isSpace(next) || rightToLeftLetter.test(last.text)) return false
  const { em } = last.type
  const { along, across } = stepBetween(last, next)
  const gaps = [gapBetween(last, next), stepBetween(space, next).along]
  return (
    along > 0 &&
    across === 0 &&
    gaps.every((gap) => gap < takenBack.maxGap * em) &&
    next.box.x0 - last.box.x1 < takenBack.maxInkGap * em
  )
}

function continues(run: readonly Character[], last: Character, next: Character): boolean {
  if (/^\p{M}/u.test(next.text)) return gapBetween(last, next) < maxGapToMark * last.type.em
  if (Math.abs(last.type.angle - next.type.angle) > sameAngle) return false
  const em = Math.max(last.type.em, next.type.em)
  const { along, across } = stepBetween(last, next)
  const size = Math.min(last.type.em, next.type.em) / em
  if (runsDown(run, next)) return true
  if (run.length > 1 && isDown(run)) return false
  const isSameSize = size > raisedSize
  if (Math.abs(across) > em * (isSameSize ? maxOffset.sameSize : maxOffset.raised)) return false
  // a number with small cents next to it would be another number
  if (!isSameSize && isDigit(last.text) && isDigit(next.text)) return false
  if (!isQuarter(last.type.angle)) return Math.abs(along) < 2 * em
  return gapBetween(last, next) <= em * maxGapBetween(run, last, next)
}

/** In ems; it is wide between right-to-left letters, because those of an Arabic ligature come in any order. */
function maxGapBetween(run: readonly Character[], last: Character, next: Character): number {
  if (isHanLike(last.text) && isHanLike(next.text)) return maxGapOfHan(run)
  if (rightToLeftLetter.test(last.text) && rightToLeftLetter.test(next.text)) return maxGap.rightToLeft
  return isLetter(last.text) && isLetter(next.text) ? maxGap.letters : maxGap.signs
}

/** In ems; titles and labels may be letter-spaced, but evenly. */
function maxGapOfHan(run: readonly Character[]): number {
  const [before, last] = run.slice(-2)
  if (!before || !last) return maxGap.han
  return Math.min(maxGap.han, gapBetween(before, last) / last.type.em + maxWidening)
}

function isLetter(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}]/u.test(text)
}

/** Whether a character continues a vertical column, as Chinese may be written. */
function runsDown(run: readonly Character[], next: Character): boolean {
  const last = run.at(-1)
  return last !== undefined && (run.length === 1 || isDown(run)) && isBelow(last, next)
}

function isDown([first, second]: readonly Character[]): boolean {
  return first !== undefined && second !== undefined && isBelow(first, second)
}

function isBelow(above: Character, below: Character): boolean {
  const em = Math.max(above.type.em, below.type.em)
  const { across } = stepBetween(above, below)
  const aside = Math.abs((above.box.x0 + above.box.x1 - below.box.x0 - below.box.x1) / 2)
  return (
    across > columnStep.min * em &&
    across < columnStep.max * em &&
    aside < columnStep.maxAside * em &&
    (isHanLike(above.text) || isHanLike(below.text))
  )
}

function isQuarter(angle: number): boolean {
  return Math.abs(angle / quarter - Math.round(angle / quarter)) < sameAngle
}

function isDigit(text: string): boolean {
  return /^\p{Nd}$/u.test(text)
}

function wordOf(run: readonly Character[]): LayerWord | null {
  const [first] = run
  if (!first) return null
  const ordered = isRightToLeft(run) ? inWritingOrder(run) : run
  const text = ordered.map((character, i) => textIn(ordered, character, i)).join('')
  const largest = run.reduce((a, b) => (b.type.em > a.type.em ? b : a))
  return text === ''
    ? null
    : {
        text: text.normalize('NFC'),
        box: unite(run.map(({ box }) => box)),
        cell: unite(run.map(({ cell }) => cell)),
        base: largest === first ? first.base : baseUnder(first, largest),
        em: largest.type.em,
        isUnknown: run.some(isUnknown),
        weight: largest.type.weight,
        angle: isDown(run) ? first.type.angle + quarter : first.type.angle,
      }
}

/** Returns the beginning of the word on the base line of its large letters. */
function baseUnder(first: Character, large: Character): Point {
  const { angle } = large.type
  const { along } = stepBetween(large, first)
  return { x: large.base.x + along * Math.cos(angle), y: large.base.y + along * Math.sin(angle) }
}

function textIn(run: readonly Character[], character: Character, index: number): string {
  const { text } = character
  const isLast = index === run.length - 1
  if (text === lineEndHyphen) return '-'
  // a soft hyphen within a word is a dash if it is drawn, as in 1-12
  if (text === '\u00ad') return isLast || widthOf(character.box) > 0 ? '-' : ''
  return /^[0-9]$/.test(text) && isRaised(run, character) ? (superscripts[Number(text)] ?? text) : text
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Whether a digit is a superscript, as in m². */
function isRaised(run: readonly Character[], character: Character): boolean {
  const large = run.find(({ type }) => type.em * raisedSize > character.type.em)
  return large !== undefined && -stepBetween(large, character).across > minRaised * large.type.em
}

/** Joins marks to the word that they touch: in right-to-left lines a full stop may come after the whole line in the file. */
function withMarks(words: readonly LayerWord[]): LayerWord[] {
  const hosts = words.filter(({ text }) => rightToLeftLetter.test(text))
  if (hosts.length === 0) return [...words]
  const taken = new Map<LayerWord, LayerWord>()
  const rest = words.filter((mark) => {
    const host = /^\p{P}+$/u.test(mark.text) && hosts.find((word) => touches(taken.get(word) ?? word, mark))
    if (host) taken.set(host, joined(taken.get(host) ?? host, mark))
    return !host
  })
  return rest.map((word) => taken.get(word) ?? word)
}

function touches(a: LayerWord, b: LayerWord): boolean {
  const max = maxTouchingGap * a.em
  const gap = Math.max(b.cell.x0 - a.cell.x1, a.cell.x0 - b.cell.x1)
  return Math.abs(a.base.y - b.base.y) < max && Math.abs(gap) < max
}

function joined(word: LayerWord, mark: LayerWord): LayerWord {
  const isBefore = mark.cell.x0 > word.cell.x0
  return {
    ...word,
    text: isBefore ? mark.text + word.text : word.text + mark.text,
    box: unite([word.box, mark.box]),
    cell: unite([word.cell, mark.cell]),
  }
}

function withoutDoubles(words: readonly LayerWord[]): LayerWord[] {
  const seen = new Map<string, LayerWord[]>()
  return words.filter((word) => {
    const same = seen.get(word.text) ?? []
    if (same.some((other) => isDouble(other, word))) return false
    seen.set(word.text, [...same, word])
    return true
  })
}

function isDouble(a: LayerWord, b: LayerWord): boolean {
  const max = maxDoubleOffset * a.em
  return Math.abs(a.box.x0 - b.box.x0) < max && Math.abs(a.box.y0 - b.box.y0) < max
}
