// Amounts of money: 12.50, 1,234.56, 1.234,56, 1 234,56, 12,50-, (3.20). Percentages, dates, times and parts of
// numbers are none.
import type { Recogniser, Span } from './recogniser.ts'

/** Of a dollar sign the recogniser often makes an s. */
const sign =
  '(?:us\\$|hk\\$|nt\\$|s\\$|a\\$|c\\$|r\\$|rmb|rm|rs\\.?|rp\\.?|[a-z]{3}(?=[ \\d]) ?|kr\\.?|[$€£¥￥₩₹₽₫฿₺₴]|[yj半兰羊关](?= ?\\d)|s(?=\\d+[.,]\\d{2}(?!\\d)))'
const digits = [
  "\\d{1,3}(?:[,'’]\\d{3})+(?:\\.\\d{1,4})?",
  '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,4})?',
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+,\\d{2}',
  // 52 340 рублей 00 копеек, 12 500 ₫
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?= ?(?:руб|₽|₴|грн|тг|₸|đ|₫|€|kč|zł|(?:kr|ft|eur|chf|pln|czk|sek|nok|dkk|huf)(?!\\p{L})))',
  '(?:0|[1-9]\\d*) ?[.,] ?\\d{2}(?!\\d)',
  '(?:0|[1-9]\\d*)(?:[.,]\\d{1,4})?',
].join('|')
const amount = new RegExp(
  `(?<!(?!\\p{Script=Han})[\\p{L}\\p{N}/#§-]|\\p{N}[.,:])(?<sign>${sign} *)?(?<value>[-−~(]? ?(?:${digits})-?)(?![\\d%]|[.,:/-]\\d| *%|[a-z](?![a-z]{2}\\b)|\\p{Script=Han}*[年月日号])`,
  'gu',
)

/** The currency stands in the raw text; the value is the number alone. */
export const recogniseAmount: Recogniser = (folded) =>
  [...folded.matchAll(amount)].flatMap((match) => {
    const text = match.groups?.['value'] ?? ''
    const value = text.replace(/^[~(] ?|^−/u, (found) => (found.startsWith('−') ? '−' : ''))
    const end = match.index + match[0].length
    const sign = match.groups?.['sign']
    // 第3页, 12号楼: right behind a Han character only what looks like money is money
    const isGlued = /\p{Script=Han}/u.test(folded.charAt(match.index - 1))
    if (isGlued && sign === undefined && !hasCents(value) && !ofMoney.test(folded.slice(end))) return []
    const sureness = surenessOf(value, sign, folded.slice(end))
    return sureness > 0 ? [{ start: end - value.length, end, sureness }] : []
  })

/** 押金13,600元 */
const ofMoney = /^ ?(?:[元円圆圓원]|万元|萬元|万円)(?!年)/u

function surenessOf(value: string, sign: string | undefined, after: string): number {
  if (hasCents(value)) return 1
  const hasSign =
    sign !== undefined || /^ ?(?:[$€£¥￥₩₹₽₫฿₺₴元円圆圓원]|万元|萬元|万円|đ|zł|kč|kr)/u.test(after)
  if (hasSign) return 0.9
  if (/\d[.,'’]\d{3}/.test(value)) return 0.85
  // a long row of digits is a number of something, not a sum
  return value.length > 7 ? 0 : 0.5
}

export function hasCents(text: string): boolean {
  return /[.,] ?\d{2}-?$/.test(text)
}

/** The sums in a text: with their cents, or on a page that writes none whole ones that look like money: ¥2,000. */
export function sumsIn(folded: string, isWhole: boolean): Span[] {
  return recogniseAmount(folded).filter(
    ({ start, end, sureness }) => hasCents(folded.slice(start, end)) || (isWhole && sureness >= sureOfWhole),
  )
}

/** With a sign of money, or thousands that are parted. */
const sureOfWhole = 0.85

/** The number that an amount stands for; whichever mark comes last parts the cents. */
export function numberOf(text: string): number | null {
  const plain = text.replace(/[^\d.,−-]/gu, '')
  const isNegative = /^[-−]|-$/u.test(plain) || /^\(.*\)$/.test(text.trim())
  const bare = plain.replace(/[−-]/gu, '')
  if (!/\d/.test(bare)) return null
  const cents = /[.,](\d{1,2}|\d{4,})$/.exec(bare)
  const whole = (cents ? bare.slice(0, cents.index) : bare).replace(/[.,]/g, '')
  const value = Number(cents ? `${whole}.${cents[1] ?? ''}` : whole)
  return isNegative ? -value : value
}

export function centsOf(text: string): number | null {
  const value = numberOf(text)
  return value === null ? null : Math.round(value * 100)
}

export function largest(spans: readonly Span[], folded: string): Span | undefined {
  return spans.toSorted(
    (a, b) => (centsOf(folded.slice(b.start, b.end)) ?? 0) - (centsOf(folded.slice(a.start, a.end)) ?? 0),
  )[0]
}
