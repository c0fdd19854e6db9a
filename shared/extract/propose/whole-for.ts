// All of a value that belongs to it: the unit of a figure, the words of a sum, the weekday of a day; or the half asked for.
import type { Candidate } from '../page/candidate.ts'
import type { Place } from '../model/place.ts'
import { halfOf } from './prose/half.ts'
import { wholePlate } from '../kinds/plate.ts'
import { withMoney, withUnit } from '../kinds/unit.ts'
import type { Wanted } from '../words/wanted.ts'

export function wholeFor(
  { name, script }: Wanted,
  { value, label }: Pick<Candidate, 'value' | 'label'>,
  isReceipt: boolean,
): Place {
  if (script) return halfOf(value, script)
  if (name.concept === 'licensePlate') return wholePlate(value)
  if (isReceipt || (name.type !== 'amount' && name.type !== 'number')) return value
  const words = (name.phrases.at(-1) ?? []).map(({ key }) => key)
  const own = withUnit(value, words.join(' '))
  const isSum = name.type === 'amount' && !sumsOfInvoices.has(name.concept ?? '')
  return isSum && own === value ? withMoney(value, label?.part === value.part ? label.end : 0) : own
}

/** They stand below each other, and are counted with. */
const sumsOfInvoices: ReadonlySet<string> = new Set(['total', 'subtotal', 'tax', 'discount', 'paid'])
