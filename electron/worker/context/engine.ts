// The ports of engines: an upright colour picture in, lines with words, boxes and certainty out.
import type { Manifest } from '../../../shared/engine-pack.ts'
import type { Line } from '../../../shared/page.ts'
import type { ColourImage } from '../pixels/colour.ts'
import type { Slanted } from '../pixels/slanted.ts'

export interface Abilities extends Pick<Manifest, 'scripts' | 'languages' | 'documents'> {
  /** Whether it can write this character. */
  readonly knows: (character: string) => boolean
}

export interface Wish {
  /** Languages of the text if they are known; the first is that of most of it. */
  readonly languages: readonly string[]
  readonly onProgress: (fraction: number) => void
}

/** Where a line stands and what it says. */
export interface PlacedLine {
  readonly place: Slanted
  /** Its words in the order in which they are written, at least one, each with the chance that it is right. */
  readonly line: Line
  /** Share of its ink on which nothing was read, as in a script that the engine does not know; 0 if unknown. */
  readonly unread: number
}

/** Throws a FaultError if a model that a reading needs is missing or damaged; see settled in faults.ts. */
export interface LineReader {
  /** One answer for each place, in their order; null where there is no text. */
  readLines(
    image: ColourImage,
    places: readonly Slanted[],
    wish: Wish,
  ): Promise<readonly (PlacedLine | null)[]>
}

/** An engine that also finds where text stands, in whatever script. It describes its own abilities. */
export interface Engine extends LineReader {
  /** The name that lines and traces show. */
  readonly name: string
  /** Its runtime: the build for this machine, or a portable one. */
  readonly runtime: string
  readonly can: Abilities
  /** A glance is cheaper, and misses small type. */
  find(image: ColourImage, isGlance?: boolean): Promise<readonly Slanted[]>
}
