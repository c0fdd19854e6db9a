// Currencies: their codes and signs, and the currency of a text or of a page.
import type { Page } from './page.ts'

/** Codes of currencies. Codes that are not ISO 4217 stand for the one that they mean. */
const codes =
  'EUR USD GBP CHF JPY CNY RMB HKD TWD NTD KRW INR RUB UAH PLN CZK HUF SEK NOK DKK ISK RON BGN TRY ILS AED SAR EGP ZAR AUD CAD NZD SGD MYR THB VND IDR PHP MXN BRL ARS CLP COP PEN'.split(
    ' ',
  )

/** Signs and other codes, with the currency that they mean; the empty ones are signs of several currencies. */
const signs: Readonly<Record<string, string>> = {
  ...{ US$: 'USD', HK$: 'HKD', NT$: 'TWD', S$: 'SGD', A$: 'AUD', C$: 'CAD', R$: 'BRL', $: '' },
  ...{
    '€': 'EUR',
    '£': 'GBP',
    '¥': '',
    '￥': '',
    '₩': 'KRW',
    '₹': 'INR',
    '₽': 'RUB',
    '₫': 'VND',
    '฿': 'THB',
  },
  ...{ '₺': 'TRY', '₴': 'UAH', '₪': 'ILS', '₱': 'PHP', 元: 'CNY', 円: 'JPY', 圆: 'CNY', 圓: '', Kč: 'CZK' },
  ...{ zł: 'PLN', 'kr.': '', kr: '', 'Rs.': '', Rs: '', 'Rp.': 'IDR', Rp: 'IDR', RM: 'MYR', Ft: 'HUF' },
  ...{ 'Fr.': 'CHF', Fr: '' },
}
const sameCode: Readonly<Record<string, string>> = { RMB: 'CNY', NTD: 'TWD' }

const escaped = (text: string) => text.replace(/[$.]/g, '\\$&')
/** The source of a regular expression for a code or a sign of a currency. */
export const moneyPattern = `(?:${[...Object.keys(signs), ...codes].map(escaped).join('|')})`

const beforeAmount = `(?<![\\p{L}$])(?<before>${moneyPattern})[ \u00a0]?[-\u2212(]?\\d`
const afterAmount = `\\d[ \u00a0]?(?<after>${moneyPattern})(?![\\p{L}\\d])`
const inBrackets = `[(（［[](?<alone>${moneyPattern})[)）］\\]]`
const printed = new RegExp(`${beforeAmount}|${inBrackets}|${afterAmount}`, 'gu')
const only = new RegExp(`^${moneyPattern}$`, 'u')

/** The code of a currency for its code or sign; a sign of several currencies, such as $, stays as it is. */
function toCode(text: string): string {
  const sign = text === '￥' ? '¥' : text
  return sameCode[sign] ?? (signs[sign] || sign)
}

/** Returns the currency of an amount such as `RM 8.20`, or of a text that names only a currency; null if it has none. */
export function currencyIn(text: string): string | null {
  const trimmed = text.trim()
  if (only.test(trimmed)) return toCode(trimmed)
  const [found] = trimmed.matchAll(printed)
  const { before, alone, after } = found?.groups ?? {}
  const sign = before ?? alone ?? after
  return sign === undefined ? null : toCode(sign)
}

/** The currencies whose sign several share, and languages in which the sign is clear. */
const bySign: Readonly<
  Record<string, { readonly of: readonly string[]; readonly in: Record<string, string> }>
> = {
  $: { of: ['USD', 'HKD', 'TWD', 'SGD', 'AUD', 'CAD', 'NZD', 'MXN', 'ARS', 'CLP', 'COP'], in: {} },
  '¥': { of: ['CNY', 'JPY'], in: { chi_sim: 'CNY', jpn: 'JPY' } },
}

/** Returns the currency that most amounts on a page are printed with; null if there is none, or no majority. */
export function currencyOfPage({ lines, languages }: Pick<Page, 'lines' | 'languages'>): string | null {
  const votes = new Map<string, number>()
  for (const { words } of lines) {
    for (const { groups } of words
      .map(({ text }) => text)
      .join(' ')
      .matchAll(printed)) {
      const code = toCode(groups?.['before'] ?? groups?.['alone'] ?? groups?.['after'] ?? '')
      votes.set(code, (votes.get(code) ?? 0) + 1)
    }
  }
  for (const [sign, { of, in: inLanguages }] of Object.entries(bySign)) {
    const count = votes.get(sign) ?? 0
    const named = of.filter((code) => votes.has(code))
    const spoken = Object.entries(inLanguages).flatMap(([language, code]) =>
      languages.includes(language) ? code : [],
    )
    const [meant] = named.length > 0 ? named : spoken
    if (count === 0 || meant === undefined || named.length > 1 || spoken.length > 1) continue
    votes.delete(sign)
    votes.set(meant, (votes.get(meant) ?? 0) + count)
  }
  return mostFrequent(votes)
}

/** Returns the value with more than half of the votes. */
export function mostFrequent(votes: ReadonlyMap<string, number>): string | null {
  const total = [...votes.values()].reduce((sum, count) => sum + count, 0)
  const [best] = [...votes].toSorted(([, a], [, b]) => b - a)
  return best && best[1] * 2 > total ? best[0] : null
}
