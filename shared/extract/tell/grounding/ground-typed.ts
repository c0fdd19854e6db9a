// A value on the page as its type knows it: a model writes 2026-03-14 where the page has 14/03/2026.
import { amountOf } from '../../kinds/amount.ts'
import type { DateOrder } from '../../kinds/kind.ts'
import { dateOf } from '../../kinds/date.ts'
import type { ValueType } from '../../kinds/kinds.ts'
import { evidenceOf } from './evidence.ts'
import { ground, type Grounded } from './ground.ts'
import type { PageText } from './page-text.ts'

/** A date may be written in as many words: 14 March 2026. */
const maxRunLength = 4

export function groundTyped(
  page: PageText,
  value: string,
  type: ValueType,
  order: DateOrder,
): Grounded | null {
  const same = ground(page, value)
  if (same) return same
  if (type === 'date') return groundForm(page, dateOf(value, order), (text) => dateOf(text, order))
  if (type === 'amount')
    return groundForm(page, numberOf(amountOf(value)), (text) => numberOf(amountOf(text)))
  return ground(page, value, minLike)
}

/** Models put misread letters right; more than that is another text. */
const minLike = 0.85

function groundForm(
  page: PageText,
  form: string | null,
  formOf: (text: string) => string | null,
): Grounded | null {
  if (form === null) return null
  // the shortest first, so that no word of a label is taken with it
  for (let length = 1; length <= maxRunLength; length++) {
    for (const start of page.words.keys()) {
      const words = page.words.slice(start, start + length)
      if (words.some(({ line }) => line !== words[0]?.line)) continue
      const found = evidenceOf(words)
      if (found && formOf(found.raw) === form) return { ...found, words, likeness: 1 }
    }
  }
  return null
}

/** 12.5 is 12.50 */
function numberOf(amount: string | null): string | null {
  return amount === null ? null : String(Number(amount))
}
