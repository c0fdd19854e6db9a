// Reads codes that tax offices require on invoices: Portugal's list of values, Spain's VeriFactu address, India's signed
// token.
import { type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'
import {
  base64ToBytes,
  toIsoDate,
  parseCompactDate,
  percentDecode,
  parseSignedAmount,
  decodeUtf8,
} from './values.ts'

/**
 * Reads Portugal's list:
 * A:<seller>*B:<buyer>*C:<country>*D:<kind>*E:N*F:<day>*G:<number>*H:<code>*…*N:<tax>*O:<total>*…
 */
export function factsOfPortugueseInvoice(text: string): Fact[] {
  const values = new Map<string, string>()
  for (const pair of text.trim().split('*')) {
    const [, name = '', value = ''] = /^([A-S]|[IJK]\d):(.*)$/s.exec(pair) ?? []
    if (name === '' || values.has(name)) return []
    values.set(name, value)
  }
  const [seller = '', buyer = ''] = [values.get('A'), values.get('B')]
  const [date, total, tax] = [
    parseCompactDate(values.get('F')),
    parseSignedAmount(values.get('O')),
    parseSignedAmount(values.get('N')),
  ]
  if (!/^\d{9}$/.test(seller) || date === null || total === null || tax === null || !values.get('G'))
    return []
  return toFacts({
    'seller.taxId': seller,
    // 999999990 stands for a buyer who gave no number
    'buyer.taxId': buyer === '999999990' ? null : buyer,
    'buyer.country': values.get('C'),
    date,
    invoiceNumber: values.get('G'),
    tax,
    total,
    currency: 'EUR',
  })
}

/** Returns the facts in a VeriFactu address; nothing if the text is none. */
export function factsOfSpanishInvoice(text: string): Fact[] {
  const [, query] =
    /^https:\/\/(?:www2|prewww2)\.(?:agenciatributaria\.gob|aeat)\.es\/wlpl\/TIKE-CONT\/ValidarQR(?:NoVerifactu)?\?(.+)$/i.exec(
      text.trim(),
    ) ?? []
  if (query === undefined) return []
  const values = new Map(
    query.split('&').map((pair): [string, string] => {
      const [name = '', ...rest] = pair.split('=')
      return [name.toLowerCase(), percentDecode(rest.join('=').replaceAll('+', ' ')) ?? '']
    }),
  )
  const [, day = '', month = '', year = ''] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(values.get('fecha') ?? '') ?? []
  const [date, total] = [toIsoDate(year, month, day), parseSignedAmount(values.get('importe'))]
  if (!values.get('nif') || !values.get('numserie') || date === null || total === null) return []
  return toFacts({
    'seller.taxId': values.get('nif'),
    invoiceNumber: values.get('numserie'),
    date,
    total,
    currency: 'EUR',
    website: text.trim(),
  })
}

/** Reads the payload of a signed token (JWT); the signature is not verified. */
export function factsOfIndianInvoice(text: string): Fact[] {
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text.trim()) ?? []
  const payloadObject = parseObject(decodeUtf8(base64ToBytes(payload) ?? new Uint8Array()))
  const data = parseObject(payloadObject?.['data'])
  if (!data) return []
  /** Returns a value of the token as text. */
  const value = (name: string) => {
    const found = data[name]
    return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
  }
  const [, day = '', month = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value('DocDt') ?? '') ?? []
  const [date, total] = [toIsoDate(year, month, day), parseSignedAmount(value('TotInvVal'))]
  const isTaxpayer = (id: string | undefined) => /^\d\d[A-Z\d]{13}$/.test(id ?? '')
  if (!isTaxpayer(value('SellerGstin')) || !value('DocNo') || date === null || !value('Irn')) return []
  return toFacts({
    'seller.taxId': value('SellerGstin'),
    'buyer.taxId': isTaxpayer(value('BuyerGstin')) ? value('BuyerGstin') : null,
    invoiceNumber: value('DocNo'),
    date,
    total,
    currency: total && 'INR',
    checkCode: value('Irn'),
  })
}

/** Returns an object, or the object that a JSON text holds; null for anything else. */
function parseObject(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value === 'object' && value !== null) return { ...value }
  if (typeof value !== 'string' || !value.startsWith('{')) return null
  try {
    return parseObject(JSON.parse(value))
  } catch {
    return null // a text that only begins like an object
  }
}
