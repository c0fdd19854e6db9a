// Learns from the correction of a field, for documents that look the same.
import type { Page } from '../../../page.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import { squash } from '../grounding/squash.ts'
import { hasForm, type ValueType } from '../../kinds/kinds.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { anchorsOf } from './anchor.ts'
import { isNamed, senderOf } from './sender.ts'
import { layoutOf } from './layout.ts'
import { isOwnNumber } from './own-number.ts'
import { ruleLimits, type LearnedRule } from '../../../contract/learned-rule.ts'
import { isSameValue } from './same-value.ts'

export interface Lesson {
  /** The field's path. */
  readonly field: string
  /** The corrected value, and the one that was read. */
  readonly value: string
  readonly read: string
}

/**
 * Returns null if nothing can be learned: a list's rows differ, a value beside nothing can't be found again, and a page
 * without a sender tells nothing of the next one.
 */
export function learn(
  page: Page,
  { field, value, read }: Lesson,
  from = senderOf(page, [{ field, value }]),
): LearnedRule | null {
  const layout = layoutOf(page)
  if (!isNamed(from) || /\[\d+\]/.test(field) || layout.length === 0) return null
  if (value.length > ruleLimits.text || squash(value) === '') return null
  const type = valueTypeOf(field, value)
  const isConstant = canBeConstant(type, value)
  const wasRight = value === read || isSameValue(value, read, type, dateOrderOf(page))
  const anchors = isConstant ? [] : anchorsOf(page, field, value, wasRight)
  if (!isConstant && anchors.length === 0 && !isOwnNumber(type, value)) return null
  const { taxNumbers, contacts, names } = from
  const sender = { taxNumbers, contacts, names }
  return { field, sender, layout, value, read: read.slice(0, ruleLimits.text), isConstant, anchors }
}

/** Names and addresses stay; sums, dates and numbers don't, and a word such as "cash" stands on any page. */
function canBeConstant(type: ValueType, value: string): boolean {
  if (hasForm(type) && type !== 'email' && type !== 'url') return false
  const squashed = squash(value)
  const letters = squashed.replace(/[^\p{L}]/gu, '').length
  const isNumber = letters < squashed.length * 0.5
  const isLong = /\p{Script=Han}/u.test(value) ? letters >= 4 : letters >= 6
  return isLong && !isNumber
}
