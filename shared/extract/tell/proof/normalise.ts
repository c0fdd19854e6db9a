// The form of a value that is the same for all who write it: for details, never in the place of what the page says.
import type { ValueType } from '../../lexicon/concept.ts'
import { withAsciiFigures } from '../../words/figures.ts'
import { amountOf } from './amount.ts'
import { dateOf, type DateOrder } from './date.ts'

/** Types that are not here have no other form than the one that is printed. */
const forms: { readonly [T in ValueType]?: (value: string, order: DateOrder) => string | null } = {
  date: dateOf,
  amount: amountOf,
  number: amountOf,
  percent: (value) => amountOf(value.replace(/[%％]/g, '')),
  iban: (value) => value.replace(/\s/g, '').toUpperCase(),
  phone: phoneOf,
  email: (value) => value.trim().toLowerCase(),
}

export function normalise(value: string, type: ValueType, order: DateOrder): string | null {
  return value.trim() === '' ? null : (forms[type]?.(withAsciiFigures(value), order) ?? null)
}

function phoneOf(value: string): string | null {
  const digits = value.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return null
  return /^\s*(?:\+|00)/.test(value) ? `+${digits.replace(/^00/, '')}` : digits
}
