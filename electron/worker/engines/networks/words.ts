// Divides the characters of a line into words, each in the box of its ink.
import { median } from '../../../../shared/layout/geometry.ts'
import { unite, type Box, type Word } from '../../../../shared/page.ts'
import { typeHeight } from '../../../../shared/layout/type-size.ts'
import { isHanLike } from '../../../../shared/text/scripts.ts'
import type { ColourImage } from '../../pixels/colour.ts'
import type { PlacedLine } from '../../context/engine.ts'
import { rounded } from '../../pixels/placement.ts'
import { boundsOf, type Slanted } from '../../pixels/slanted.ts'
import type { Manifest } from '../../../../shared/engine-pack.ts'
import { correctCase, heightsOf } from './letter-case.ts'
import type { Sign } from './ctc.ts'
import { maxLength, spaceInContext, unknownContext } from './contexts.ts'
import { isSpace, unknownGap, type SpaceSigns } from './spaces.ts'
import { withoutWideForms } from './wide-forms.ts'
import { inkOfStrip, minInk, rowsWithInk, unreadShare, widestGap, type StripInk } from './strip-ink.ts'

/** In heights of the strip. Titles in Han are letter-spaced. */
const minGapOfHan = 1
/** In heights of the strip: a narrow space. */
const gapWidth = 0.25
/** In heights of the strip: a gap within words, which counts beside the only gap of a line of two characters. */
const typicalGap = 0.06
/** In heights of the strip: a line of wider gaps has single characters as words. */
const maxUsual = 0.35
/** In units of the line's mean: more ink makes no difference. */
const maxGapInk = 2
/** Networks state chances of 0 and 1 too readily: limits, so that one of them can't decide alone. */
const minChance = { character: 0.0005, space: 0.001 } as const
/** In ems: from the top of an h to the foot of a p. Han fills the strip that was cut for it. */
const rowOfLetters = 0.92

interface ReadStrip {
  readonly strip: ColourImage
  readonly place: Slanted
  readonly signs: readonly Sign[]
}

/** Evidence besides the network's; each kind can be disabled. */
interface Evidence {
  readonly cases: boolean
  readonly gaps: boolean
  readonly contexts: boolean
}

/** Returns null if nothing was read. */
export function lineOf(
  { strip, place, signs: read }: ReadStrip,
  engine: Pick<Manifest, 'name' | 'certainty'>,
  use: Evidence = { cases: true, gaps: true, contexts: true },
): Omit<PlacedLine, 'place'> | null {
  const ink = inkOfStrip(strip)
  const signs = withoutWideForms(read)
  const certaintyOfLine = certaintyOf(signs)
  const onStrip = wordsAmong(signs, { width: strip.width, ink }, use).map(({ signs: own, x0, x1 }): Word => {
    const { y0, y1 } = ink ? rowsWithInk(ink, x0, x1) : { y0: 0, y1: strip.height }
    const characters = own.map(({ text }) => text)
    const heights = own.map(({ height }) => height)
    return {
      text: use.cases ? correctCase(characters, heights) : characters.join(''),
      box: { x0, y0, x1, y1 },
      confidence: certaintyOf(own),
      chance: chanceOf(own, certaintyOfLine, engine.certainty),
    }
  })
  if (onStrip.length === 0) return null
  const words = onStrip.map((word) => ({ ...word, box: onPage(word.box, strip, place) }))
  const isHan = signs.filter(({ text }) => isHanLike(text)).length > signs.length / 2
  const line = {
    box: unite(words.map((word) => word.box)),
    words,
    block: 0,
    paragraph: 0,
    rowHeight: isHan ? place.height : (rowOf(onStrip) * place.height) / strip.height || place.height,
    engine: engine.name,
  }
  const places = signs.map(({ at }) => at * strip.width)
  return { line, unread: ink ? unreadShare(ink, places) : 0 }
}

function onPage({ x0, y0, x1, y1 }: Box, { width, height }: ColourImage, place: Slanted): Box {
  return rounded(boundsOf(place, { x0: x0 / width, x1: x1 / width, y0: y0 / height, y1: y1 / height }))
}

/** Returns the row height by the ink of the letters, since strips are cut close or wide; 0 if no letter has a known height. */
function rowOf(words: readonly Word[]): number {
  return rowOfLetters * typeHeight(words)
}

/** Returns the mean confidence of all characters except spaces. */
export function certaintyOf(signs: readonly Sign[]): number {
  const written = signs.filter((sign) => !isBlank(sign))
  return written.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, written.length)
}

function chanceOf(
  signs: readonly Sign[],
  ofLine: number,
  { bias, leastSure, line }: Manifest['certainty'],
): number {
  const min = Math.min(...signs.map(({ confidence }) => confidence))
  return 1 / (1 + Math.exp(-(bias + leastSure * logOdds(min) + line * logOdds(ofLine))))
}

