// The characters of a text layer as words. What parts them is a space, room, or another place to go on from.
import { widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { isHanLike } from '../../../shared/text/scripts.ts'
import { withAccents } from './accents.ts'
import { isUnknown, lineEndHyphen, type Character } from './characters.ts'
import type { Point } from './place.ts'
import { inWritingOrder, isFromRight, letterFromRight, touchesWord } from './right-to-left.ts'
import { roomBetween, stepBetween } from './steps.ts'

export interface LayerWord {
  readonly text: string
  /** Around its ink, and with the room that it takes. */
  readonly box: Box
  readonly cell: Box
  /** Where its line stands, at its beginning. */
  readonly base: Point
  /** In the units of its box. */
  readonly em: number
  /** Whether some of its characters have no known meaning. */
  readonly isUnknown: boolean
  readonly weight: number
  /** Of its writing against level, in radians clockwise. Vertical writing runs down. */
  readonly angle: number
}

/** In ems. */
const mostRoom = { ofLetters: 0.13, ofSigns: 0.1, ofHan: 1, fromRight: 0.5 } as const
/** A letter of a word may stand a little lower than the others, as in the name of TeX. */
const mostOff = { sameSize: 0.3, raised: 0.7 } as const
const columnStep = { least: 0.4, most: 2, aside: 0.4 } as const
/**
 * In ems: a space that a program sets only to kern across it, and takes back by its width, leaves this little room; the
 * letters around it are no further apart than in a word.
 */
const takenBack = { maxRoom: 0.03, maxInkGap: 0.1 } as const
/** In ems, from a letter to its mark. */
const mostToMark = 0.3
/** More of Chinese is the next column, where its characters stood closer before. */
const mostWidening = 0.2
const sameAngle = 0.03
const raisedSize = 0.85
const leastRaised = 0.2
/** The same letters again, so near, make them bold or throw a shadow. */
const doubled = 0.15
/** In ems: less is no space. */
const touching = 0.1
const quarter = Math.PI / 2

export function wordsOf(told: readonly Character[]): LayerWord[] {
  const characters = withAccents(told)
  const words: LayerWord[] = []
  let run: Character[] = []
  const end = () => {
    const word = wordOf(run)
    if (word) words.push(word)
    run = []
  }
  for (const [i, character] of characters.entries()) {
    const last = run.at(-1)
    // PDFium's own spaces and line ends are looked for anew: it parts the letters that a browser set one by one
    if (character.isSynthetic && isSpace(character) && !isWordEnd(run, characters[i + 1])) continue
    if (isSpace(character)) {
      if (!isTakenBack(last, character, characters[i + 1])) end()
      continue
    }
    if (last && !goesOn(run, last, character)) end()
    run.push(character)
  }
  end()
  return withMarks(withoutDoubles(words))
}

function isSpace({ text }: Character): boolean {
  return text === '' || (/^[\s\p{Z}\p{Cc}]$/u.test(text) && text !== lineEndHyphen)
}

/** Whether a space of PDFium's own ends a word. It knows best where those from the right end, but marks mislead it. */
function isWordEnd(run: readonly Character[], next: Character | undefined): boolean {
  const last = run.at(-1)
  return last !== undefined && letterFromRight.test(last.text) && !touchesWord(run, next)
}

/** Whether a space takes no room. */
function isTakenBack(last: Character | undefined, space: Character, next: Character | undefined): boolean {
  if (!last || !next || isSpace(next) || letterFromRight.test(last.text)) return false
  const { em } = last.type
  const { along, across } = stepBetween(last, next)
  const rooms = [roomBetween(last, next), stepBetween(space, next).along]
  return (
    along > 0 &&
    across === 0 &&
    rooms.every((room) => room < takenBack.maxRoom * em) &&
    next.box.x0 - last.box.x1 < takenBack.maxInkGap * em
  )
}

function goesOn(run: readonly Character[], last: Character, next: Character): boolean {
  if (/^\p{M}/u.test(next.text)) return roomBetween(last, next) < mostToMark * last.type.em
  if (Math.abs(last.type.angle - next.type.angle) > sameAngle) return false
  const em = Math.max(last.type.em, next.type.em)
  const { along, across } = stepBetween(last, next)
  const size = Math.min(last.type.em, next.type.em) / em
  if (runsDown(run, next)) return true
  if (run.length > 1 && isDown(run)) return false
  const isSameSize = size > raisedSize
  if (Math.abs(across) > em * (isSameSize ? mostOff.sameSize : mostOff.raised)) return false
  // a number with its small cents beside it would be another number
  if (!isSameSize && isDigit(last.text) && isDigit(next.text)) return false
  if (!isQuarter(last.type.angle)) return Math.abs(along) < 2 * em
  return roomBetween(last, next) <= em * mostRoomOf(run, last, next)
}

/** In ems. The letters of an Arabic ligature come in any order. */
function mostRoomOf(run: readonly Character[], last: Character, next: Character): number {
  if (isHanLike(last.text) && isHanLike(next.text)) return mostRoomOfHan(run)
  if (letterFromRight.test(last.text) && letterFromRight.test(next.text)) return mostRoom.fromRight
  return isLetter(last.text) && isLetter(next.text) ? mostRoom.ofLetters : mostRoom.ofSigns
}

/** In ems: titles and labels are spaced out evenly. */
function mostRoomOfHan(run: readonly Character[]): number {
  const [before, last] = run.slice(-2)
  if (!before || !last) return mostRoom.ofHan
  return Math.min(mostRoom.ofHan, roomBetween(before, last) / last.type.em + mostWidening)
}

function isLetter(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}]/u.test(text)
}

