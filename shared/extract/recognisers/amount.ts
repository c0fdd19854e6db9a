// Amounts of money: 12.50, 1,234.56, 1.234,56, -3. Percentages, dates, times and parts of numbers are none.
import type { Recogniser } from './recogniser.ts'

const currency = '(?:rm|rmb|usd|eur|gbp|cny|jpy|us\\$|hk\\$|[$€£¥])'
const digits =
  '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}|(?:0|[1-9]\\d*)(?:[.,]\\d{1,2})?)'
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/#-])(?:${currency} *)?(-?${digits})(?![\\d%a-z]|[.,:/-]\\d| *%)`,
  'gu',
)

/** The currency stands in the raw text; the value is the number alone. The last one on a line is the sum. */
export const recogniseAmount: Recogniser = (folded) => {
  const match = [...folded.matchAll(amount)].at(-1)
  if (!match?.[1]) return null
  const end = match.index + match[0].length
  return { start: end - match[1].length, end }
}
