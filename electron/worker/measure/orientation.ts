// Finds which way up a page is, by reading a few of its lines in each direction.
import type { GreyImage } from '../pixels/grey.ts'
import { turn, type Turn } from '../pixels/turn.ts'

/** Confidence of a reading of a few lines, 0 to 1. */
export type CertaintyOf = (image: GreyImage) => Promise<number>

/** Gain in confidence that a turn needs: a page without text is read equally well in every direction. */
const minGain = 0.1
/** No further direction is tried after a reading this confident. */
const sure = 0.8

/** Returns the clockwise turn that the page needs. */
export async function findTurn(
  image: GreyImage,
  candidates: readonly Turn[],
  certaintyOf: CertaintyOf,
): Promise<Turn> {
  let best: { by: Turn; certainty: number } | null = null
  for (const by of candidates) {
    const certainty = await certaintyOf(turn(image, by).image)
    if (!best || certainty > best.certainty + (best.by === 0 ? minGain : 0)) best = { by, certainty }
    if (best.certainty >= sure) break
  }
  return best?.by ?? 0
}
