// Checks the confidence of fields: how many values with a confidence of 0.9 or more are right, by type.
import { z } from 'zod'
import type { FoundField } from '../../shared/contract/field.ts'
import { fieldType } from '../../shared/extract/score/field-types.ts'
import type { Row } from '../bench/tables.ts'
import type { Scores } from './scores.ts'

export interface JudgedField {
  readonly type: string
  readonly confidence: number
  readonly isRight: boolean
}

/** From this confidence on, a value may be used without review. */
const certain = 0.9

const missed = z.looseObject({ miss: z.array(z.tuple([z.string(), z.unknown(), z.unknown()])).optional() })

/** The found values that have a truth. Table rows are left out, because they are matched by similarity. */
export function judgedFields(fields: readonly FoundField[], truth: unknown, scores: Scores): JudgedField[] {
  const wrong = new Set(missed.parse(scores).miss?.map(([path]) => path))
  return fields
    .filter(({ value, path }) => value !== '' && hasTruth(truth, path))
    .map(({ path, confidence }) => ({
      type: fieldType(path),
      confidence: confidence ?? 0,
      isRight: !wrong.has(path),
    }))
}

function hasTruth(truth: unknown, path: string): boolean {
  if (path.includes('[')) return false
  const record = z.record(z.string(), z.unknown())
  const leaf = path.split('.').reduce<unknown>((node, key) => record.safeParse(node).data?.[key], truth)
  return ['string', 'number', 'boolean'].includes(typeof leaf) && leaf !== ''
}

/** A row for each type, the most frequent first, and one for all. */
export function confidenceRows(fields: readonly JudgedField[]): Row[] {
  const types = [...Map.groupBy(fields, ({ type }) => type)].toSorted(([, a], [, b]) => b.length - a.length)
  return [...types, ['all', fields] as const].map(([type, all]) => {
    const certainOnes = all.filter(({ confidence }) => confidence >= certain)
    return {
      type,
      answered: String(all.length),
      right: percent(all),
      [`told with ${certain} or more`]: String(certainOnes.length),
      'of these right': percent(certainOnes),
    }
  })
}

function percent(fields: readonly JudgedField[]): string {
  if (fields.length === 0) return ''
  return `${Math.round((100 * fields.filter(({ isRight }) => isRight).length) / fields.length)} %`
}
