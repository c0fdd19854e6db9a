// Doubts that a value proves by itself: a day that no calendar has, check digits that fail, a sum that doesn't add
// up.
import type { FoundField } from '../../../contract/field.ts'
import type { ValueDoubt } from '../../../doubt.ts'
import type { Page } from '../../../page.ts'
import { toFirstRow } from '../../../schema/field-settings.ts'
import { withAsciiFigures } from '../../words/figures.ts'
import { inBrokenSums } from './adds-up.ts'
import type { Requested, RequestedOf } from './requested.ts'
import { articleCheckDigit, checkDigits } from '../../kinds/check-digits.ts'
import { masked } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { contradicting } from './contradictions.ts'

export function doubtsIn(
  page: Page,
  requestedOf: RequestedOf,
  fields: readonly FoundField[],
): (field: FoundField) => ValueDoubt | null {
  const broken = inBrokenSums(page, requestedOf, fields)
  const contradictory = contradicting(requestedOf, fields, dateOrderOf(page))
  const isDataDamaged = page.data?.some((file) => file.isDamaged) ?? false
  const summed = inSumsOfSettings(requestedOf, fields)
  return (field) => {
    const { path, value } = field
    const requested = requestedOf(field)
    if (value === '') return null
    const unconfirmed = isDataDamaged && field.how !== 'data' ? 'damagedData' : null
    if (requested === null) return unconfirmed
    const text = withAsciiFigures(value.normalize('NFKC'))
    const wrong = kinds[requested.type].doubtOf?.(text) ?? wrongDigits(requested, text)
    if (wrong) return wrong
    if (broken.has(path) && !summed.has(toFirstRow(path))) return 'sum'
    return contradictory.has(path) ? 'contradiction' : unconfirmed
  }
}

/** The sums that a person set: they are checked by the settings alone, and not by words of the lexicon. */
function inSumsOfSettings(requestedOf: RequestedOf, fields: readonly FoundField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field) => {
      const sum = requestedOf(field)?.setting?.sum
      return sum ? [toFirstRow(field.path), ...sum.map((term) => term.path)] : []
    }),
  )
}

/** Kinds of numbers whose check digits are known; an invoice's may look like one of them by chance. */
const checked: ReadonlySet<string> = new Set(['accountNumber', 'idNumber', 'taxNumber', 'registrationNumber'])
const ofArticle = /(?:^|[_\s-])(?:ean|gtin|upc|isbn|bar_?code)(?:\d*$|[_\s-])|条码|條碼|バーコード|바코드/u

/** A number whose check digits are wrong, known by the concept or the name of its field. */
function wrongDigits({ type, concept, name }: Requested, text: string): ValueDoubt | null {
  if (masked.test(text) || kinds[type].doubtOf) return null
  const isRight = ofArticle.test(name)
    ? articleCheckDigit(text)
    : checked.has(concept ?? '')
      ? checkDigits(text)
      : null
  return isRight === false ? 'checkDigits' : null
}
