// A party's own number, as its phone or its tax number: unlike a sum or a date it is the same on the party's next
// document, and one character that is misread there makes another number of it.
import type { FoundField } from '../../../contract/field.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import { ground, type Grounded } from '../grounding/ground.ts'
import type { PageText } from '../grounding/page-text.ts'
import { squash } from '../grounding/squash.ts'
import { hasTrait, type ValueType } from '../../kinds/kinds.ts'
import type { NearRule, StoredRule } from './near-rules.ts'

/** A reading that is surer than this is another number. */
const sureReading = 0.95
const minLength = 7

export function isOwnNumber(type: ValueType, value: string): boolean {
  return hasTrait(type, 'ownNumber') && squash(value).length >= minLength
}

export interface ShownNumber {
  readonly rule: StoredRule
  /** Null where the number was read in the field itself, but for a character. */
  readonly found: Grounded | null
}

export function ownNumberFor(
  field: FoundField,
  near: readonly NearRule[],
  text: PageText,
): ShownNumber | null {
  for (const { rule } of near) {
    if (!isOwnNumber(valueTypeOf(rule.field, rule.value), rule.value)) continue
    if (squash(field.value) === squash(rule.value)) return null
    if (isMisread(field, rule.value)) return { rule, found: null }
    const found = isOpen(field, rule) ? ground(text, rule.value) : null
    if (found) return { rule, found }
  }
  return null
}

function isMisread({ value, confidence }: FoundField, number: string): boolean {
  const [read, wanted] = [squash(value), squash(number)]
  const differing = Array.from(wanted).filter((character, i) => character !== read.charAt(i)).length
  return read.length === wanted.length && differing === 1 && (confidence ?? 0) < sureReading
}

/** Nothing was found, or once more what a person has put right: the fax in the place of the phone. */
function isOpen({ value }: FoundField, { read, value: number }: StoredRule): boolean {
  return value === '' || (read !== number && squash(value) === squash(read))
}
