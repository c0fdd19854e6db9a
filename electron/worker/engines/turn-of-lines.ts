// Finds the turn that makes the text of a picture upright, by the shapes of the found lines and by reading a few of them in both
// directions.
import type { ColourImage } from '../pixels/colour.ts'
import type { Turn } from '../pixels/turn.ts'
import { meanConfidence } from '../recognise/certainty.ts'
import type { Engine } from '../context/engine.ts'
import { downwards, turnedRound, upwards, type Slanted } from '../pixels/slanted.ts'

/** Ratio of the sides of a line; the direction of a shorter one is unknown. */
const minAspect = 3
/** Number of lines that are read, and the length of the middle part of each, in heights. */
const maxLines = 4
const maxLength = 8
const minLines = 3
/** Text that is read upside down looks like a word now and then. */
const minLead = 0.15
const minConfidence = 0.6

/** Whether most of the text runs up or down the picture. */
export function areMostVertical(places: readonly Slanted[]): boolean {
  const sum = (of: readonly Slanted[]) =>
    of.reduce((all, { length, height }) => all + Math.max(length, height), 0)
  return sum(places.filter(runsDown)) * 2 > sum(places)
}

function runsDown({ length, height }: Slanted): boolean {
  return height >= minAspect * length
}

/** Returns null if it is unclear: there is little text, or the engine does not know its script. */
export async function turnOfLines(
  places: readonly Slanted[],
  image: ColourImage,
  engine: Engine,
): Promise<Turn | null> {
  const long = places
    .filter(({ length, height }) => Math.max(length, height) >= minAspect * Math.min(length, height))
    .toSorted((a, b) => Math.max(b.length, b.height) - Math.max(a.length, a.height))
    .slice(0, maxLines)
  if (long.length < minLines) return null
  const runDown = long.filter(runsDown)
  const candidates: readonly Candidate[] = areMostVertical(long)
    ? [
        { turn: 270, places: runDown.map(downwards).map(shortened) },
        { turn: 90, places: runDown.map(upwards).map(shortened) },
      ]
    : [
        { turn: 0, places: long.map(shortened) },
        { turn: 180, places: long.map(turnedRound).map(shortened) },
      ]
  const tried: { readonly turn: Turn; readonly confidence: number }[] = []
  for (const { turn, places: turned } of candidates) {
    const lines = await engine.readLines(image, turned, { languages: [], onProgress: () => undefined })
    const sum = lines.reduce((all, found) => all + meanConfidence(found?.line.words ?? []), 0)
    tried.push({ turn, confidence: sum / turned.length })
  }
  const [best, next] = tried.toSorted((a, b) => b.confidence - a.confidence)
  const isClear =
    best && next && best.confidence >= minConfidence && best.confidence - next.confidence >= minLead
  return isClear ? best.turn : null
}

function shortened(place: Slanted): Slanted {
  return { ...place, length: Math.min(place.length, place.height * maxLength) }
}

interface Candidate {
  readonly turn: Turn
  readonly places: readonly Slanted[]
}
