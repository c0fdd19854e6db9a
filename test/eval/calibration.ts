// Stated confidence against the share of words that are right, and the weights that would make the two the same.
import { chanceFrom, type WordSignals, type Weights } from '../../shared/trust.ts'
import { bundledLanguages } from '../../shared/languages.ts'
import type { Row } from '../bench/tables.ts'
import { modelOf } from './languages.ts'
import { fitLogistic } from './logistic.ts'

/** A word of an image whose truth is known. */
export interface Judged {
  readonly set: string
  readonly lang: string
  /** Which image of all it is on. */
  readonly image: number
  readonly isRight: boolean
  /** What read it. */
  readonly engine: string
  /** What that says by itself. */
  readonly stated: number
  /** What the chance is made of, or the chance itself where the engine tells that. */
  readonly by: WordSignals | number
}

/** What a word is told to be sure by, among several ways that are compared. */
export type Confidence = (word: Judged) => number

export const asStated: Confidence = ({ stated }) => stated
export const asTrusted =
  (weights?: Weights): Confidence =>
  ({ by }) =>
    typeof by === 'number' ? by : chanceFrom(by, weights)

const bounds = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]

export interface Band {
  readonly from: number
  readonly to: number
  readonly words: number
  readonly mean: number
  readonly right: number
}

export function bandsOf(words: readonly Judged[], confidence: Confidence): Band[] {
  return bounds.slice(1).flatMap((to, i) => {
    const from = bounds[i] ?? 0
    const isWithin = (c: number) => c >= from && (c < to || to === 1)
    const within = words.filter((word) => isWithin(confidence(word)))
    if (within.length === 0) return []
    return [{ from, to, words: within.length, mean: mean(within.map(confidence)), right: shareRight(within) }]
  })
}

/** How far told and right are apart, over all words: 0 where a confidence is the chance to be right. */
export function miscalibration(bands: readonly Band[]): number {
  const words = bands.reduce((sum, band) => sum + band.words, 0)
  return bands.reduce((sum, band) => sum + Math.abs(band.mean - band.right) * band.words, 0) / words
}

export function bandRows(words: readonly Judged[], confidence: Confidence): Row[] {
  return bandsOf(words, confidence).map((band) => ({
    'told, %': `${percent(band.from)} to ${percent(band.to)}`,
    words: String(band.words),
    'mean told': percent(band.mean, 1),
    right: percent(band.right, 1),
  }))
}

/** Set by set, and language by language where a set is of many. */
export function groupRows(words: readonly Judged[], ways: Readonly<Record<string, Confidence>>): Row[] {
  return [...Map.groupBy(words, groupOf)].map(([group, own]) => ({
    set: group,
    words: String(own.length),
    right: percent(shareRight(own), 1),
    ...Object.fromEntries(
      Object.entries(ways).flatMap(([name, way]) => [
        [`${name}: mean`, percent(mean(own.map(way)), 1)],
        [`${name}: apart`, percent(miscalibration(bandsOf(own, way)), 1)],
      ]),
    ),
  }))
}

/** Pages in a language that nobody added a model of are met less often than in a set that has one in each language. */
const withoutModel = 1 / 3

/** A large set counts for more than a small one, but not by its size: held-out pages are of other kinds. */
export function fitWeights(words: readonly Judged[]): Weights {
  const signed = words.flatMap((each) => (typeof each.by === 'number' ? [] : [{ ...each, by: each.by }]))
  const counts = new Map([...Map.groupBy(signed, groupOf)].map(([group, own]) => [group, own.length]))
  const [bias = 0, word = 0, line = 0, sureShare = 0, ideograms = 0, joined = 0] = fitLogistic(
    signed.map(({ by, ...each }) => ({
      signs: [by.word, by.line, by.sureShare, by.ideograms, by.joined],
      isTrue: each.isRight,
      weight: (hasModel(each.lang) ? 1 : withoutModel) / Math.sqrt(counts.get(groupOf(each)) ?? 1),
    })),
  )
  return { bias, word, line, sureShare, ideograms, joined }
}

const setsOfManyLanguages: readonly string[] = ['multilingual', 'rendered-multi']

function groupOf({ set, lang }: Pick<Judged, 'set' | 'lang'>): string {
  return setsOfManyLanguages.includes(set) ? `${set}, ${lang}` : set
}

function hasModel(lang: string): boolean {
  const model = modelOf(lang)
  return bundledLanguages.some((code) => code === model)
}

function shareRight(words: readonly Judged[]): number {
  return words.filter(({ isRight }) => isRight).length / words.length
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function percent(share: number, digits = 0): string {
  return (share * 100).toFixed(digits)
}
