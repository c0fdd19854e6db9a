// A second reading against the first: it is taken only where a check says that it is the right one. What nothing
// decides stays as it was, with the other reading within reach.
import type { Alternative, FoundField } from '../../contract/field.ts'
import type { DateOrder } from '../proof/date.ts'
import { amountOf } from '../proof/amount.ts'
import { dateOf } from '../proof/date.ts'
import { checkDigits } from './check-digits.ts'
import type { Doubt } from './doubts.ts'
import { sumsOf } from './sums.ts'

export interface SecondReading {
  readonly text: string
  readonly confidence: number
}

/** By path, of those doubts that were looked at again. */
export type SecondReadings = ReadonlyMap<string, SecondReading>

/** A value that its own check confirms is surer than its pixels were. */
const checkedConfidence = 0.9

export function decide(
  fields: readonly FoundField[],
  doubts: readonly Doubt[],
  readings: SecondReadings,
  order: DateOrder,
): FoundField[] {
  const kinds = new Map(doubts.map(({ path, kind }) => [path, kind]))
  let decided = fields.map((field) => {
    const reading = readings.get(field.path)
    if (!reading || reading.text === field.value) return field
    const isRight = isRightBy(kinds.get(field.path), field.value, reading.text, order)
    return isRight ? taken(field, reading) : offered(field, reading)
  })
  for (const { path, kind } of doubts) {
    const reading = kind === 'amount' ? readings.get(path) : undefined
    if (reading) decided = mended(decided, path, reading)
  }
  return decided
}

function isRightBy(
  kind: Doubt['kind'] | undefined,
  first: string,
  second: string,
  order: DateOrder,
): boolean {
  if (kind === 'number') return checkDigits(second) === true
  if (kind !== 'date') return false
  const known = order ?? 'dayFirst'
  return dateOf(first, known) === null && dateOf(second, known) !== null
}

/** An amount that makes a sum hold which did not, and breaks none. */
function mended(fields: readonly FoundField[], path: string, reading: SecondReading): FoundField[] {
  const values = new Map(fields.map((field) => [field.path, field.value]))
  if (amountOf(reading.text) === null || values.get(path) === reading.text) return [...fields]
  const before = sumsOf(values)
  const after = sumsOf(new Map([...values, [path, reading.text]]))
  const isBetter = after.holding > before.holding && after.broken < before.broken
  return isBetter ? fields.map((field) => (field.path === path ? taken(field, reading) : field)) : [...fields]
}

function taken(field: FoundField, { text }: SecondReading): FoundField {
  const { value, raw, box, confidence } = field
  const others = (field.alternatives ?? []).filter((other) => other.value !== text)
  return {
    ...field,
    value: text,
    raw: text,
    confidence: checkedConfidence,
    normalised: null,
    alternatives: first([{ value, raw, box, confidence }, ...others]),
  }
}

function offered(field: FoundField, { text, confidence }: SecondReading): FoundField {
  if (text === '') return field
  const other: Alternative = { value: text, raw: text, box: field.box, confidence }
  return { ...field, alternatives: first([...(field.alternatives ?? []), other]) }
}

function first(alternatives: readonly Alternative[]): Alternative[] {
  return alternatives.slice(0, 3)
}
