// Divides the characters of a line into words, each in the box of its ink.
import { median } from '../../../../shared/layout/geometry.ts'
import { unite, type Box, type Word } from '../../../../shared/page.ts'
import { typeHeight } from '../../../../shared/layout/type-size.ts'
import { isHanLike } from '../../../../shared/text/scripts.ts'
import type { ColourImage } from '../../pixels/colour.ts'
import type { PlacedLine } from '../../context/engine.ts'
import { boundsOf, type Slanted } from '../../pixels/slanted.ts'
import type { Certainty } from '../../../../shared/engine-pack.ts'
import { heightsOf, spelled } from './cases.ts'
import type { Sign } from './ctc.ts'
import { maxLength, spaceInContext, unknownContext } from './contexts.ts'
import { isSpace, unknownGap, type SpaceSigns } from './spaces.ts'
import { withoutWideForms } from './wide-forms.ts'
import { inkOfStrip, leastInk, rowsWithInk, unreadShare, widestRoom, type StripInk } from './strip-ink.ts'

/** In heights of the strip. Titles in Han are set wide. */
const minGapOfHan = 1
/** In heights of the strip: a narrow space. */
const gapWidth = 0.25
/** In heights of the strip: a gap within words, which counts beside the only gap of a line of two characters. */
const typicalGap = 0.06
/** In heights of the strip: a line of wider gaps has single characters as words. */
const maxUsual = 0.35
/** In units of the line's mean: more ink says no more. */
const maxGapInk = 2
/** Networks state chances of 0 and 1 too readily: limits, so that one of them can't decide alone. */
const minChance = { character: 0.0005, space: 0.001 } as const
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

/** Evidence beside the network's; each can be disabled. */
export interface ByInk {
  readonly cases: boolean
  readonly room: boolean
  readonly contexts: boolean
}

/** Null where nothing was read. */
export function lineOf(
  { strip, place, signs: read }: ReadStrip,
  engine: NamedEngine,
  by: ByInk = { cases: true, room: true, contexts: true },
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

function logOdds(confidence: number, least: number = minChance.character): number {
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

/** The measurements before each character; null before the first. */
function gapsAmong(written: readonly Written[], { ink }: Inked, by: ByInk): (SpaceSigns | null)[] {
  const measured = written
    .slice(1)
    .map((sign, i) => (by.room && ink ? measureGap(written[i] ?? sign, sign, ink) : unknownGap))
  const usual = usualOf(measured.map(({ width }) => width))
  const usualPitch = Math.max(1, median(measured.map(({ pitch }) => pitch)))
  const textOf = (from: number, to: number) =>
    written
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join('')
  return written.map(({ space }, i) => {
    const gap = measured[i - 1]
    if (!gap) return null
    const [before, after] = [textOf(i - maxLength, i), textOf(i, i + maxLength)]
    return {
      ...gap,
      space: logOdds(space, minChance.space),
      usual,
      pitch: gap.pitch / usualPitch,
      context: by.contexts ? spaceInContext(before, after) : unknownContext,
    }
  })
}

/** The measurements of each place in a line that may have a space, for fitting their weights. */
export function gapsOf({
  strip,
  signs,
}: Pick<ReadStrip, 'strip' | 'signs'>): { readonly text: string; readonly gap: SpaceSigns | null }[] {
  const inked = { width: strip.width, ink: inkOfStrip(strip) }
  const by = { cases: false, room: true, contexts: true }
  const written = writtenOf(withoutWideForms(signs), inked, by)
  return gapsAmong(written, inked, by).map((gap, i) => ({ text: written[i]?.text ?? '', gap }))
}

/** A third of the gaps are no wider: in a line of short words half of them are spaces. */
function usualOf(widths: readonly number[]): number {
  const sorted = [...widths, typicalGap].sort((a, b) => a - b)
  return Math.min(maxUsual, sorted[Math.floor(sorted.length / 3)] ?? 0)
}

/** The distance between the characters is in columns. */
function measureGap(before: Sign, sign: Sign, ink: StripInk): Pick<SpaceSigns, 'ink' | 'width' | 'pitch'> {
  const [from, to] = [Math.floor(before.at * ink.width), Math.ceil(sign.at * ink.width)]
  const room = widestRoom(ink, from, to)
  return {
    ink: Math.min(maxGapInk, leastInk(ink, from, to, Math.round(gapWidth * ink.height))),
    width: room ? (room.x1 - room.x0) / ink.height : 0,
    pitch: (sign.at - before.at) * ink.width,
  }
}

function isParted(before: Written | undefined, sign: Written | undefined, gap: SpaceSigns): boolean {
  const isBesideHan = isHanLike(before?.text ?? '') || isHanLike(sign?.text ?? '')
  return isBesideHan ? (sign?.space ?? 0) > 0.5 || gap.width >= minGapOfHan : isSpace(gap)
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
