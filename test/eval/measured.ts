// The result of measuring one image against one truth: the scores of the product and of its rivals.
import { z } from 'zod'
import type { Operation } from '../../shared/operations.ts'
import type { RivalName } from '../bench/rivals/rival.ts'
import type { JudgedField } from './judged-fields.ts'
import type { Judged } from './rightness.ts'
import type { Scores } from './scores.ts'
import type { TruthKind } from './steps.ts'
import { isUnspaced } from './languages.ts'

export interface Cost {
  readonly cpuMs: number | null
  readonly wallMs: number
}

export interface Measured {
  readonly image: string
  readonly file: string
  readonly kind: TruthKind
  readonly operation: Operation
  readonly lang: string
  /** The variant of the image by which figures are also grouped, such as scan or photo; empty if it has none. */
  readonly group: string
  readonly truth: string
  readonly prediction: string
  /** Why there is no prediction. */
  readonly failure: string | null
  /** The models that the product reports to have used. */
  readonly languages: readonly string[]
  readonly scores: Scores
  /** The found fields, each with whether it is right. */
  readonly fields: readonly JudgedField[]
  /** Each word with its confidence and whether it is right; empty if the truth is no text. */
  readonly judged: readonly Judged[]
  /** Null if the same image was read for another truth before, so that reading it again cost nothing. */
  readonly cost: Cost | null
  readonly rivals: Readonly<Partial<Record<RivalName, { readonly scores: Scores; readonly cost: Cost }>>>
}

const textScores = z.looseObject({ cer: z.number(), cer_ns: z.number(), cer_loose: z.number().optional() })

/** The character error rate, without spaces for scripts that have none. Returns null if the truth is no text. */
export function characterErrorRate(scores: Scores, lang: string): number | null {
  const parsed = textScores.safeParse(scores)
  if (!parsed.success) return null
  const { cer, cer_ns: dense, cer_loose: loose } = parsed.data
  return isUnspaced(lang) ? dense : (loose ?? cer)
}

/** The quality of an image's result, 1 for all right; used only to find the worst images. */
export function quality({ kind, scores, lang }: Measured): number {
  if (kind === 'txt') return 1 - (characterErrorRate(scores, lang) ?? 1)
  const value = scores[kind === 'json' ? 'f1' : 'md_score']
  return typeof value === 'number' ? value : 0
}
