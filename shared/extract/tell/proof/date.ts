// A date as 2026-03-14. Null for what is no date, or where nothing tells day and month apart.
import type { Page } from '../../../page.ts'
import { eras } from '../../lexicon/numerals.ts'

/** In which order day and month stand where a date does not tell by itself; null if nothing does. */
export type DateOrder = 'dayFirst' | 'monthFirst' | null

const months: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'янв', 'ιαν', 'janv'],
  ['feb', 'fev', 'fév', 'фев'],
  ['mar', 'mär', 'mrt', 'maa', 'мар'],
  ['apr', 'abr', 'avr', 'апр'],
  ['may', 'mai', 'mag', 'mei', 'мая', 'май'],
  ['jun', 'juin', 'giu', 'июн'],
  ['jul', 'juil', 'lug', 'июл'],
  ['aug', 'ago', 'aoû', 'aou', 'авг'],
  ['sep', 'set', 'сен'],
  ['oct', 'okt', 'ott', 'out', 'окт'],
  ['nov', 'noi', 'ноя'],
  ['dec', 'dez', 'dic', 'déc', 'дек'],
]

const longest = 60

export function dateOf(text: string, order: DateOrder): string | null {
  if (text.length > longest) return null
  const folded = text.normalize('NFKC').toLowerCase()
  return yearFirst(folded) ?? named(folded) ?? numeric(folded, order)
}

/**
 * A date in all its parts that no calendar has, whichever of two figures is the day: 31/02/2024. The years of Thailand
 * are ours and 543 more.
 */
export function isNoDay(text: string): boolean {
  const folded = text.normalize('NFKC').toLowerCase().trim()
  if (text.length > longest || !isWholeDate(folded)) return false
  const ours = folded.replace(/(?<!\d)2[45]\d{2}(?!\d)/, (year) => String(Number(year) - 543))
  return dateOf(ours, 'dayFirst') === null && dateOf(ours, 'monthFirst') === null
}

function isWholeDate(folded: string): boolean {
  const [, month] = /^\d{1,2}[ .-]*(?:de +)?(\p{L}{3,})[ .-]*(?:de +)?\d{4}$/u.exec(folded) ?? []
  if (month !== undefined) return ofMonth(month, '1', '2000') !== null
  return /^(?:\d{4}([-/.])\d{1,2}\1\d{1,2}|\d{1,2}([-/.])\d{1,2}\2(?:\d{4}|\d{2})|\d{4}年\d{1,2}月\d{1,2}日)$/.test(
    folded,
  )
}

function yearFirst(text: string): string | null {
  const found =
    /(?<!\d)(\d{4}) *[-/.年년] *(\d{1,2}) *[-/.月월] *(\d{1,2})(?!\d)/u.exec(text) ??
    /(?<!\d)((?:19|20)\d{2})(\d{2})(\d{2})(?!\d)/u.exec(text)
  if (found) return iso(Number(found[1]), Number(found[2]), Number(found[3]))
  const era = /(令和|平成|昭和|大正|明治) *(\d{1,2}|元) *年 *(\d{1,2}) *月 *(\d{1,2})/u.exec(text)
  if (!era) return null
  const began = (eras[era[1] ?? ''] ?? 1) - 1
  return iso(began + (era[2] === '元' ? 1 : Number(era[2])), Number(era[3]), Number(era[4]))
}

function named(text: string): string | null {
  const dayFirst =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|º)?[ .,/-]*(?:de +)?(\p{L}{3,})[ .,/'-]*(?:de +)?(\d{4}|\d{2})(?!\d)/u.exec(
      text,
    )
  if (dayFirst) return ofMonth(dayFirst[2], dayFirst[1], dayFirst[3])
  const monthFirst = /(\p{L}{3,})[ .]*(\d{1,2})(?:st|nd|rd|th)?[ ,]+(\d{4})(?!\d)/u.exec(text)
  return monthFirst ? ofMonth(monthFirst[1], monthFirst[2], monthFirst[3]) : null
}

function ofMonth(name = '', day = '', year = ''): string | null {
  const month = months.findIndex((names) => names.some((one) => name.startsWith(one)))
  return month === -1 ? null : iso(fullYear(year), month + 1, Number(day))
}

function numeric(text: string, order: DateOrder): string | null {
  const found =
    /(?<!\d)(\d{1,2}) *([-/.]) *(\d{1,2}) *\2 *(\d{4}|\d{2})(?!\d)/u.exec(text) ??
    /(?<!\d)(\d{2})()(\d{2})((?:19|20)\d{2})(?!\d)/u.exec(text)
  if (!found) return null
  const [a, b] = [Number(found[1]), Number(found[3])]
  const year = fullYear(found[4] ?? '')
  const known = a > 12 ? 'dayFirst' : b > 12 ? 'monthFirst' : a === b || found[2] === '.' ? 'dayFirst' : order
  if (known === null) return null
  return known === 'dayFirst' ? iso(year, b, a) : iso(year, a, b)
}

/** Two digits are of this century, or of the last if that would be far ahead. */
function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length !== 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function iso(year: number, month: number, day: number): string | null {
  if (year < 1800 || year > 2200 || month < 1 || month > 12 || day < 1 || day > daysOf(year, month))
    return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function daysOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
}

const twoNumbers = /(?<!\d)(\d{1,2})[-/](\d{1,2})[-/](?:\d{4}|\d{2})(?!\d)/gu

/** Other dates of the page tell, then its language: only in English both orders are in use. */
export function dateOrderOf({ lines, languages }: Pick<Page, 'lines' | 'languages'>): DateOrder {
  const text = lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n')
  for (const [, a, b] of text.matchAll(twoNumbers)) {
    if (Number(a) > 12 && Number(b) <= 12) return 'dayFirst'
    if (Number(b) > 12 && Number(a) <= 12) return 'monthFirst'
  }
  return languages.some((language) => language !== 'eng') ? 'dayFirst' : null
}
