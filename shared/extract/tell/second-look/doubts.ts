// Which values are worth a second look at their pixels, and of what letters they can be: those of a known type whose
// reading is doubtful, or that fail their own check.
import { isUnread, type FoundField } from '../../../contract/field.ts'
import type { Line, Page } from '../../../page.ts'
import { isFromTextLayer } from '../../../text/exact.ts'
import { noSettings, findSetting, type FieldSettings } from '../../../schema/field-settings.ts'
import { valueTypeOf } from '../../score/field-types.ts'
import { dateOf, dateOrderOf } from '../../kinds/date.ts'
import { checkDigits } from '../../kinds/check-digits.ts'

export interface Doubt {
  readonly path: string
  readonly kind: 'amount' | 'date' | 'number'
  /** The words of the value, all of one line. */
  readonly line: Line
  readonly alphabet: string
}

const alphabets = {
  amount: '0123456789.,-',
  date: '0123456789/.-',
  number: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
} as const

/** Digits that were read more surely than this are right in nearly all cases. */
const sureOfWords = 0.85
/** A look takes a tenth of a second; a page on which everything is doubtful is not looked at for ever. */
const maxDoubts = 12

export function doubtsOf(
  page: Page,
  fields: readonly FoundField[],
  settings: FieldSettings = noSettings,
): Doubt[] {
  const order = dateOrderOf(page)
  return fields
    .filter((field) => !isUnread(field))
    .flatMap((field): Doubt[] => {
      const line = lineOf(page, field)
      if (!line || isFromTextLayer(line)) return []
      const isUnsure = line.words.some(({ confidence }) => confidence < sureOfWords)
      if (checkDigits(field.value) === false) return [doubt(field, 'number', line)]
      const type = valueTypeOf(field.path, field.value, findSetting(settings, field.path)?.kind)
      if (type === 'amount' && isUnsure) return [doubt(field, 'amount', line)]
      // a month in letters would be forced into digits
      const isNumeric = !/\p{L}/u.test(field.value)
      return type === 'date' && isNumeric && (isUnsure || dateOf(field.value, order ?? 'dayFirst') === null)
        ? [doubt(field, 'date', line)]
        : []
    })
    .slice(0, maxDoubts)
}

function doubt(field: FoundField, kind: Doubt['kind'], line: Line): Doubt {
  return { path: field.path, kind, line, alphabet: alphabets[kind] }
}

/** Null for a value over several lines: nothing that has a check is one. */
function lineOf(page: Page, { box, value }: FoundField): Line | null {
  if (!box || value === '') return null
  const lines = page.lines.flatMap((line) => {
    const words = line.words.filter(({ box: { x0, y0, x1, y1 } }) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
      return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
    })
    return words.length > 0 ? [{ ...line, words, box }] : []
  })
  const [only, other] = lines
  return only && !other ? only : null
}
