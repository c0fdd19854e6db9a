// By which quarter a picture has to be turned until its text stands upright: told by how the lines lie that were found, and
// by which way round a few of them are read more surely.
import { ok, type Result } from '../../../shared/result.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { Turn } from '../pixels/turn.ts'
import { meanConfidence } from '../recognise/certainty.ts'
import type { Engine } from '../context/engine.ts'
import { downwards, turnedRound, upwards, type Slanted } from '../pixels/slanted.ts'

/** In heights, or in lengths of one that runs down: of a shorter one it is not known which way it runs. */
const leastLength = 3
/** The number of lines that are read, and the length of the middle part of each, in heights. */
const mostLines = 4
const mostLength = 8
const fewestLines = 3
/** What is read upside down is now and then a word. */
const leastLead = 0.15
const leastSure = 0.6

/** Whether most of what stands on a picture runs up or down it. */
export function areMostUpended(places: readonly Slanted[]): boolean {
  const sum = (of: readonly Slanted[]) =>
    of.reduce((all, { length, height }) => all + Math.max(length, height), 0)
  return sum(places.filter(runsDown)) * 2 > sum(places)
}

function runsDown({ length, height }: Slanted): boolean {
  return height >= leastLength * length
}

/** Null where that does not tell: there is little text, or it is in a script that the engine does not know. */
export async function turnOfLines(
  places: readonly Slanted[],
  image: ColourImage,
  engine: Engine,
): Promise<Result<Turn | null>> {
  const long = places
    .filter(({ length, height }) => Math.max(length, height) >= leastLength * Math.min(length, height))
    .toSorted((a, b) => Math.max(b.length, b.height) - Math.max(a.length, a.height))
    .slice(0, mostLines)
  if (long.length < fewestLines) return ok(null)
  const runDown = long.filter(runsDown)
  const ways: readonly Way[] = areMostUpended(long)
    ? [
        { turn: 270, places: runDown.map(downwards).map(shortened) },
        { turn: 90, places: runDown.map(upwards).map(shortened) },
      ]
    : [
        { turn: 0, places: long.map(shortened) },
        { turn: 180, places: long.map(turnedRound).map(shortened) },
      ]
  const seen: { readonly turn: Turn; readonly certainty: number }[] = []
  for (const way of ways) {
    const lines = await engine.readLines(image, way.places, { languages: [], onProgress: () => undefined })
    if (!lines.ok) return lines
    const sum = lines.value.reduce((all, found) => all + meanConfidence(found?.line.words ?? []), 0)
    seen.push({ turn: way.turn, certainty: sum / way.places.length })
  }
  const [best, next] = seen.toSorted((a, b) => b.certainty - a.certainty)
  const isClear = best && next && best.certainty >= leastSure && best.certainty - next.certainty >= leastLead
  return ok(isClear ? best.turn : null)
}

function shortened(place: Slanted): Slanted {
  return { ...place, length: Math.min(place.length, place.height * mostLength) }
}

interface Way {
  readonly turn: Turn
  readonly places: readonly Slanted[]
}
