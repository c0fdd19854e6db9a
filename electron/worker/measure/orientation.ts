// Which way up a page is. Pixels tell whether its lines run down the picture; which end is the top only reading tells.
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { turn, type Turn } from '../pixels/turn.ts'

/** How sure a reader is of a few lines of a picture, 0 to 1. */
export type CertaintyOf = (image: GreyImage) => Promise<Result<number>>

/** A page is turned only if it is read this much better then: pages without text are as good either way. */
const minGain = 0.1
/** What is read so surely stands upright, and is turned no further. */
const surely = 0.8

/** In degrees clockwise. The first of the candidates is the page as it is. */
export async function findTurn(
  image: GreyImage,
  candidates: readonly Turn[],
  certaintyOf: CertaintyOf,
): Promise<Result<Turn>> {
  let best: { by: Turn; certainty: number } | null = null
  for (const by of candidates) {
    const certainty = await certaintyOf(turn(image, by).image)
    if (!certainty.ok) return certainty
    if (!best || certainty.value > best.certainty + (best.by === 0 ? minGain : 0)) {
      best = { by, certainty: certainty.value }
    }
    if (best.certainty >= surely) break
  }
  return ok(best?.by ?? 0)
}
