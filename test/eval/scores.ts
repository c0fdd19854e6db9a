// The interface of a scorer.
import type { TruthKind } from './steps.ts'

/** The scores of one image, in the scorer's own form. */
export type Scores = Readonly<Record<string, unknown>>

/** Figures over many images, formatted. */
export type Figures = Readonly<Record<string, string>>

export interface Scorer {
  readonly name: string
  score(kind: TruthKind, truth: string, prediction: string, options: { nospace: boolean }): Scores
  aggregate(kind: TruthKind, scores: readonly Scores[]): Figures
}