/** Chinese is also written in columns, its characters upright below each other. */
function runsDown(run: readonly Character[], next: Character): boolean {
  const last = run.at(-1)
  if (!last || (run.length > 1 && !isDown(run))) return false
  return isBelow(last, next)
}

function isDown([first, second]: readonly Character[]): boolean {
  return first !== undefined && second !== undefined && isBelow(first, second)
}

function isBelow(above: Character, below: Character): boolean {
  const em = Math.max(above.type.em, below.type.em)
  const { across } = stepBetween(above, below)
  const aside = Math.abs((above.box.x0 + above.box.x1 - below.box.x0 - below.box.x1) / 2)
  return (
    across > columnStep.least * em &&
    across < columnStep.most * em &&
    aside < columnStep.aside * em &&
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
  const ordered = isFromRight(run) ? inWritingOrder(run) : run
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

/** Where the word begins, on the line that its large letters stand on. */
function baseUnder(first: Character, large: Character): Point {
  const { angle } = large.type
  const { along } = stepBetween(large, first)
  return { x: large.base.x + along * Math.cos(angle), y: large.base.y + along * Math.sin(angle) }
}

function textIn(run: readonly Character[], character: Character, index: number): string {
  const { text } = character
  const isLast = index === run.length - 1
  if (text === lineEndHyphen) return '-'
  // a soft hyphen within a word is a dash where one is drawn: 1-12
  if (text === '\u00ad') return isLast || widthOf(character.box) > 0 ? '-' : ''
  return isRaised(run, character) ? (raised[text] ?? text) : text
}

const raised: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
}

/** A small figure above the line says something else than one on it: m² are no m2. */
function isRaised(run: readonly Character[], character: Character): boolean {
  const large = run.find(({ type }) => type.em * raisedSize > character.type.em)
  return large !== undefined && -stepBetween(large, character).across > leastRaised * large.type.em
}

/** In lines from the right a full stop may be told after all of the line: it belongs to the word that it touches. */
function withMarks(words: readonly LayerWord[]): LayerWord[] {
  const hosts = words.filter(({ text }) => letterFromRight.test(text))
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
  const most = touching * a.em
  const room = Math.max(b.cell.x0 - a.cell.x1, a.cell.x0 - b.cell.x1)
  return Math.abs(a.base.y - b.base.y) < most && Math.abs(room) < most
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
  const most = doubled * a.em
  return Math.abs(a.box.x0 - b.box.x0) < most && Math.abs(a.box.y0 - b.box.y0) < most
}
