// Chooses among several engine packs: the chosen one reads first, and others read pages in their languages.
import type { ColourImage } from '../pixels/colour.ts'
import type { Engine, PlacedLine } from '../context/engine.ts'
import type { OtherPack, ReadContext } from '../context/read-context.ts'
import type { Slanted } from '../pixels/slanted.ts'
import { isReadSurely, readByFinder } from './choose-engine.ts'

/** Opens the pack that knows all requested languages; the chosen one if it does, or if none does. */
export async function openFor({
  languages,
  networks,
  otherPacks,
}: Pick<ReadContext, 'languages' | 'networks' | 'otherPacks'>): Promise<Engine | null> {
  const chosen = await networks()
  const knowsAll = (known: readonly string[]) => languages.every((language) => known.includes(language))
  if (!chosen || knowsAll(chosen.can.languages)) return chosen
  const pack = otherPacks.find((each) => knowsAll(each.languages))
  return (await pack?.open()) ?? chosen
}

/** Whether only engine packs can read these languages: they know them all, and the recogniser lacks a model. */
export function needPack(
  languages: readonly string[],
  { known, otherPacks }: Pick<ReadContext, 'known' | 'otherPacks'>,
  chosen: Engine,
): boolean {
  const ofPacks = new Set([...chosen.can.languages, ...otherPacks.flatMap((pack) => pack.languages)])
  return languages.some((each) => !known.includes(each)) && languages.every((each) => ofPacks.has(each))
}

export interface ReadByPack {
  readonly engine: Engine
  /** One answer for each place. */
  readonly lines: readonly (PlacedLine | null)[]
}

/** Has each pack read the same lines; returns the surest reading, or null if none is sure. */
export async function surestPack(
  places: readonly Slanted[],
  colours: ColourImage,
  packs: readonly OtherPack[],
): Promise<ReadByPack | null> {
  let best: (ReadByPack & { readonly certainty: number }) | null = null
  for (const { open } of packs) {
    const engine = await open()
    const read = await engine?.readLines(colours, places, { languages: [], onProgress: () => undefined })
    // a pack that can't be opened leaves the page to the others
    if (!engine || !read) continue
    const made = readByFinder(places, read)
    if (isReadSurely(made) && made.certainty > (best?.certainty ?? 0))
      best = { engine, lines: read, certainty: made.certainty }
  }
  return best
}
