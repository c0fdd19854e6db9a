// The characters of a line as its words, each in the box of its ink. A space is where the network saw one, where it half
// saw one, and where there is much room.
import { unite, type Box, type Word } from '../../../../shared/page.ts'
import { typeHeight } from '../../../../shared/layout/type-size.ts'
import { isHanLike } from '../../../../shared/text/scripts.ts'
import type { ColourImage } from '../../pixels/colour.ts'
import type { PlacedLine } from '../../context/engine.ts'
import { boundsOf, type Slanted } from '../../pixels/slanted.ts'
import type { Certainty } from '../../../../shared/engine-pack.ts'
import { heightsOf, spelled } from './cases.ts'
import type { Sign } from './ctc.ts'
import { isSpace, textSigns, type SpaceSigns } from './spaces.ts'
import { withoutWideForms } from './wide-forms.ts'
import { inkOfStrip, rowsWithInk, unreadShare, widestRoom, type StripInk } from './strip-ink.ts'

/** In heights of the strip. Titles in Han are set wide. */
const leastRoomOfHan = 1
const lightly = { sure: 0.0005, space: 0.001 } as const
/** In ems: from the top of an h to the foot of a p. Han fills the strip that was cut for it. */
const rowOfLetters = 0.92

export interface ReadStrip {
  readonly strip: ColourImage
  readonly place: Slanted
  readonly signs: readonly Sign[]
}

/** What its lines are signed with, and how its certainty is to be taken. */
export interface NamedEngine {
  readonly name: string
  readonly certainty: Certainty
}

/** What is taken from the ink of a line: without it the network alone has its say. */
export interface ByInk {
  readonly cases: boolean
  readonly room: boolean
}

/** Null where nothing was read. */
export function lineOf(
  { strip, place, signs: read }: ReadStrip,
  engine: NamedEngine,
  by: ByInk = { cases: true, room: true },
): Omit<PlacedLine, 'place'> | null {
  const ink = inkOfStrip(strip)
  const signs = withoutWideForms(read)
  const ofLine = certaintyOf(signs)
  const onStrip = wordsAmong(signs, { width: strip.width, ink }, by).map(({ signs: own, x0, x1 }): Word => {
    const { y0, y1 } = ink ? rowsWithInk(ink, x0, x1) : { y0: 0, y1: strip.height }
    return {
      text: by.cases
        ? spelled(
            own.map(({ text }) => text),
            own.map(({ height }) => height),
          )
        : own.map(({ text }) => text).join(''),
      box: { x0, y0, x1, y1 },
      confidence: certaintyOf(own),
      chance: chanceOf(own, ofLine, engine.certainty),
    }
  })
  const words = onStrip.map((word) => ({ ...word, box: onPage(word.box, strip, place) }))
  if (words.length === 0) return null
  const box = unite(words.map((word) => word.box))
  const isOfHan = signs.filter(({ text }) => isHanLike(text)).length > signs.length / 2
  const line = {
    box,
    words,
    block: 0,
    paragraph: 0,
    rowHeight: isOfHan ? place.height : (rowOf(onStrip) * place.height) / strip.height || place.height,
    engine: engine.name,
  }
  const places = signs.map(({ at }) => at * strip.width)
  return { line, unread: ink ? unreadShare(ink, places) : 0 }
}

function onPage({ x0, y0, x1, y1 }: Box, { width, height }: ColourImage, place: Slanted): Box {
  return rounded(boundsOf(place, { x0: x0 / width, x1: x1 / width, y0: y0 / height, y1: y1 / height }))
}

/** By its ink and the letters that it has, as strips are cut close or wide; 0 where no letter tells. */
function rowOf(words: readonly Word[]): number {
  return rowOfLetters * typeHeight(words)
}

/** The mean of all that is written. */
export function certaintyOf(signs: readonly Sign[]): number {
  const written = signs.filter(({ text }) => text.trim() !== '')
  return written.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, written.length)
}

function chanceOf(signs: readonly Sign[], ofLine: number, { bias, leastSure, line }: Certainty): number {
  const least = Math.min(...signs.map(({ confidence }) => confidence))
  return 1 / (1 + Math.exp(-(bias + leastSure * logOdds(least) + line * logOdds(ofLine))))
}

/** A network says 0 and 1 too lightly for either to decide alone. */
function logOdds(confidence: number, least: number = lightly.sure): number {
  const share = Math.min(1 - least, Math.max(least, confidence))
  return Math.log(share / (1 - share))
}

interface Inked {
  readonly width: number
  readonly ink: StripInk | null
}

