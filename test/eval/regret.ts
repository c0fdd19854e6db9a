// Regret: by how much the product reads an image worse than the better of its engines alone. The engines' answers are
// cached, so that another choice among them is measured in seconds.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writePage } from '../../electron/understanding/write.ts'
import { mean, median } from '../bench/average.ts'
import type { Rival } from '../bench/rivals/rival.ts'
import { alignedTable } from '../bench/tables.ts'
import { cpuMs, type AnswerCache } from './cached-readers.ts'
import { percent } from './figures.ts'
import type { ImageRow, ImageSet } from './image-set.ts'
import { modelOf } from './languages.ts'
import { characterErrorRate } from './measured.ts'
import { say, tellProgress } from './report.ts'
import type { Scorer, Scores } from './scores.ts'
import type { Reader } from './stated-page.ts'
import { stepsOf, type Step } from './steps.ts'

/** A page that is worse than ever before by so much was lost. */
const lostBy = 0.02

export interface Regret {
  readonly image: string
  /** Hash of the image's bytes, by which the committed file of best scores names images. */
  readonly hash: string
  /** Error rates, 0 for all right. */
  readonly product: number
  readonly engines: Readonly<Record<string, number>>
  readonly languages: readonly string[]
  readonly confidence: number
  readonly cpuMs: number
}

export interface Regretting {
  readonly read: Reader
  readonly answers: AnswerCache
  readonly rivals: readonly Rival[]
  readonly scorer: Scorer
}

export async function measureRegret(regretting: Regretting, set: ImageSet): Promise<Regret[]> {
  const regrets: Regret[] = []
  for (const [i, image] of set.images.entries()) {
    const step = stepsOf(set.name, image).find(({ kind }) => kind !== 'json')
    const regret = step && (await regretOf(regretting, set, image, step))
    if (regret) regrets.push(regret)
    tellProgress(`${set.name} ${i + 1}/${set.images.length}`)
  }
  tellProgress('')
  return regrets
}

async function regretOf(
  { read, answers, rivals, scorer }: Regretting,
  set: ImageSet,
  image: ImageRow,
  { kind, truth, operation }: Step,
): Promise<Regret | null> {
  if (operation === 'json') return null
  const file = path.join(set.dir, image.image)
  const expected = readFileSync(path.join(set.dir, truth), 'utf8')
  const errorOf = (text: string) =>
    errorIn(scorer.score(kind, expected, text, { nospace: image.nospace_truth }), image.lang)
  const [cpuBefore, savedBefore] = [cpuMs(), answers.savedMs()]
  const page = await read(file, operation)
  const cpu = cpuMs() - cpuBefore + answers.savedMs() - savedBefore
  if (page === null) return null
  const engines: Record<string, number> = {}
  for (const rival of rivals) {
    const reading = await rival.read(file, modelOf(image.lang))
    if (reading !== null) engines[rival.name] = errorOf(reading.text)
  }
  return {
    image: image.image,
    hash: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
    product: errorOf(writePage(operation, page, { joinsParagraphs: false, htmlTables: false })),
    engines,
    languages: page.languages,
    confidence: page.confidence,
    cpuMs: cpu,
  }
}

/** Compares only the text of Markdown, since the engines alone know no headings. */
function errorIn(scores: Scores, lang: string): number {
  return characterErrorRate(scores, lang) ?? 1 - z.number().parse(scores['text_sim'])
}

export function regretIn({ product, engines }: Pick<Regret, 'product' | 'engines'>): number {
  return product - Math.min(product, ...Object.values(engines))
}

export function reportRegret(title: string, regrets: readonly Regret[], worst: number): void {
  const of = (values: readonly number[]) => `${percent(mean(values))} (${percent(median(values))})`
  const names = [...new Set(regrets.flatMap(({ engines }) => Object.keys(engines)))]
  const row = {
    images: String(regrets.length),
    'CER (median)': of(regrets.map(({ product }) => product)),
    ...Object.fromEntries(
      names.map((name) => [name, of(regrets.flatMap(({ engines }) => engines[name] ?? []))]),
    ),
    regret: percent(mean(regrets.map(regretIn))),
    'CPU s': ((mean(regrets.map((each) => each.cpuMs)) ?? 0) / 1000).toFixed(2),
  }
  say(`\n${title}\n${alignedTable([row])}`)
  const regretted = regrets.filter((each) => regretIn(each) > 0.005)
  for (const each of regretted.toSorted((a, b) => regretIn(b) - regretIn(a)).slice(0, worst)) {
    const engines = Object.entries(each.engines).map(([name, error]) => `${name} ${percent(error)}`)
    const read = `${percent(each.product)} as ${each.languages.join('+')} at ${each.confidence.toFixed(2)}`
    say(`  ${percent(regretIn(each)).padStart(6)}  ${each.image}: ${read}, ${engines.join(', ')}`)
  }
}

/** Keeps the best error rate of each image in a file. Returns a sentence for each image that was read better before. */
export function compareWithBest(file: string, regrets: readonly Regret[]): string[] {
  const lost: string[] = []
  const best = existsSync(file)
    ? z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(file, 'utf8')))
    : {}
  for (const { image, hash, product } of regrets) {
    const before = best[hash] ?? Infinity
    if (product > before + lostBy) lost.push(`lost: ${image} from ${percent(before)} to ${percent(product)}`)
    best[hash] = Math.min(before, Math.round(product * 1000) / 1000)
  }
  const sorted = Object.entries(best).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  return lost
}
