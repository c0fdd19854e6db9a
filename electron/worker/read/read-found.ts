// Reads a page by an engine that finds text on the picture as it came, without any preparation, and tells whether it is
// the right one for it.
import { isDoubtful } from '../../../shared/doubt.ts'
import { median } from '../../../shared/layout/geometry.ts'
import type { PageKind, Rule } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { arrange } from '../arrange/arrange.ts'
import { tiltOf } from '../arrange/level.ts'
import type { SeenPicture, WhatWasRead } from './as-page.ts'
import { withLettersBeyond } from './beyond-alphabet.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { Engine, PlacedLine } from '../context/engine.ts'
import { areMostUpended, turnOfLines } from '../engines/turn-of-lines.ts'
import type { Slanted } from '../pixels/slanted.ts'
import type { ReadContext } from '../context/read-context.ts'
import { densityOf } from '../languages/density.ts'
import type { PageLanguages } from './page-languages.ts'
import { isSlip } from '../prepare/kind.ts'
import type { Turn } from '../pixels/turn.ts'
import { readByLines, type FoundLines, type LinesRead } from './read-by-lines.ts'
import { readPlaces } from './read-places.ts'
import { withStrokes } from '../measure/stroke-width.ts'
import { certaintyOf, isOfCells, languagesRead, mayRead } from './who-reads.ts'

/** In degrees: the outlines of lines that are level differ by so much. */
const leastTilt = 0.5
/** So many lines, half of them so long, in their heights. */
const document = { lines: 10, length: 10 } as const

/** An engine that finds text by itself, and what it needs to know of the picture. */
export interface Finder {
  readonly engine: Engine
  /** Reads lines with letters that the engine lacks. */
  readonly other: Engine
  readonly inColour: (by: Turn) => Promise<ColourImage>
  /** Somebody said how the picture stands. */
  readonly isUpright: boolean
}

/** The picture does not stand upright: so it has to be turned first. */
export interface StandsOtherwise {
  readonly turn: Turn
}

/** Null: somebody else reads it better. */
export async function readFound(
  seen: SeenPicture & { readonly rules: readonly Rule[] },
  finder: Finder,
  context: ReadContext,
): Promise<Result<WhatWasRead | StandsOtherwise | null>> {
  const { image, sheet, turn, kind, rules, marks } = seen
  const { engine } = finder
  const { languages: requested, known, disabled, trace, onProgress } = context
  const ofText = {
    density: () => densityOf(sheet.image),
    isOfCells: () => !disabled.has('cells') && isOfCells(sheet.image),
  }
  if (!mayRead(context, kind, ofText, engine.can)) return ok(null)
  const colours = await finder.inColour(turn)
  const places = await engine.find(colours)
  if (!places.ok) return places
  trace?.('find', { facts: { places: places.value.length } })
  const isDocument = isLikeDocument(places.value, kind)
  const placesRead = await readPlaces(places.value, isDocument && !disabled.has('fewLines'), {
    read: (some) => engine.readLines(colours, some, { languages: requested, onProgress }),
    choose: (some) => languagesRead(some, context, kind, engine.can, known),
  })
  if (!placesRead.ok) return placesRead
  const { lines: placed, choice } = placesRead.value
  trace?.('fewLines', { facts: { read: placed.length } })
  const read = placed.filter((line) => line !== null)
  const maybeTurned = choice ? areMostUpended(places.value) : isDoubtful(certaintyOf(read))
  if (turn === 0 && !finder.isUpright && maybeTurned) {
    const by = await turnOfLines(places.value, colours, engine)
    if (!by.ok) return by
    if (by.value) return ok({ turn: by.value })
  }
  const lines = choice
    ? await lettersBeyond(read, choice, colours, finder, context)
    : await linesByOther(isDocument, { places: places.value, placed, colours }, finder, context)
  if (!lines.ok || !lines.value) return lines.ok ? ok(null) : lines
  const { found, languages, confidence } = lines.value
  const { width, height } = image
  const page = { width, height, rules: [...rules], marks: [...marks()] }
  const arranged = arrange(found, page, isSlip(kind)).map((line) => withStrokes(line, image))
  return ok({ languages, confidence, lines: arranged, angleDegrees: tiltInDegrees(found) })
}

async function lettersBeyond(
  placed: readonly PlacedLine[],
  choice: PageLanguages,
  colours: ColourImage,
  { engine, other }: Finder,
  { disabled, onProgress }: ReadContext,
): Promise<Result<LinesRead>> {
  if (disabled.has('lettersBeyond')) return ok({ ...choice, found: placed })
  const found = await withLettersBeyond(placed, colours, choice.languages, engine.can, other, onProgress)
  return found.ok ? ok({ ...choice, found: found.value }) : found
}

/** Of a page that is laid out like a document nothing: a layout reads that far better than line by line. */
async function linesByOther(
  isDocument: boolean,
  lines: FoundLines,
  { other }: Finder,
  context: ReadContext,
): Promise<Result<LinesRead | null>> {
  const isForLines = !context.disabled.has('byLines') && !isDocument
  return isForLines ? readByLines(lines, other, context) : ok(null)
}

function isLikeDocument(places: readonly Slanted[], kind: PageKind): boolean {
  if (places.length < document.lines) return false
  return !isSlip(kind) || median(places.map(({ length, height }) => length / height)) >= document.length
}

function tiltInDegrees(lines: readonly PlacedLine[]): number {
  const degrees = (tiltOf(lines) * 180) / Math.PI
  return Math.abs(degrees) < leastTilt ? 0 : degrees
}

/** By how much the picture has to be turned; null where what is found on it does not tell. */
export async function turnFound({ engine, inColour }: Finder): Promise<Result<Turn | null>> {
  const colours = await inColour(0)
  const places = await engine.find(colours)
  return places.ok ? turnOfLines(places.value, colours, engine) : places
}