function logOdds(confidence: number, min: number = minChance.character): number {
  const share = Math.min(1 - min, Math.max(min, confidence))
  return Math.log(share / (1 - share))
}

interface Strip {
  readonly width: number
  readonly ink: StripInk | null
}

interface Group {
  readonly signs: readonly Written[]
  /** Columns of the strip. */
  readonly x0: number
  readonly x1: number
}

/** A character other than a space, with the chance of a space before it, and its height. */
interface Written extends Sign {
  readonly space: number
  readonly height: number | null
}

function wordsAmong(signs: readonly Sign[], strip: Strip, use: Evidence): Group[] {
  const written = writtenOf(signs, strip, use)
  const starts: number[] = []
  gapsAmong(written, strip, use).forEach((gap, i) => {
    if (!gap || isSeparated(written[i - 1], written[i], gap)) starts.push(i)
  })
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? written.length
    const x0 = Math.min(strip.width - 1, sidesBetween(written[from - 1], written[from], strip).x1)
    const x1 = Math.max(x0 + 1, sidesBetween(written[to - 1], written[to], strip).x0)
    return { signs: written.slice(from, to), x0, x1 }
  })
}

function writtenOf(signs: readonly Sign[], strip: Strip, use: Evidence): Written[] {
  const heights = strip.ink && use.cases ? heightsOf(signs, strip.ink) : []
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

/** Returns the measurements before each character; null before the first. */
function gapsAmong(written: readonly Written[], { ink }: Strip, use: Evidence): (SpaceSigns | null)[] {
  const measured = written
    .slice(1)
    .map((sign, i) => (use.gaps && ink ? measureGap(written[i] ?? sign, sign, ink) : unknownGap))
  const usual = usualOf(measured.map(({ width }) => width))
  const usualPitch = Math.max(1, median(measured.map(({ pitch }) => pitch)))
  const texts = written.map(({ text }) => text)
  const textOf = (from: number, to: number) => texts.slice(Math.max(0, from), to).join('')
  return written.map(({ space }, i) => {
    const gap = measured[i - 1]
    if (!gap) return null
    const [before, after] = [textOf(i - maxLength, i), textOf(i, i + maxLength)]
    return {
      ...gap,
      space: logOdds(space, minChance.space),
      usual,
      pitch: gap.pitch / usualPitch,
      context: use.contexts ? spaceInContext(before, after) : unknownContext,
    }
  })
}

/** Returns the measurements of each place in a line that may have a space, for fitting their weights. */
export function gapsOf({
  strip,
  signs,
}: Pick<ReadStrip, 'strip' | 'signs'>): { readonly text: string; readonly gap: SpaceSigns | null }[] {
  const measured = { width: strip.width, ink: inkOfStrip(strip) }
  const use = { cases: false, gaps: true, contexts: true }
  const written = writtenOf(withoutWideForms(signs), measured, use)
  return gapsAmong(written, measured, use).map((gap, i) => ({ text: written[i]?.text ?? '', gap }))
}

/** Returns the lower third, because in a line of short words half of the gaps are spaces. */
function usualOf(widths: readonly number[]): number {
  const sorted = [...widths, typicalGap].sort((a, b) => a - b)
  return Math.min(maxUsual, sorted[Math.floor(sorted.length / 3)] ?? 0)
}

/** The pitch is in columns of the strip. */
function measureGap(before: Sign, sign: Sign, ink: StripInk): Pick<SpaceSigns, 'ink' | 'width' | 'pitch'> {
  const [from, to] = [Math.floor(before.at * ink.width), Math.ceil(sign.at * ink.width)]
  const gap = widestGap(ink, from, to)
  return {
    ink: Math.min(maxGapInk, minInk(ink, from, to, Math.round(gapWidth * ink.height))),
    width: gap ? (gap.x1 - gap.x0) / ink.height : 0,
    pitch: (sign.at - before.at) * ink.width,
  }
}

function isSeparated(before: Written | undefined, sign: Written | undefined, gap: SpaceSigns): boolean {
  const isBesideHan = isHanLike(before?.text ?? '') || isHanLike(sign?.text ?? '')
  return isBesideHan ? (sign?.space ?? 0) > 0.5 || gap.width >= minGapOfHan : isSpace(gap)
}

/** Returns where the word before ends and the next one begins: at the sides of the gap between them, or half way. */
function sidesBetween(
  before: Sign | undefined,
  sign: Sign | undefined,
  { width, ink }: Strip,
): { x0: number; x1: number } {
  const from = before ? Math.floor(before.at * width) : 0
  const to = sign ? Math.ceil(sign.at * width) : width
  const gap = ink && widestGap(ink, from, to)
  if (gap) return gap
  const middle = before && sign ? Math.round((from + to) / 2) : before ? width : 0
  return { x0: middle, x1: middle }
}
