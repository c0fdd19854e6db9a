// What the correction of a field teaches about documents that look the same.
import type { Page } from '../../page.ts'
import { fieldType } from '../field-types.ts'
import { ground } from '../grounding/ground.ts'
import { pageTextOf } from '../grounding/page-text.ts'
import { squash } from '../grounding/squash.ts'
import { recognisers } from '../recognisers/recognisers.ts'
import { fold } from '../sheet.ts'
import type { ValueType } from '../synonyms.ts'
import { anchorsOf } from './anchor.ts'
import { layoutOf } from './layout.ts'
import type { LearnedRule } from './rule.ts'

export interface Lesson {
  /** The field's path. */
  readonly field: string
  /** What it should be, and what was read. */
  readonly value: string
  readonly read: string
}

/** How like what is on the page a person's text must be: letters are misread, and the value is still that one. */
export const leastLike = 0.72

/** Null where nothing can be learned: a list's rows differ, and what is not on the page can't be found on the next. */
export function learn(page: Page, { field, value, read }: Lesson): LearnedRule | null {
  const layout = layoutOf(page)
  if (/\[\d+\]/.test(field) || squash(value) === '' || layout.length === 0) return null
  const type = lessonType(field, value)
  const isConstant = canBeConstant(type, value) && ground(pageTextOf(page), value, leastLike) !== null
  const anchors = isConstant ? [] : anchorsOf(page, value, type)
  return isConstant || anchors.length > 0 ? { field, layout, value, read, isConstant, anchors } : null
}

/** A field with a name of its own says by its value what it is. */
export function lessonType(field: string, value: string): ValueType {
  const named = fieldType(field)
  if (named !== 'text') return named
  const folded = fold(value.trim())
  const isAll = (type: ValueType) => {
    const span = recognisers[type](folded)
    return span !== null && span.end - span.start === folded.length
  }
  return (['date', 'amount', 'email'] as const).find(isAll) ?? 'text'
}

/** Names and addresses stay; sums, dates and numbers don't, and a word such as "cash" stands on any page. */
function canBeConstant(type: ValueType, value: string): boolean {
  if (type === 'amount' || type === 'date') return false
  const squashed = squash(value)
  const letters = squashed.replace(/[^\p{L}]/gu, '').length
  const isNumber = letters < squashed.length * 0.5
  const isLong = /\p{Script=Han}/u.test(value) ? letters >= 4 : letters >= 6
  return isLong && !isNumber
}
