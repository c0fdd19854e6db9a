// Reads the codes of trade goods: GS1 strings, in which each value follows its identifier in brackets; GS1 addresses; and
// product barcodes (EAN, ITF-14).
import { isGs1Number } from '../check-digits.ts'
import { type CodeKind, type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'
import { toIsoDate, percentDecode } from './values.ts'

/** The length of the value, for identifiers whose values have a fixed one. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '11': 6,
  '13': 6,
  '15': 6,
  '17': 6,
  '410': 13,
  '414': 13,
}

/** Reads a GS1 string, such as (01)09521234543213(10)ABC */
export function factsOfGs1(text: string): Fact[] {
  if (!/^\(\d{2,4}\)/.test(text)) return []
  const values = new Map<string, string>()
  for (const piece of text.split(/(?=\(\d{2,4}\))/)) {
    const [, identifier = '', value = ''] = /^\((\d{2,4})\)(.+)$/s.exec(piece) ?? []
    const length = fixedLengths[identifier]
    if (value === '' || value.includes('(') || (length !== undefined && value.length !== length)) return []
    values.set(identifier, value)
  }
  return factsOfIdentifiers(values)
}

/** Reads a GS1 address, such as https://id.gs1.org/01/09521234543213/10/ABC?17=261231 */
export function factsOfGs1Link(text: string): Fact[] {
  const [, path = '', query = ''] = /^https?:\/\/[^/?#]+(\/[^?#]*)(?:\?([^#]*))?/i.exec(text) ?? []
  const parts = path.split('/')
  const from = parts.findIndex((part, i) => part === '01' && /^\d{8}(?:\d{4,6})?$/.test(parts[i + 1] ?? ''))
  if (from < 0) return []
  const values = new Map<string, string>()
  for (let i = from; i + 1 < parts.length; i += 2) {
    const [identifier, value] = [parts[i] ?? '', percentDecode(parts[i + 1] ?? '')]
    if (!/^\d{2,4}$/.test(identifier) || value === null) return []
    values.set(identifier, identifier === '01' ? value.padStart(14, '0') : value)
  }
  for (const pair of query.split('&')) {
    const [, identifier, value = ''] = /^(\d{2,4})=(.+)$/.exec(pair) ?? []
    if (identifier !== undefined) values.set(identifier, percentDecode(value) ?? '')
  }
  const facts = factsOfIdentifiers(values)
  return facts.length === 0 ? [] : [...facts, ...toFacts({ website: text })]
}

/** Returns the product number of an EAN or ITF-14 barcode with a valid check digit. */
export function factsOfProductBarcode(text: string, kind: CodeKind): Fact[] {
  const isCase = kind === 'itf' && text.length === 14
  return (kind === 'ean' || isCase) && isGs1Number(text) ? toFacts({ productNumber: text }) : []
}

/** Translates GS1 identifiers, such as 01 for the product, to facts. */
function factsOfIdentifiers(values: ReadonlyMap<string, string>): Fact[] {
  const [goods, unit] = [values.get('01') ?? values.get('02'), values.get('00')]
  if (goods !== undefined && !isGs1Number(goods)) return []
  if (unit !== undefined && !isGs1Number(unit)) return []
  return toFacts({
    // a number of 14 digits begins with 0 if it stands for a single item
    productNumber: goods?.replace(/^0(?=\d{13}$)/, ''),
    batch: values.get('10'),
    serialNumber: values.get('21'),
    expiryDate: parseShortDate(values.get('17')),
    packageNumber: unit,
    orderNumber: values.get('400'),
  })
}

/** Parses YYMMDD: years up to 76 are 20xx; day 00 is the last day of the month. */
function parseShortDate(text: string | undefined): string | null {
  if (!/^\d{6}$/.test(text ?? '')) return null
  const [year, month, day] = [text?.slice(0, 2), text?.slice(2, 4), text?.slice(4)] as [
    string,
    string,
    string,
  ]
  const century = Number(year) > 76 ? '19' : '20'
  if (day !== '00') return toIsoDate(`${century}${year}`, month, day)
  const last = ['31', '30', '29', '28'].map((end) => toIsoDate(`${century}${year}`, month, end))
  return last.find((found) => found !== null) ?? null
}
