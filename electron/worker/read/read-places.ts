// Reads the places where text was found. Of a document some from all over it are read first: they tell as well as all whether
// somebody else reads it better, and then the others need not be read.
import { ok, type Result } from '../../../shared/result.ts'
import type { PlacedLine } from '../context/engine.ts'
import type { Slanted } from '../pixels/slanted.ts'
import type { PageLanguages } from './page-languages.ts'

/** Of a document so many tell. */
const telling = 16

export interface PlacesRead {
  /** In the order of the places; of some only, where these told that somebody else reads it better. */
  readonly lines: readonly (PlacedLine | null)[]
  /** Null: somebody else. */
  readonly choice: PageLanguages | null
}

export interface PlaceReader {
  readonly read: (places: readonly Slanted[]) => Promise<Result<readonly (PlacedLine | null)[]>>
  readonly choose: (lines: readonly PlacedLine[]) => Promise<PageLanguages | null>
}

export async function readPlaces(
  places: readonly Slanted[],
  areOfDocument: boolean,
  { read, choose }: PlaceReader,
): Promise<Result<PlacesRead>> {
  const step = areOfDocument ? Math.max(1, Math.floor(places.length / telling)) : 1
  const isFirst = (_: unknown, i: number) => i % step === 0
  const first = await read(places.filter(isFirst))
  if (!first.ok) return first
  const choice = await choose(first.value.filter((line) => line !== null))
  if (!choice || step === 1) return ok({ lines: first.value, choice })
  const others = await read(places.filter((place, i) => !isFirst(place, i)))
  if (!others.ok) return others
  const [told, left] = [first.value.values(), others.value.values()]
  const lines = places.map((place, i) => (isFirst(place, i) ? told : left).next().value ?? null)
  return ok({ lines, choice: await choose(lines.filter((line) => line !== null)) })
}
