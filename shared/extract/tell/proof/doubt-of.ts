// Doubts that a value proves by itself: a day that no calendar has, check digits that fail, a sum that doesn't add
// up.
import type { FoundField } from '../../../contract/field.ts'
import type { ValueDoubt } from '../../../doubt.ts'
import type { Page } from '../../../page.ts'
import { toFirstRow } from '../../../schema/field-settings.ts'
import { withAsciiFigures } from '../../words/figures.ts'
import { inBrokenSums } from './adds-up.ts'
import type { Asked, AskedOf } from './asked.ts'
import { articleCheckDigit, checkDigits } from '../../kinds/check-digits.ts'
import { masked } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { dateOrderOf } from '../../kinds/date.ts'
import { contradicting } from './contradictions.ts'

export function doubtsIn(
  page: Page,
  askedOf: AskedOf,
  fields: readonly FoundField[],
): (field: FoundField) => ValueDoubt | null {
  const broken = inBrokenSums(page, askedOf, fields)
  const contradictory = contradicting(askedOf, fields, dateOrderOf(page))
  const isDataDamaged = page.data?.some((file) => file.isDamaged) ?? false
  const summed = inSaidSums(askedOf, fields)
  return (field) => {
    const { path, value } = field
    const asked = askedOf(field)
    if (value === '') return null
    const unconfirmed = isDataDamaged && field.how !== 'data' ? 'damagedData' : null
    if (asked === null) return unconfirmed
    const text = withAsciiFigures(value.normalize('NFKC'))
    const wrong = kinds[asked.type].doubtOf?.(text) ?? wrongDigits(asked, text)
    if (wrong) return wrong
    if (broken.has(path) && !summed.has(toFirstRow(path))) return 'sum'
    return contradictory.has(path) ? 'contradiction' : unconfirmed
  }
}

/** The sums that a person set: they are checked by the settings alone, and not by words of the lexicon. */
function inSaidSums(askedOf: AskedOf, fields: readonly FoundField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field) => {
      const sum = askedOf(field)?.said?.sum
      return sum ? [toFirstRow(field.path), ...sum.map((term) => term.path)] : []
    }),
  )
}

/** Kinds of numbers whose check digits are known; an invoice's may look like one of them by chance. */
const checked: ReadonlySet<string> = new Set(['accountNumber', 'idNumber', 'taxNumber', 'registrationNumber'])
const ofArticle = /(?:^|[_\s-])(?:ean|gtin|upc|isbn|bar_?code)(?:\d*$|[_\s-])|条码|條碼|バーコード|바코드/u

/** A number whose check digits are wrong, known by the concept or the name of its field. */
function wrongDigits({ type, concept, name }: Asked, text: string): ValueDoubt | null {
  if (masked.test(text) || kinds[type].doubtOf) return null
  const isRight = ofArticle.test(name)
    ? articleCheckDigit(text)
    : checked.has(concept ?? '')
      ? checkDigits(text)
      : null
  return isRight === false ? 'checkDigits' : null
}
