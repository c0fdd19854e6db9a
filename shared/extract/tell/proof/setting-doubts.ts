// Doubts of values against the settings of a schema's fields. They are computed again whenever a person changes a
// field, because a sum may add up by then.
import type { FoundField } from '../../../contract/field.ts'
import { settingDoubts, type SettingDoubt } from '../../../doubt.ts'
import {
  toFirstRow,
  findSetting,
  type FieldSetting,
  type FieldSettings,
  type SumTerm,
} from '../../../schema/field-settings.ts'
import { centsIn, maxRounding } from '../../kinds/amount.ts'
import { isOfOtherKind } from './other-kind.ts'
import { isAllowedValue } from '../../score/allowed-value.ts'

type Told = Pick<FoundField, 'path' | 'value' | 'doubt'>

/** Doubts that a value proves by itself stay as they are. */
export function withSettingDoubts<Field extends Told>(
  settings: FieldSettings,
  fields: readonly Field[],
): Field[] {
  const doubtOf = doubtsBy(settings, fields)
  return fields.map((field) => {
    const own: Told['doubt'] = doubtOf(field)
    const isProven = field.doubt && !settingDoubts.some((one) => one === field.doubt)
    return isProven || (field.doubt ?? null) === own ? field : { ...field, doubt: own }
  })
}

function doubtsBy(settings: FieldSettings, fields: readonly Told[]): (field: Told) => SettingDoubt | null {
  const required = Object.keys(settings).filter((path) => settings[path]?.isRequired)
  return ({ path, value }) => {
    // a list of which nothing was found stands for all that is asked of its elements
    const place = toFirstRow(path)
    if (value === '')
      return required.some((one) => one === place || one.startsWith(`${place}[0]`)) ? 'required' : null
    const setting = findSetting(settings, path)
    if (!setting) return null
    if (!isAllowedValue(setting, value)) return setting.kind === 'choice' ? 'choice' : 'kind'
    if (isOtherwise(value, setting)) return 'kind'
    return setting.sum && !addsUp(path, value, setting.sum, fields) ? 'addsUp' : null
  }
}

function isOtherwise(value: string, setting: FieldSetting): boolean {
  const { kind } = setting
  if (kind !== 'date' && kind !== 'amount' && kind !== 'number') return false
  return isOfOtherKind({ type: kind, concept: null, name: '', setting }, value)
}

/** Values that are no numbers, and sums without a part, are no contradiction. */
function addsUp(path: string, value: string, terms: readonly SumTerm[], fields: readonly Told[]): boolean {
  const whole = centsIn(value)
  const parts = terms.flatMap(({ path: of, isLess }) =>
    fields
      .filter((field) => field.value !== '' && isOfTerm(field.path, of, path))
      .map((field) => ({ cents: centsIn(field.value), isLess })),
  )
  if (whole === null || parts.length === 0 || parts.some(({ cents }) => cents === null)) return true
  const sum = parts.reduce((total, { cents, isLess }) => total + (isLess ? -1 : 1) * (cents ?? 0), 0)
  return Math.abs(whole - sum) <= maxRounding
}

/** Within a row of a list the parts are those of that row; from outside they are those of all rows. */
function isOfTerm(path: string, term: string, sum: string): boolean {
  if (toFirstRow(path) !== term) return false
  const row = rowOf(sum)
  return row === null || rowOf(term) !== toFirstRow(row) || rowOf(path) === row
}

/** items[7] of items[7].price */
function rowOf(path: string): string | null {
  return /^.*?\[\d+\]/.exec(path)?.[0] ?? null
}
