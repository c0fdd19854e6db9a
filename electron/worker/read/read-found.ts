// Finds text on the original picture by an engine that needs no preparation, and reads as many lines as are needed to choose
// the engine for the page.
import { doubtBelow } from '../../../shared/doubt.ts'
import { median } from '../../../shared/layout/geometry.ts'
import type { Script } from '../../../shared/languages.ts'
import type { Mark, PageKind, Rule } from '../../../shared/page.ts'
import { arrange } from '../arrange/arrange.ts'
import { tiltOf } from '../arrange/level.ts'
import type { SeenPicture, WhatWasRead } from './as-page.ts'
import { withLettersBeyond } from './beyond-alphabet.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { LineReader, Engine, PlacedLine } from '../context/engine.ts'
import { areMostVertical, turnOfLines } from '../engines/turn-of-lines.ts'
import type { Slanted } from '../pixels/slanted.ts'
import { densityOf } from '../languages/density.ts'
import type { ReadByFinder } from '../languages/script-order.ts'
import { hasRowOfInk, inkOutside, linesOfInk } from '../measure/ink-outside.ts'
import { measureText } from '../prepare/text-size.ts'
import { doOverlap, readUnread } from './unread-places.ts'
import { onlyOnce } from '../pixels/once-per-image.ts'
import type { PageLanguages } from './page-languages.ts'
import { isSlip } from '../prepare/kind.ts'
import type { Turn } from '../pixels/turn.ts'
import { languagesByLines, readByLines, type FoundLines } from './read-by-lines.ts'
import { needPack, surestPack } from './surest-pack.ts'
import { withStrokes } from '../measure/stroke-width.ts'
import type { ReadContext } from '../context/read-context.ts'
import {
  areInColumns,
  isChinese,
  isDense,
  isOfCells,
  isReadSurely,
  languagesOf,
  languagesRead,
  mayRead,
  possibleScripts,
  readByFinder,
} from './choose-engine.ts'

/** A smaller tilt in degrees is none. */
const minTilt = 0.5
/** A picture with so many lines, half of them at least so many heights long, is a document. */
const document = { lines: 10, length: 10 } as const
/** Chinese that is read with less certainty may be upside down, where many characters look like others. */
const minUpright = 0.9
/** Lines of a document that are enough to choose an engine, and to guess a script. */
const sampleLines = { forEngine: 16, forScript: 6 } as const

/** An engine that finds text, and the picture for it. */
export interface Finder {
  readonly engine: Engine
  /** Reads lines with letters that the engine lacks. */
  readonly other: LineReader
  readonly inColour: (by: Turn) => Promise<ColourImage>
  /** The caller has named the direction of the picture. */
  readonly isUpright: boolean
}

/** The picture must be turned before it can be read. */
export interface StandsOtherwise {
  readonly turn: Turn
}

/** The recogniser with page layout reads this page better; its languages, if the found lines tell them. */
export interface LeftToLayout {
  readonly languages: PageLanguages | null
}

export interface FoundText {
  first(): Promise<WhatWasRead | StandsOtherwise | LeftToLayout>
  /** The engine's own reading, however sure, and that of its lines by another where it is not sure. */
  others(): Promise<readonly WhatWasRead[] | StandsOtherwise>
  /** The possible scripts, the likeliest first. */
  scripts(): Promise<readonly Script[]>
  /** Adds found text that the page lacks; see unread-places.ts. */
  withUnread(page: WhatWasRead, marks: readonly Mark[]): Promise<WhatWasRead>
}

