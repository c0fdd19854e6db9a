// Checks the doubts of fields by type: how many values without a doubt are right, and how many wrong ones have a doubt.
import { z } from 'zod'
import type { FoundField } from '../../shared/contract/field.ts'
import { isDoubtful } from '../../shared/doubt.ts'
import { fieldType } from '../../shared/extract/score/field-types.ts'
import type { Row } from '../bench/tables.ts'
import type { Scores } from './scores.ts'

export interface JudgedField {
  readonly type: string
  readonly confidence: number
  readonly isRight: boolean
}

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
    const certain = all.filter(({ confidence }) => !isDoubtful(confidence))
    const wrong = all.filter(({ isRight }) => !isRight)
    return {
      type,
      answered: String(all.length),
      right: percent(all, ({ isRight }) => isRight),
      'without doubt': String(certain.length),
      'of these right': percent(certain, ({ isRight }) => isRight),
      'wrong ones doubted': percent(wrong, ({ confidence }) => isDoubtful(confidence)),
    }
  })
}

function percent(fields: readonly JudgedField[], isCounted: (field: JudgedField) => boolean): string {
  if (fields.length === 0) return ''
  return `${Math.round((100 * fields.filter(isCounted).length) / fields.length)} %`
}
