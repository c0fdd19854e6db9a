// Reads payment codes: EMVCo codes of shops, UPI of India, SPD of Czechia and Slovakia, and the Russian ST00012.
import { type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'
import { parseBic, encodeUtf8, parseCompactDate, percentDecode, parseIban, parseAmount } from './values.ts'

/**
 * Reads an EMVCo code: each value follows its two-digit tag and length; a check sum of everything before is at the
 * end.
 */
export function factsOfEmv(text: string): Fact[] {
  const code = text.trim()
  if (!/^000201/.test(code) || !/6304[\dA-F]{4}$/i.test(code)) return []
  if (crc16(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return []
  const values = new Map<string, string>()
  for (let at = 0; at < code.length;) {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(code.slice(at)) ?? []
    const value = code.slice(at + 4, at + 4 + Number(length))
    if (tag === '' || value.length !== Number(length)) return []
    values.set(tag, value)
    at += 4 + value.length
  }
  const currency = currencies[values.get('53') ?? '']
  const due = parseAmount(values.get('54'))
  return toFacts({
    'payee.name': values.get('59'),
    'payee.city': values.get('60'),
    'payee.country': values.get('58'),
    due: currency ? due : null,
    currency,
  })
}

/** Currencies by their ISO 4217 numbers. */
const currencies: Readonly<Record<string, string>> = {
  ...{ '036': 'AUD', '050': 'BDT', '104': 'MMK', '116': 'KHR', '144': 'LKR', '156': 'CNY', '344': 'HKD' },
  ...{ '356': 'INR', '360': 'IDR', '392': 'JPY', '404': 'KES', '410': 'KRW', '418': 'LAK', '446': 'MOP' },
  ...{ '458': 'MYR', '524': 'NPR', '586': 'PKR', '608': 'PHP', '702': 'SGD', '704': 'VND', '764': 'THB' },
  ...{ '840': 'USD', '901': 'TWD', '936': 'GHS', '978': 'EUR', '986': 'BRL' },
}

/** CRC-16 of CCITT with the initial value 0xFFFF, as four hexadecimal digits. */
function crc16(text: string): string {
  let sum = 0xffff
  for (const byte of encodeUtf8(text)) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum.toString(16).toUpperCase().padStart(4, '0')
}

/** Reads an Indian UPI address: upi://pay?pa=shop@bank&pn=Shop&am=12.50&cu=INR */
export function factsOfUpi(text: string): Fact[] {
  const [, query] = /^upi:\/\/pay\/?\?(.+)$/i.exec(text.trim()) ?? []
  if (query === undefined) return []
  const values = parsePairs(query.replaceAll('+', ' '), '&', '=')
  const account = values.get('pa') ?? ''
  const [sum, currency = 'INR'] = [values.get('am'), values.get('cu')]
  if (!/^[\w.-]+@[\w.-]+$/.test(account) || currency !== 'INR') return []
  return toFacts({
    accountName: account,
    'payee.name': values.get('pn'),
    due: parseAmount(sum),
    currency: parseAmount(sum) && 'INR',
    paymentReference: values.get('tr') ?? values.get('tid'),
    note: values.get('tn'),
  })
}

/** Reads a Czech payment: SPD*1.0*ACC:CZ…*AM:450.00*CC:CZK*… */
export function factsOfSpd(text: string): Fact[] {
  if (!/^SPD\*1\.0\*/.test(text)) return []
  const values = parsePairs(text.slice('SPD*1.0*'.length).trim(), '*', ':')
  const [account = '', bic] = (values.get('ACC') ?? '').split('+')
  const iban = parseIban(account)
  if (iban === null) return []
  return toFacts({
    iban,
    bic: parseBic(bic),
    'payee.name': values.get('RN'),
    due: parseAmount(values.get('AM')),
    currency: values.get('CC'),
    dueDate: parseCompactDate(values.get('DT')),
    paymentReference: values.get('X-VS') ?? values.get('RF'),
    note: values.get('MSG'),
  })
}

/** Reads a Russian payment, ГОСТ Р 56042: ST00012|Name=…|PersonalAcc=…|Sum=<kopecks>|… */
export function factsOfRussianPayment(text: string): Fact[] {
  const [, separator = '|', body] = /^ST0001[123](.)(.+)$/s.exec(text.trim()) ?? []
  if (body === undefined || /[\w\s]/.test(separator)) return []
  const values = parsePairs(body, separator, '=', (value) => value)
  const [name, account = '', bank = ''] = [values.get('Name'), values.get('PersonalAcc'), values.get('BIC')]
  if (!name || !/^\d{20}$/.test(account) || !/^\d{9}$/.test(bank)) return []
  const kopecks = /^\d{1,15}$/.exec(values.get('Sum') ?? '')?.[0].padStart(3, '0')
  return toFacts({
    'payee.name': name,
    'payee.taxId': values.get('PayeeINN'),
    bank: values.get('BankName'),
    bic: bank,
    due: kopecks && `${String(BigInt(kopecks.slice(0, -2)))}.${kopecks.slice(-2)}`,
    currency: kopecks && 'RUB',
    subject: values.get('Purpose'),
  })
}

/** Splits a text into pairs of name and value; `decode` defaults to percent decoding. */
function parsePairs(
  text: string,
  separator: string,
  assignment: string,
  decode: (value: string) => string = (value) => percentDecode(value) ?? value,
): Map<string, string> {
  const values = new Map<string, string>()
  for (const pair of text.split(separator)) {
    const at = pair.indexOf(assignment)
    if (at > 0) values.set(pair.slice(0, at), decode(pair.slice(at + assignment.length)))
  }
  return values
}
