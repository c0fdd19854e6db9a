// Single looks at a few words of a row, each with other mistakes: slimmer and softer, cut with more room, and by the model
// for the other way of writing.
import { heightOf } from '../../../shared/layout/geometry.ts'
import type { Line, Word } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { narrow, soften } from '../prepare/resample.ts'
import { wordsOf } from './certainty.ts'
import type { SeenCharacter } from './han-votes.ts'
import type { Recogniser } from './recogniser.ts'
import { cutLine } from './strip.ts'

const slim = 0.88
const softenPx = 0.8
/** How much higher the row is cut for the second look, in heights of its words. */
const looser = 0.2

type LookAt = (line: Line) => Promise<Result<readonly SeenCharacter[]>>

export interface LooksAtRun {
  readonly slim: LookAt
  readonly loose: LookAt
  readonly other: LookAt
}

export function looksAtRun(image: GreyImage, own: string, other: string, recogniser: Recogniser): LooksAtRun {
  const readBy =
    (model: string, share: number, margin: number): LookAt =>
    async (line) => {
      const strip = cutLine(image, { ...line, words: line.words.map((word) => higher(word, margin)) })
      if (!strip) return ok([])
      const picture = share === 1 ? strip.image : await soften(await narrow(strip.image, share), softenPx)
      const read = await recogniser.read(picture, [model], () => undefined, 'line')
      return read.ok ? ok(charactersOf(wordsOf(read.value))) : read
    }
  return { slim: readBy(own, slim, 0), loose: readBy(own, 1, looser), other: readBy(other, 1, 0) }
}

function higher(word: Word, share: number): Word {
  const by = heightOf(word.box) * share
  return { ...word, box: { ...word.box, y0: word.box.y0 - by, y1: word.box.y1 + by } }
}

export function charactersOf(words: readonly Word[]): SeenCharacter[] {
  return words.flatMap(({ text, confidence }) => Array.from(text, (each) => ({ text: each, confidence })))
}
