// Holds what the recogniser says of each word, and what Fovea makes of it, against the truth of whole sets.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scopeOf } from '../../electron/engine/jobs/order.ts'
import { createModelShelf } from '../../electron/worker/models.ts'
import { readImage } from '../../electron/worker/read.ts'
import type { Recogniser } from '../../electron/worker/recognise/recogniser.ts'
import { createTesseract } from '../../electron/worker/recognise/tesseract.ts'
import { signsOf, weights } from '../../shared/trust.ts'
import type { Page } from '../../shared/page.ts'
import type { Profile } from '../../shared/reading.ts'
import { markdownTable } from '../bench/tables.ts'
import { asStated, asTrusted, bandRows, fitWeights, groupRows, type Judged } from './calibration.ts'
import type { ImageRow, ImageSet } from './image-set.ts'
import { isUnspaced } from './languages.ts'
import { say, tellProgress } from './report.ts'
import { judgeWords } from './rightness.ts'
import { stepsOf, type Step } from './steps.ts'

/** Read here and not by the product, whose pages say no more what the recogniser said by itself. */
export async function calibrate(sets: readonly ImageSet[], profile: Profile): Promise<void> {
  const shelf = createModelShelf()
  const recogniser = createTesseract(shelf.models)
  const words: Judged[] = []
  let count = 0
  for (const set of sets)
    for (const image of set.images) {
      tellProgress(`${set.name} ${image.image}`)
      const step = stepsOf(set.name, image).find(({ kind }) => kind === 'txt')
      const page = step && (await readStated(set, image, step, profile, recogniser, shelf.languages()))
      if (page) words.push(...judge(page, set, image, step, count++))
    }
  tellProgress('')
  report(words)
}

async function readStated(
  set: ImageSet,
  { image }: ImageRow,
  { operation }: Step,
  profile: Profile,
  recogniser: Recogniser,
  known: readonly string[],
): Promise<Page | null> {
  const file = path.join(set.dir, image)
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  const scope = scopeOf(operation)
  const job = { type: 'read', job: image, path: file, hash, languages: [], scope, profile } as const
  const page = await readImage({ ...job, languages: [] }, recogniser, known, () => undefined)
  return page.ok ? page.value : null
}

function judge(page: Page, set: ImageSet, image: ImageRow, { truth }: Step, index: number): Judged[] {
  const signs = signsOf(page.lines)
  const judged = judgeWords(
    page.lines.flatMap(({ words }) => words),
    readFileSync(path.join(set.dir, truth), 'utf8'),
    isUnspaced(image.lang) || image.nospace_truth,
  )
  return judged.flatMap(({ word, isRight }) => {
    const own = signs.get(word)
    const of = { set: set.name, lang: image.lang, image: index }
    return own ? [{ ...of, isRight, stated: word.confidence, signs: own }] : []
  })
}

/** Fitted on every other image, and shown on the ones between them. */
function report(words: readonly Judged[]): void {
  const [fitted, shown] = [0, 1].map((half) => words.filter(({ image }) => image % 2 === half))
  if (!fitted?.length || !shown?.length) return say('There are too few words for a calibration.')
  const refitted = fitWeights(fitted)
  say(`\n${shown.length} words, as the recogniser states them`)
  say(markdownTable(bandRows(shown, asStated)))
  say(`\nthe same words, as Fovea tells them`)
  say(markdownTable(bandRows(shown, asTrusted())))
  const ways = { stated: asStated, told: asTrusted(weights), refitted: asTrusted(refitted) }
  say(`\npoints that confidence and right are apart, set by set`)
  say(markdownTable(groupRows(shown, ways)))
  say(`\nfitted on the ${fitted.length} words of the other images: ${JSON.stringify(refitted)}`)
}
