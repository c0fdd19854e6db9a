// Amounts of money: 12.50, 1,234.56, 1.234,56, 1 234,56, 12,50-, (3.20). Percentages, dates, times and parts of
// numbers are none.
import { listOf } from '../lexicon/words.ts'
import { looks, type Kind } from './kind.ts'
import type { Recogniser, Span } from './recogniser.ts'
import { hasFigure } from './written.ts'

/** The recogniser often reads a dollar sign as an s. */
const sign =
  '(?:us\\$|hk\\$|nt\\$|s\\$|a\\$|c\\$|r\\$|rmb|rm|rs\\.?|rp\\.?|[a-z]{3}(?=[ \\d]) ?|kr\\.?|[$€£¥￥₩₹₽₫฿₺₴]|[yj半兰羊关](?= ?\\d)|s(?=\\d+[.,]\\d{2}(?!\\d)))'
const digits = [
  "\\d{1,3}(?:[,'’]\\d{3})+(?:\\.\\d{1,4})?",
  '\\d{1,3}(?:\\.\\d{3})+(?:,\\d{1,4})?',
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+,\\d{2}',
  // 52 340 рублей 00 копеек, 1 273.32 руб., 12 500 ₫
  '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:\\.\\d{2})?(?= ?(?:руб|₽|₴|грн|тг|₸|đ|₫|€|kč|zł|(?:kr|ft|eur|chf|pln|czk|sek|nok|dkk|huf)(?!\\p{L})))',
  '(?:0|[1-9]\\d*) ?[.,] ?\\d{2}(?!\\d)',
  '(?:0|[1-9]\\d*)(?:[.,]\\d{1,4})?',
].join('|')
const written = new RegExp(
  `(?<!(?!\\p{Script=Han})[\\p{L}\\p{N}/#§-]|\\p{N}[.,:])(?<sign>${sign} *)?(?<value>[-−~(]? ?(?:${digits})-?)(?![\\d%]|[.,:/-]\\d| *%|(?!(?:zł|kr|kč|ft|tl)(?!\\p{L}))[a-z](?![a-z]{2}\\b)|\\p{Script=Han}*[年月日号])`,
  'gu',
)

/** The currency stands in the raw text; the value is the number alone. */
export const recogniseAmount: Recogniser = (folded) =>
  [...folded.matchAll(written)].flatMap((match) => {
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

export const amount: Kind = {
  recognise: recogniseAmount,
  form: 1,
  clue: 6,
  family: 'sum',
  traits: ['occasion', 'onlyOne', 'unlike'],
  endings: listOf('sumNames').join(','),
  // 46 .62: the recogniser separates wide print
  mend: (text) => text.replace(/(?<=\d) ?([.,]) ?(?=\d{2}-?$)/, '$1'),
  normalise: amountOf,
  mayBe: looks('money', 'cents'),
  canBe: canBeSum,
}

function canBeSum(text: string): boolean {
  const isNumber = /\d{13}|(?<!^[a-z]{1,3})(?<=[a-z])-?\d{4}/.test(text)
  return hasFigure(text) && !isNumber
}

/** No amount is longer; a text of any length may be asked about. */
const maxLength = 40

/** Returns an amount as a plain number: 1.234,50 € is 1234.50. Returns null if it is none, or ambiguous. */
export function amountOf(text: string): string | null {
  if (text.length > maxLength) return null
  const folded = text.normalize('NFKC').trim()
  const found =
    /^[^\d\p{L}]*(?:\p{L}{1,3}[$.]?)?[^\d\p{L}]*?(-?)\s*(\d[\d.,' \u00a0]*)[^\d\p{L}]*(?:\p{L}{1,3})?\)?$/u.exec(
      folded,
    )
  if (!found?.[2]) return null
  const digits = found[2].replace(/[\s']/g, '').replace(/[.,]+$/, '')
  const plain = withPoint(digits)
  if (plain === null) return null
  const isNegative =
    found[1] === '-' || /^[^\d]*-/.test(folded) || /-$/.test(folded) || /^\(.*\)$/.test(folded)
  return isNegative ? `-${plain}` : plain
}

export function centsIn(value: string): number | null {
  const amount = amountOf(value)
  return amount === null ? null : Math.round(Number(amount) * 100)
}

/** Sums are rounded to five cents where there are no smaller coins. */
export const maxRounding = 2

function withPoint(digits: string): string | null {
  const marks = [...digits.matchAll(/[.,]/g)].map(({ 0: mark }) => mark)
  const last = marks.at(-1)
  if (last === undefined) return digits
  const isMixed = new Set(marks).size === 2
  const behind = digits.length - digits.lastIndexOf(last) - 1
  // 1.234.567: the same mark twice parts thousands; so does a mark before exactly three digits after a whole number
  const partsThousands = !isMixed && (marks.length > 1 || (behind === 3 && !/^0[.,]/.test(digits)))
  if (partsThousands) return digits.replace(/[.,]/g, '')
  const other = last === '.' ? /,/g : /\./g
  const whole = digits.replace(other, '').replace(last, '.')
  return /^\d+\.\d+$/.test(whole) ? whole : null
}
