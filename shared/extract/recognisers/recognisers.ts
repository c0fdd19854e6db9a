// One recogniser for each type of value. A text is whatever stands there.
import type { ValueType } from '../synonyms.ts'
import { recogniseAmount } from './amount.ts'
import { recogniseEmail, recognisePhone } from './contact.ts'
import { recogniseDate } from './date.ts'
import type { Recogniser } from './recogniser.ts'

export const recognisers: Readonly<Record<ValueType, Recogniser>> = {
  text: recogniseText,
  amount: recogniseAmount,
  date: recogniseDate,
  phone: recognisePhone,
  email: recogniseEmail,
}

function recogniseText(folded: string): { start: number; end: number } | null {
  const start = folded.search(/[\p{L}\p{N}(#+$€£¥"'“‘《（]/u)
  // a text that ends in a colon is the next label
  if (start === -1 || /:\s*$/.test(folded)) return null
  return { start, end: folded.trimEnd().length }
}
