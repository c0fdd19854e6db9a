// Compares confidence with the share of words that are right, and fits the weights that make them equal.
import { chanceFrom, type WordSignals, type Weights } from '../../shared/trust.ts'
import { bundledLanguages } from '../../shared/languages.ts'
import type { Row } from '../bench/tables.ts'
import { modelOf } from './languages.ts'
import { fitLogistic } from './logistic.ts'

/** A word of an image with known truth. */
export interface Judged {
  readonly set: string
  readonly lang: string
  /** The index of its image among all. */
  readonly image: number
  readonly isRight: boolean
  /** Name of the engine that read it. */
  readonly engine: string
  /** The engine's own confidence. */
  readonly stated: number
  /** The inputs of the calibration, or the chance itself if the engine reports one. */
  readonly by: WordSignals | number
}

/** One of the confidences that are compared. */
export type Confidence = (word: Judged) => number

export const asStated: Confidence = ({ stated }) => stated
export const asCalibrated =
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

/** The mean difference between confidence and accuracy; 0 if confidence is the chance to be right. */
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

/** A row for each set, or for each language of a set of many languages. */
export function groupRows(
  words: readonly Judged[],
  confidences: Readonly<Record<string, Confidence>>,
): Row[] {
  return [...Map.groupBy(words, groupOf)].map(([group, own]) => ({
    set: group,
    words: String(own.length),
    right: percent(shareRight(own), 1),
    ...Object.fromEntries(
      Object.entries(confidences).flatMap(([name, confidence]) => [
        [`${name}: mean`, percent(mean(own.map(confidence)), 1)],
        [`${name}: apart`, percent(miscalibration(bandsOf(own, confidence)), 1)],
      ]),
    ),
  }))
}

/** Weight of pages without a language model: they are rarer in practice than in a set with one page of each language. */
const weightWithoutModel = 1 / 3

/** Weights sets by the square root of their size, because held-out pages are of other kinds. */
export function fitWeights(words: readonly Judged[]): Weights {
  const signed = words.flatMap((each) => (typeof each.by === 'number' ? [] : [{ ...each, by: each.by }]))
  const counts = new Map([...Map.groupBy(signed, groupOf)].map(([group, own]) => [group, own.length]))
  const [bias = 0, word = 0, line = 0, sureShare = 0, ideograms = 0, joined = 0] = fitLogistic(
    signed.map(({ by, ...each }) => ({
      signs: [by.word, by.line, by.sureShare, by.ideograms, by.joined],
      isTrue: each.isRight,
      weight: (hasModel(each.lang) ? 1 : weightWithoutModel) / Math.sqrt(counts.get(groupOf(each)) ?? 1),
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
