// One recogniser for each type of value. A text is whatever stands there.
import type { ValueType } from '../lexicon/concept.ts'
import { remembering } from '../model/remembering.ts'
import { recogniseAmount } from './amount.ts'
import { recogniseEmail, recognisePhone, recogniseUrl } from './contact.ts'
import { recogniseDate } from './date.ts'
import { recogniseBic, recogniseCode, recogniseIban, recogniseTaxId } from './identity.ts'
import {
  recogniseCurrency,
  recogniseGender,
  recogniseNumber,
  recognisePercent,
  recognisePostcode,
} from './measure.ts'
import type { Recogniser, Span } from './recogniser.ts'
import { recogniseText } from './text.ts'
import { recogniseTime } from './time.ts'

const byType: Readonly<Record<ValueType, Recogniser>> = {
  text: recogniseText,
  name: recogniseText,
  company: recogniseText,
  address: recogniseText,
  amount: recogniseAmount,
  date: recogniseDate,
  time: recogniseTime,
  phone: recognisePhone,
  email: recogniseEmail,
  url: recogniseUrl,
  number: recogniseNumber,
  percent: recognisePercent,
  code: recogniseCode,
  iban: recogniseIban,
  bic: recogniseBic,
  taxId: recogniseTaxId,
  currency: recogniseCurrency,
  postcode: recognisePostcode,
  gender: recogniseGender,
}

/** A page's texts are asked for their values by every field and rule. */
export const recognisers = Object.fromEntries(
  Object.entries(byType).map(([type, recognise]) => [type, remembering(recognise, 4000)]),
) as Record<ValueType, Recogniser>

/** The surest value in a text; of sums the last, which is what the line comes to. */
export function recogniseOne(type: ValueType, folded: string): Span | null {
  const spans = recognisers[type](folded)
  const surest = Math.max(0, ...spans.map(({ sureness }) => sureness))
  const isSurest = ({ sureness }: Span) => sureness === surest
  return (type === 'amount' ? spans.findLast(isSurest) : spans.find(isSurest)) ?? null
}

export { hasForm } from '../lexicon/value-types.ts'
