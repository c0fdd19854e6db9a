// All kinds of values, in the order in which several on a page are gone through.
import { remembering } from '../model/remembering.ts'
import { withAsciiFigures } from '../words/figures.ts'
import { address } from './address.ts'
import { amount } from './amount.ts'
import { bic } from './bic.ts'
import { code } from './code.ts'
import { company } from './company.ts'
import { currency } from './currency.ts'
import { date } from './date.ts'
import { email } from './email.ts'
import { gender } from './gender.ts'
import { iban } from './iban.ts'
import type { DateOrder, Kind, Trait } from './kind.ts'
import { name } from './name.ts'
import { number } from './number.ts'
import { percent } from './percent.ts'
import { phone } from './phone.ts'
import { postcode } from './postcode.ts'
import type { Recogniser, Span } from './recogniser.ts'
import { taxId } from './tax-id.ts'
import { text } from './text.ts'
import { time } from './time.ts'
import { url } from './url.ts'

const all = {
  ...{ text, address, name, company, date, amount, time, phone, email, url, iban, percent },
  ...{ bic, taxId, number, code, currency, postcode, gender },
}

export type ValueType = keyof typeof all
export const kinds: Readonly<Record<ValueType, Kind>> = all
export const typesInOrder = Object.keys(kinds) as ValueType[]

/** The recognisers, which remember their results: every field and rule asks for the values in the same texts. */
export const recognisers = Object.fromEntries(
  Object.entries(kinds).map(([type, { recognise }]) => [type, remembering(recognise, 4000)]),
) as Record<ValueType, Recogniser>

/** The surest value in a text; of sums the last, which is what the line comes to. */
export function recogniseOne(type: ValueType, folded: string): Span | null {
  const spans = recognisers[type](folded)
  const surest = Math.max(0, ...spans.map(({ sureness }) => sureness))
  const isSurest = ({ sureness }: Span) => sureness === surest
  return (type === 'amount' ? spans.findLast(isSurest) : spans.find(isSurest)) ?? null
}

export function hasTrait(type: ValueType, trait: Trait): boolean {
  return kinds[type].traits.includes(trait)
}

/** Whether values of this type are known by their own form; any text beside its label will do for the others. */
export function hasForm(type: ValueType): boolean {
  return kinds[type].form !== null
}

export function isValueType(name: string): name is ValueType {
  return name in kinds
}

/** Returns the form of a value that is the same for all who write it: for details, never in place of what the page says. */
export function normalise(value: string, type: ValueType, order: DateOrder): string | null {
  return value.trim() === '' ? null : (kinds[type].normalise?.(withAsciiFigures(value), order) ?? null)
}

/** Corrects what can't be right whatever was read: units, and what its kind knows of. */
export function mended(read: string, type: ValueType): string {
  const text = withUnit(read)
  return kinds[type].mend?.(text) ?? text
}

/** 842 m?, 50 Ib, 19,9 MQ: behind a figure the raised two, the pound and the ohm are read as what looks like them. */
function withUnit(text: string): string {
  return text
    .replace(/(?<=\d ?[cdk]?m)\?(?!\w)/gu, '²')
    .replace(/(?<=\d ?)I[bB](?=s?\b)/gu, 'lb')
    .replace(/(?<=\d ?[kMm])Q$/u, 'Ω')
}
