// A second look at single values of a page that was read before, each with the letters that it can be of.
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

/** Digits and Latin letters are all that such a value can be of, whatever the page's language. */
const models = ['eng_fast']

/** `picture`: of the page as it was read. */
export async function rereadValues(
  job: RereadJob,
  picture: Result<GreyImage>,
  recogniser: Recogniser,
): Promise<Result<Readings>> {
  if (!picture.ok) return picture
  // The boxes of a page are those of the image as it stands upright.
  const image = turn(picture.value, job.turn).image
  const readings: Readings = []
  for (const { line, alphabet } of job.crops) {
    const strip = cutLine(image, line)
    const read = strip
      ? await recogniser.read(inFullContrast(strip.image), models, () => undefined, 'line', alphabet)
      : ok([])
    if (!read.ok) return read
    const words = wordsOf(read.value)
    const text = words.map((word) => word.text).join('')
    readings.push(text === '' ? null : { text, confidence: meanConfidence(words) })
  }
  return ok(readings)
}
