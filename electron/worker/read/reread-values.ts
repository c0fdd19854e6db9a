// Reads single values of a page again, each with the characters that it may consist of.
import { ok, type Result } from '../../../shared/result.ts'
import type { FromWorker, ToWorker } from '../../../shared/worker-protocol.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { inFullContrast } from '../prepare/full-contrast.ts'
import { turn } from '../pixels/turn.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { cutLine } from '../recognise/strip.ts'

export type RereadJob = Extract<ToWorker, { type: 'reread' }>
export type Readings = Extract<FromWorker, { type: 'reread' }>['readings']

/** Such values consist of digits and Latin letters in every language. */
const models = ['eng_fast']

/** `picture` is that of the page when it was read. */
export async function rereadValues(
  job: RereadJob,
  picture: Result<GreyImage>,
  recogniser: Recogniser,
): Promise<Result<Readings>> {
  if (!picture.ok) return picture
  // the boxes of a page refer to the upright image
  const image = turn(picture.value, job.turn).image
  const readings: Readings = []
  for (const { line, alphabet } of job.crops) {
    const strip = cutLine(image, line)
    const read = strip
      ? await recogniser.read(inFullContrast(strip.image), models, () => undefined, 'line', alphabet)
      : []
    const words = wordsOf(read)
    const text = words.map((word) => word.text).join('')
    readings.push(text === '' ? null : { text, confidence: meanConfidence(words) })
  }
  return ok(readings)
}
