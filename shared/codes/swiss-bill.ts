// Reads the code of a Swiss QR bill as specified by SIX (version 2): one value per line, in a fixed order.
import { type Fact } from '../facts.ts'
import { toFacts, type FactValues } from './to-facts.ts'
import { toIsoDate, parseIban, parseAmount } from './values.ts'

/** Returns payee, account, sum and reference; nothing if the text is no such code. */
export function factsOfSwissBill(text: string): Fact[] {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim())
  const [service, version, coding, account] = lines
  if (service !== 'SPC' || !/^02\d\d$/.test(version ?? '') || coding !== '1' || lines[30] !== 'EPD') return []
  const iban = parseIban(account)
  const [payee, payer] = [readAddress(lines, 4), readAddress(lines, 20)]
  if (iban === null || !/^(?:CH|LI)/.test(iban) || !payee?.name) return []
  const [sum = '', currency = ''] = [lines[18], lines[19]]
  const due = parseAmount(sum)
  if ((sum !== '' && due === null) || !/^(?:CHF|EUR)$/.test(currency)) return []
  return toFacts({
    iban,
    ...addressValues('payee', payee),
    due,
    currency,
    ...(payer ? addressValues('buyer', payer) : {}),
    paymentReference: lines[27] === 'NON' ? null : lines[28],
    note: lines[29],
    ...parseBillData(lines[31] ?? ''),
  })
}

interface Address {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country: string
}

/**
 * Reads the seven lines of an address: kind, name, street, number, postcode, town, country. An address of kind K has two
 * free lines instead of street and number, the second with postcode and town.
 */
function readAddress(lines: readonly string[], at: number): Address | null {
  const [kind, name = '', first = '', second = '', postcode = '', city = '', country = ''] = lines.slice(
    at,
    at + 7,
  )
  if (kind === 'S') return { name, street: `${first} ${second}`.trim(), postcode, city, country }
  if (kind !== 'K') return null
  const [, code = '', town = second] = /^(\d{4,5})\s+(.+)$/.exec(second) ?? []
  return { name, street: first, postcode: code, city: town, country }
}

/** The parts of an address as facts of the payee or the buyer. */
function addressValues(
  party: 'payee' | 'buyer',
  { name, street, postcode, city, country }: Address,
): FactValues {
  return {
    [`${party}.name`]: name,
    [`${party}.street`]: street,
    [`${party}.postcode`]: postcode,
    [`${party}.city`]: city,
    [`${party}.country`]: country,
  }
}

/** Parses Swico's syntax for billing data: //S1/10/number/11/day/30/tax number without its letters … */
function parseBillData(data: string): FactValues {
  if (!data.startsWith('//S1/')) return {}
  const parts = data.slice('//S1/'.length).split(/(?<!\\)\//)
  const values = new Map<string, string>()
  for (let i = 0; i + 1 < parts.length; i += 2)
    values.set(parts[i] ?? '', (parts[i + 1] ?? '').replace(/\\(.)/g, '$1'))
  const day = values.get('11')
  const taxId = values.get('30')
  return {
    invoiceNumber: values.get('10'),
    date: day?.length === 6 ? toIsoDate(`20${day.slice(0, 2)}`, day.slice(2, 4), day.slice(4)) : null,
    customerNumber: values.get('20'),
    'payee.taxId': taxId && /^\d{9}$/.test(taxId) ? `CHE${taxId}` : null,
  }
}
