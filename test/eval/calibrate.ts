// Compares the recogniser's confidence of each word, and Fovea's calibrated one, with the truth of whole sets.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wordSignals, weights } from '../../shared/trust.ts'
import type { Page } from '../../shared/page.ts'
import { markdownTable } from '../bench/tables.ts'
import { asStated, asCalibrated, bandRows, fitWeights, groupRows, type Judged } from './calibration.ts'
import type { ImageRow, ImageSet } from './image-set.ts'
import { isUnspaced } from './languages.ts'
import { say, tellProgress } from './report.ts'
import type { Reader } from './stated-page.ts'
import { judgeWords } from './rightness.ts'
import { stepsOf, type Step } from './steps.ts'

/** Reads the images itself, because pages of the product no longer have the recogniser's own confidence. */
export async function calibrate(sets: readonly ImageSet[], read: Reader): Promise<void> {
  const words: Judged[] = []
  let count = 0
  for (const set of sets)
    for (const image of set.images) {
      tellProgress(`${set.name} ${image.image}`)
      const step = stepsOf(set.name, image).find(({ kind }) => kind === 'txt')
      const page = step && (await read(path.join(set.dir, image.image), step.operation))
      if (page) words.push(...judge(page, set, image, step, count++))
    }
  tellProgress('')
  report(words)
}

function judge(page: Page, set: ImageSet, image: ImageRow, { truth }: Step, index: number): Judged[] {
  const signs = wordSignals(
    page.lines.filter(({ words }) => words.some(({ chance }) => chance === undefined)),
  )
  const engines = new Map(page.lines.flatMap(({ words, engine }) => words.map((word) => [word, engine])))
  const judged = judgeWords(
    page.lines.flatMap(({ words }) => words),
    readFileSync(path.join(set.dir, truth), 'utf8'),
    isUnspaced(image.lang) || image.nospace_truth,
  )
  return judged.flatMap(({ word, isRight }) => {
    const by = word.chance ?? signs.get(word)
    const engine = engines.get(word) ?? 'tesseract.js'
    const of = { set: set.name, lang: image.lang, image: index, engine }
    return by === undefined ? [] : [{ ...of, isRight, stated: word.confidence, by }]
  })
}

/** Fits weights on every other image, and reports on the images between. */
function report(words: readonly Judged[]): void {
  const [fitted, shown] = [0, 1].map((half) => words.filter(({ image }) => image % 2 === half))
  if (!fitted?.length || !shown?.length) return say('There are too few words for a calibration.')
  const refitted = fitWeights(fitted)
  for (const [engine, words] of Map.groupBy(shown, (word) => word.engine)) {
    say(`\n${words.length} words, as ${engine} states them`)
    say(markdownTable(bandRows(words, asStated)))
    say(`\nthe same words, as Fovea tells them`)
    say(markdownTable(bandRows(words, asCalibrated())))
  }
  const confidences = { stated: asStated, told: asCalibrated(weights), refitted: asCalibrated(refitted) }
  say(`\npoints that confidence and right are apart, set by set`)
  say(markdownTable(groupRows(shown, confidences)))
  const signed = fitted.filter(({ by }) => typeof by !== 'number').length
  say(`\nfitted on the ${signed} words of the other images that have signs: ${JSON.stringify(refitted)}`)
}
