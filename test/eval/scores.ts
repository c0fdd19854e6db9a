// What a scorer says of predictions.
import type { TruthKind } from './steps.ts'

/** What one image got, in the scorer's own words. */
export type Scores = Readonly<Record<string, unknown>>

/** Figures of many images, ready to be shown. */
export type Figures = Readonly<Record<string, string>>

export interface Scorer {
  readonly name: string
  score(kind: TruthKind, truth: string, prediction: string, options: { nospace: boolean }): Scores
  aggregate(kind: TruthKind, scores: readonly Scores[]): Figures
}
