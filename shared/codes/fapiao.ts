// Reads the QR code of Chinese invoices (fapiao): 01, kind, code, number, sum, day, check code, check sum of the code.
// Fully digital invoices have a number of 20 digits and no code.
import { type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'
import { parseCompactDate, parseSignedAmount } from './values.ts'

/** Kinds whose sum is before tax: special and general invoices on paper or electronic, tolls, vehicles. */
const withoutTax = new Set(['01', '03', '04', '08', '10', '14'])
/** Kinds whose sum is the amount to pay: invoice rolls, used vehicles. */
const withTax = new Set(['11', '15'])

/** Returns kind, number, sum and day; nothing if the text is no such code. */
export function factsOfFapiao(text: string): Fact[] {
  const [version, kind = '', code = '', number = '', sum, day, check = ''] = text.trim().split(/[,，]/)
  const date = parseCompactDate(day?.trim())
  const amount = parseSignedAmount(sum?.trim())
  if (version !== '01' || !/^\d{2}$/.test(kind) || date === null || amount === null) return []
  const isDigital = code === '' && /^\d{20}$/.test(number)
  const isKnown = isDigital || (/^(?:\d{10}|\d{12})$/.test(code) && /^\d{8}$/.test(number))
  if (!isKnown || !/^(?:\d{20}|\d{0,6})$/.test(check)) return []
  return toFacts({
    invoiceCode: code,
    invoiceNumber: number,
    date,
    total: isDigital || withTax.has(kind) ? amount : null,
    subtotal: !isDigital && withoutTax.has(kind) ? amount : null,
    currency: 'CNY',
    checkCode: check,
  })
}
