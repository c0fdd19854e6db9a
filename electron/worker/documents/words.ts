// The characters of a text layer as words. What parts them is a space, room, or another place to go on from.
import { unite, type Box } from '../../../shared/page.ts'
import { isHanLike } from '../../../shared/text/scripts.ts'
import { withAccents } from './accents.ts'
import { lineEndHyphen, type Character } from './characters.ts'
import type { Point } from './place.ts'

export interface LayerWord {
  readonly text: string
  /** Around its ink, and with the room that it takes. */
  readonly box: Box
  readonly cell: Box
  /** Where its line stands, at its beginning. */
  readonly base: Point
  /** In the units of its box. */
  readonly em: number
  readonly weight: number
  /** Of its writing against level, in radians clockwise. Vertical writing runs down. */
  readonly angle: number
}

/** In ems. */
const mostRoom = { ofLetters: 0.13, ofSigns: 0.1, ofHan: 1, fromRight: 0.5 } as const
/** A letter of a word may stand a little lower than the others, as in the name of TeX. */
const mostOff = { sameSize: 0.3, raised: 0.7 } as const
const columnStep = { least: 0.4, most: 2, aside: 0.4 } as const
/** A kern. */
const back = 0.3
/** In ems: a space that takes less was taken back by what follows. */
const leastSpace = 0.05
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
    // where it saw room, or the end of a line, we look ourselves: it parts the letters that a browser set one by one
    if (character.isSynthetic && isSpace(character) && !(last && letterFromRight.test(last.text))) continue
    if (isSpace(character)) {
      if (!isTakenBack(last, characters[i + 1])) end()
      continue
    }
    if (last && !goesOn(run, last, character)) end()
    run.push(character)
  }
  end()
  return withMarks(withoutDoubles(words))
}

const letterFromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

function isFromRight(run: readonly Character[]): boolean {
  return (
    run.some(({ text }) => letterFromRight.test(text)) &&
    run.every(({ text }) => letterFromRight.test(text) || /^[\p{M}\p{P}]/u.test(text))
  )
}

/** By their places: the letters of a ligature come in any order. A mark stays with its letter. */
function fromRight(run: readonly Character[]): Character[] {
  const letters: Character[][] = []
  for (const character of run) {
    const letter = /^\p{M}/u.test(character.text) ? letters.at(-1) : undefined
    if (letter) letter.push(character)
    else letters.push([character])
  }
  const middle = ([letter]: readonly Character[]) => (letter ? letter.cell.x0 + letter.cell.x1 : 0)
  return lamFirst(letters.sort((a, b) => middle(b) - middle(a)).flat())
}

/** The one glyph of Lam and Alif is told in either order. */
function lamFirst(letters: readonly Character[]): Character[] {
  const ordered = [...letters]
  for (let i = 1; i < ordered.length; i++) {
    const [alif, lam] = [ordered[i - 1], ordered[i]]
    if (!alif || !lam || alif.base.x !== lam.base.x) continue
    if (/[آأإا]/u.test(alif.text) && lam.text === 'ل') [ordered[i - 1], ordered[i]] = [lam, alif]
  }
  return ordered
}

function isSpace({ text }: Character): boolean {
  return text === '' || (/^[\s\p{Z}\p{Cc}]$/u.test(text) && text !== lineEndHyphen)
}

/** Who kerns across a space sets it and goes back by its width. */
function isTakenBack(last: Character | undefined, next: Character | undefined): boolean {
  if (!last || !next || isSpace(next) || letterFromRight.test(last.text)) return false
  const { along, across } = stepBetween(last, next)
  const room = roomBetween(last, next)
  return along > 0 && across === 0 && room < leastSpace * last.type.em
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

/** From where the one stands to where the other does, along its writing and across it. */
function stepBetween({ base, type }: Character, next: Character): { along: number; across: number } {
  const [x, y] = [next.base.x - base.x, next.base.y - base.y]
  const [cos, sin] = [Math.cos(type.angle), Math.sin(type.angle)]
  return { along: x * cos + y * sin, across: y * cos - x * sin }
}

/** Writing may run from the right, but not in Latin letters and figures. */
function roomBetween(last: Character, next: Character): number {
  if (isLatin(last.text) && isLatin(next.text) && stepBetween(last, next).along < -back * last.type.em)
    return Infinity
  const isLevel = Math.abs(Math.cos(last.type.angle)) > 0.5
  return isLevel
    ? Math.max(next.cell.x0 - last.cell.x1, last.cell.x0 - next.cell.x1)
    : Math.max(next.cell.y0 - last.cell.y1, last.cell.y0 - next.cell.y1)
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

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{Nd}]$/u.test(text)
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
  const ordered = isFromRight(run) ? fromRight(run) : run
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
  if (text === '\u00ad') return isLast ? '-' : ''
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
