// What measuring one image against one truth gave: the product's scores, and its rivals'.
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
  /** What the figures are also told apart by, such as clean, scan and photo; empty where there is nothing. */
  readonly group: string
  readonly truth: string
  readonly prediction: string
  /** Why there is no prediction. */
  readonly failure: string | null
  /** The models that the product says it read with. */
  readonly languages: readonly string[]
  readonly scores: Scores
  /** The fields that were told, each with what is true of it. */
  readonly fields: readonly JudgedField[]
  /** Each word's confidence and whether it is right; empty where the truth is no text. */
  readonly judged: readonly Judged[]
  /** Null where the same image was read for another truth before, which took the time. */
  readonly cost: Cost | null
  readonly rivals: Readonly<Partial<Record<RivalName, { readonly scores: Scores; readonly cost: Cost }>>>
}

const textScores = z.looseObject({ cer: z.number(), cer_ns: z.number(), cer_loose: z.number().optional() })

/** Errors per character, counted as fits the script; null for what is no text. */
export function cerOf(scores: Scores, lang: string): number | null {
  const parsed = textScores.safeParse(scores)
  if (!parsed.success) return null
  const { cer, cer_ns: dense, cer_loose: loose } = parsed.data
  return isUnspaced(lang) ? dense : (loose ?? cer)
}

/** How good an image came out, 1 for all right; only for telling the worst from the best. */
export function goodness({ kind, scores, lang }: Measured): number {
  if (kind === 'txt') return 1 - (cerOf(scores, lang) ?? 1)
  const value = scores[kind === 'json' ? 'f1' : 'md_score']
  return typeof value === 'number' ? value : 0
}
