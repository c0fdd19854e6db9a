// A second reading against the first: it is taken only where a check says that it is the right one. What nothing
// decides stays as it was, with the other reading within reach.
import type { Alternative, FoundField } from '../../../contract/field.ts'
import type { DateOrder } from '../../kinds/kind.ts'
import { dateOf } from '../../kinds/date.ts'
import { checkDigits } from '../../kinds/check-digits.ts'
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
/** The most confidence of a date that two readings differ on, or of a number that fails its check. */
const maxUnproven = 0.7

export function decide(
  fields: readonly FoundField[],
  doubts: readonly Doubt[],
  readings: SecondReadings,
  order: DateOrder,
): FoundField[] {
  let decided = [...fields]
  for (const { path, kind } of doubts) {
    const reading = readings.get(path)
    if (!reading || !isWellFormed[kind].test(reading.text)) continue
    const isMended = kind === 'amount' && mendsSum(decided, path, reading)
    decided = decided.map((field) => {
      if (field.path !== path) return field
      if (isMended || isRightBy(kind, field.value, reading.text, order)) return taken(field, reading)
      return toldOnce(field, kind, reading)
    })
  }
  return decided
}

/** A strip that was cut too short is read as part of a value; no look is worth anything then. */
const isWellFormed: { readonly [K in Doubt['kind']]: RegExp } = {
  amount: /^-?\d+(?:[.,]\d+)*$/,
  date: /^\d+([/.-])\d+\1\d+$/,
  number: /^[A-Z\d]{8,}$/,
}

function isRightBy(kind: Doubt['kind'], first: string, second: string, order: DateOrder): boolean {
  if (kind === 'number') return checkDigits(second) === true
  const known = order ?? 'dayFirst'
  return kind === 'date' && dateOf(first, known) === null && dateOf(second, known) !== null
}

/** An amount that makes a sum hold which did not, and breaks none. */
function mendsSum(fields: readonly FoundField[], path: string, { text }: SecondReading): boolean {
  const values = new Map(fields.map((field) => [field.path, field.value]))
  const before = sumsOf(values)
  const after = sumsOf(new Map([...values, [path, text]]))
  return after.holding > before.holding && after.broken < before.broken
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
  const other: Alternative = { value: text, raw: text, box: field.box, confidence }
  return { ...field, alternatives: first([...(field.alternatives ?? []), other]) }
}

/** An undecided value stays as it was; a number that still fails its check, and one date of two, are not certain. */
function toldOnce(field: FoundField, kind: Doubt['kind'], reading: SecondReading): FoundField {
  const isSame = field.value === reading.text
  const isUnproven = kind === 'number' || (kind === 'date' && !isSame)
  const max = isUnproven ? maxUnproven : 1
  const told = { ...field, confidence: Math.min(field.confidence ?? 0, max) }
  return isSame ? told : offered(told, reading)
}

function first(alternatives: readonly Alternative[]): Alternative[] {
  return alternatives.slice(0, 3)
}