export function findText(
  seen: SeenPicture & { readonly rules: readonly Rule[] },
  finder: Finder,
  context: ReadContext,
): FoundText {
  const { image, sheet, turn, kind, rules, marks } = seen
  const { other } = finder
  let { engine } = finder
  const { languages: requested, known, disabled, trace, onProgress } = context
  const otherPacks = requested.length === 0 && context.scope === 'any' ? context.otherPacks : []
  const colours = onlyOnce(() => finder.inColour(turn))
  let hasLooked = false
  const places = onlyOnce(async () => {
    hasLooked = true
    return engine.find(await colours())
  })
  const read = new Map<Slanted, PlacedLine | null>()

  /** Reads lines that were not read before. */
  async function linesAt(some: readonly Slanted[]): Promise<(PlacedLine | null)[]> {
    const missing = some.filter((place) => !read.has(place))
    const wish = { languages: requested, onProgress }
    const lines = missing.length === 0 ? [] : await engine.readLines(await colours(), missing, wish)
    missing.forEach((place, i) => read.set(place, lines[i] ?? null))
    return some.map((place) => read.get(place) ?? null)
  }

  /** Reads the sample lines. If the chosen pack is not sure of them and another one is, the other one reads the page. */
  async function sampleLinesAt(sample: readonly Slanted[]): Promise<readonly (PlacedLine | null)[]> {
    const lines = await linesAt(sample)
    if (otherPacks.length === 0 || isReadSurely(readByFinder(sample, lines))) return lines
    const surer = await surestPack(sample, await colours(), otherPacks)
    trace?.('otherPacks', { facts: { tried: otherPacks.length, name: surer?.engine.name ?? null } })
    if (!surer) return lines
    engine = surer.engine
    read.clear()
    sample.forEach((place, i) => read.set(place, surer.lines[i] ?? null))
    return surer.lines
  }

  async function turnNeeded(found: readonly Slanted[]): Promise<StandsOtherwise | null> {
    if (turn !== 0 || finder.isUpright) return null
    const by = await turnOfLines(found, await colours(), engine)
    return by ? { turn: by } : null
  }

  function arranged(found: readonly PlacedLine[], { languages, confidence }: PageLanguages): WhatWasRead {
    const { width, height } = image
    const page = { width, height, rules: [...rules], marks: [...marks()] }
    const lines = arrange(found, page, isSlip(kind)).map((line) => withStrokes(line, image))
    return { languages, confidence, lines, angleDegrees: tiltInDegrees(found) }
  }

  const lettersBeyond = async (lines: readonly PlacedLine[], choice: PageLanguages) =>
    disabled.has('lettersBeyond') || needPack(choice.languages, context, engine)
      ? lines
      : withLettersBeyond(lines, await colours(), choice.languages, engine.can, other, onProgress)

  const byEngine = async (lines: readonly PlacedLine[], choice: PageLanguages) =>
    arranged(await lettersBeyond(lines, choice), choice)

  const foundLines = async (found: readonly Slanted[], placed: readonly (PlacedLine | null)[]) => ({
    places: found,
    placed,
    colours: await colours(),
  })

  let languages: Promise<PageLanguages> | null = null
  /** Detects the languages on the first call; later calls return the same. */
  const languagesAt = (lines: FoundLines) =>
    (languages ??= detectLanguages(lines, readByFinder(lines.places, lines.placed)))
  async function detectLanguages(lines: FoundLines, made: ReadByFinder): Promise<PageLanguages> {
    if (!isChinese(made)) return languagesByLines(lines, other, context, possibleScripts(made, known))
    const found = lines.placed.filter((line) => line !== null)
    return languagesOf(found, context, known, engine.can)
  }

  let readingByLines: Promise<WhatWasRead | null> | null = null
  /** Reads on the first call. `lines` must be all that were found. */
  const byOther = (lines: FoundLines) => (readingByLines ??= readOtherwise(lines))
  async function readOtherwise(lines: FoundLines): Promise<WhatWasRead | null> {
    const choice = await languagesAt(lines)
    if (needPack(choice.languages, context, engine)) return null
    const again = await readByLines(lines, choice, other, context)
    return again && arranged(again.found, again)
  }

  return {
    async first() {
      const ofText = {
        density: () => densityOf(sheet.image),
        isOfCells: () => !disabled.has('cells') && isOfCells(sheet.image),
      }
      const isForPack = otherPacks.some(({ documents }) => documents)
      if (!isForPack && !mayRead(context, kind, ofText, engine.can)) return { languages: null }
      const found = await places()
      trace?.('find', { facts: { places: found.length } })
      const isDocument = isLikeDocument(found, kind)
      const sample = isDocument && !disabled.has('fewLines') ? sampleOf(found, sampleLines.forEngine) : found
      const few = await sampleLinesAt(sample)
      trace?.('fewLines', { facts: { read: sample.length } })
      const choose = (some: readonly Slanted[], placed: readonly (PlacedLine | null)[]) =>
        languagesRead(some, placed, context, kind, engine.can, known)
      const maybe = await choose(sample, few)
      const made = readByFinder(sample, few)
      const isUnsure = made.certainty < (isChinese(made) ? minUpright : doubtBelow)
      if (isUnsure || (maybe && areMostVertical(found))) {
        const by = await turnNeeded(found)
        if (by) return by
      }
      if (maybe) {
        const all = await linesAt(found)
        const choice = sample.length === found.length ? maybe : await choose(found, all)
        const read = all.filter((line) => line !== null)
        if (choice) return byEngine(read, choice)
      }
      const lines = await foundLines(sample, few)
      if (!maybe && !isDocument && !disabled.has('byLines')) {
        const again = await byOther(lines)
        if (again) return again
      }
      if (requested.length > 0 || (isReadSurely(made) && !isChinese(made))) return { languages: null }
      const choice = await languagesAt(lines)
      if (isDense(choice) && areInColumns(found)) {
        const all = isChinese(made) ? await linesAt(found) : found.map((place) => read.get(place) ?? null)
        const again = await byOther(await foundLines(found, all))
        if (again) return again
      }
      return { languages: choice }
    },
    async others() {
      const found = await places()
      const by = await turnNeeded(found)
      if (by) return by
      const lines = await linesAt(found)
      const own = lines.filter((line) => line !== null)
      const byItself = await byEngine(own, await languagesOf(own, context, known, engine.can))
      if (isReadSurely(readByFinder(found, lines))) return [byItself]
      const byLines = await byOther(await foundLines(found, lines))
      return byLines ? [byItself, byLines] : [byItself]
    },
    withUnread(page, marks) {
      const covered = [...page.lines.flatMap(({ words }) => words), ...rules].map(({ box }) => box)
      const ink = inkOutside(sheet.image, measureText(sheet.image).height, covered)
      return readUnread(page, {
        /** A finder that was not needed so far searches only if there is ink outside of the lines. */
        find: async () => (hasLooked || hasRowOfInk(ink) ? places() : []),
        ink: linesOfInk(ink).filter((area) => !marks.some(({ box }) => doOverlap(box, area))),
        read: linesAt,
        async readOtherwise(some) {
          const languages = page.languages.filter((language) => known.includes(language))
          if (languages.length === 0) return some.map(() => null)
          return other.readLines(await colours(), some, { languages, onProgress })
        },
        trace,
      })
    },
    async scripts() {
      const some = sampleOf(await places(), sampleLines.forScript)
      return possibleScripts(readByFinder(some, await linesAt(some)), known)
    },
  }
}

/** Returns evenly distributed lines of the page. */
function sampleOf(places: readonly Slanted[], count: number): Slanted[] {
  const step = Math.max(1, Math.floor(places.length / count))
  return places.filter((_, i) => i % step === 0)
}

function isLikeDocument(places: readonly Slanted[], kind: PageKind): boolean {
  if (places.length < document.lines) return false
  return !isSlip(kind) || median(places.map(({ length, height }) => length / height)) >= document.length
}

function tiltInDegrees(lines: readonly PlacedLine[]): number {
  const degrees = (tiltOf(lines) * 180) / Math.PI
  return Math.abs(degrees) < minTilt ? 0 : degrees
}

/** Returns the quarter turn that the picture needs; null if the found lines do not tell. */
export async function turnFound({ engine, inColour }: Finder): Promise<Turn | null> {
  const colours = await inColour(0)
  return turnOfLines(await engine.find(colours, true), colours, engine)
}