interface Group {
  readonly signs: readonly Written[]
  /** Columns of the strip. */
  readonly x0: number
  readonly x1: number
}

/** A character that is written, the chance of a space before it, and how high it reaches. */
interface Written extends Sign {
  readonly space: number
  readonly height: number | null
}

function wordsAmong(signs: readonly Sign[], strip: Inked, by: ByInk): Group[] {
  const written = writtenOf(signs, strip, by)
  const starts: number[] = []
  gapsAmong(written, strip, by).forEach((gap, i) => {
    if (!gap || isParted(written[i - 1], written[i], gap)) starts.push(i)
  })
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? written.length
    const x0 = Math.min(strip.width - 1, sidesBetween(written[from - 1], written[from], strip).x1)
    const x1 = Math.max(x0 + 1, sidesBetween(written[to - 1], written[to], strip).x0)
    return { signs: written.slice(from, to), x0, x1 }
  })
}

function writtenOf(signs: readonly Sign[], strip: Inked, by: ByInk): Written[] {
  const heights = strip.ink && by.cases ? heightsOf(signs, strip.ink) : []
  return signs.flatMap((sign, i): Written[] => {
    const before = signs[i - 1]
    const space = before && isBlank(before) ? Math.max(before.confidence, before.spaceBefore) : 0
    return isBlank(sign)
      ? []
      : [{ ...sign, space: Math.max(space, sign.spaceBefore), height: heights[i] ?? null }]
  })
}

function isBlank({ text }: Sign): boolean {
  return text.trim() === ''
}

interface Gap extends SpaceSigns {
  /** In heights of the strip. */
  readonly wide: number
}

/** What speaks for a space before each of them; null before the first. */
function gapsAmong(written: readonly Written[], strip: Inked, by: ByInk): (Gap | null)[] {
  const rooms = written.map((sign, i) => (by.room ? roomBetween(written[i - 1], sign, strip) : 0))
  const usual = usualOf(rooms.slice(1))
  let word = ''
  return written.map(({ text, space }, i) => {
    const gap = {
      space: logOdds(space, lightly.space),
      wide: rooms[i] ?? 0,
      room: (rooms[i] ?? 0) - usual,
      ...textSigns(word, text),
    }
    word = space > 0.5 ? text : word + text
    return i === 0 ? null : gap
  })
}

/** What speaks for each of the spaces that a line may have, without those beside Han. */
export function gapsOf({
  strip,
  signs,
}: ReadStrip): { readonly text: string; readonly gap: SpaceSigns | null }[] {
  const inked = { width: strip.width, ink: inkOfStrip(strip) }
  const written = writtenOf(withoutWideForms(signs), inked, { cases: true, room: true })
  return gapsAmong(written, inked, { cases: true, room: true }).map((gap, i) => ({
    text: written[i]?.text ?? '',
    gap,
  }))
}

/** Of a third of the rooms: in a line of short words half of them are spaces. */
function usualOf(rooms: readonly number[]): number {
  return rooms.toSorted((a, b) => a - b)[Math.floor(rooms.length / 3)] ?? 0
}

/** In heights of the strip. */
function roomBetween(before: Sign | undefined, sign: Sign, { width, ink }: Inked): number {
  const room = before && ink && widestRoom(ink, Math.floor(before.at * width), Math.ceil(sign.at * width))
  return room ? (room.x1 - room.x0) / ink.height : 0
}

function isParted(before: Written | undefined, sign: Written | undefined, gap: Gap): boolean {
  const isBesideHan = isHanLike(before?.text ?? '') || isHanLike(sign?.text ?? '')
  return isBesideHan ? (sign?.space ?? 0) > 0.5 || gap.wide >= leastRoomOfHan : isSpace(gap)
}

/** Where what stands before ends and what follows begins: at the sides of the room between them, else half way. */
function sidesBetween(
  before: Sign | undefined,
  sign: Sign | undefined,
  { width, ink }: Inked,
): { x0: number; x1: number } {
  const from = before ? Math.floor(before.at * width) : 0
  const to = sign ? Math.ceil(sign.at * width) : width
  const room = ink && widestRoom(ink, from, to)
  if (room) return room
  const middle = before && sign ? Math.round((from + to) / 2) : before ? width : 0
  return { x0: middle, x1: middle }
}

function rounded({ x0, y0, x1, y1 }: Box): Box {
  return { x0: Math.round(x0), y0: Math.round(y0), x1: Math.round(x1), y1: Math.round(y1) }
}
