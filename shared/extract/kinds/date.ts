// Dates as they are written, and as 2026-03-14: 2024-05-31, 2024年5月31日, 令和6年5月31日, 31/05/2024, 31 May 2024, May 31, 2024, 25Dec13.
import { eras } from '../lexicon/numerals.ts'
import { months } from '../lexicon/words.ts'
import type { Page } from '../../page.ts'
import type { DateOrder, Kind, Look } from './kind.ts'
import { withoutOverlaps, type Recogniser, type Span } from './recogniser.ts'
import { hasFigure } from './written.ts'

const month = monthPattern()
const of = "(?: *(?:de|del|of|-|/|,|\\.|’|')+)? *"
const year = "(?:(?:19|20|25)\\d{2}|'?\\d{2})"

const forms: readonly { readonly pattern: RegExp; readonly sureness: number }[] = [
  form('(?<!\\d)(?:19|20|25)\\d{2} ?年 ?(?<a>\\d{1,2}) ?月 ?(?<b>\\d{1,2}) ?日?', 1),
  form(
    '(?<![\\p{L}\\d])[〇零○o0@◯一二三四五六七八九]{4,5}年[元一二三四五六七八九十]{1,2}月[一二三四五六七八九十廿卅]{1,3}日',
    1,
  ),
  form(
    '(?<![\\p{L}\\d])[〇零○o0@◯一二三四五六七八九]{4,5}年[一二三四五六七八九十]{1,2}月(?![一二三四五六七八九十廿卅])',
    0.7,
  ),
  // 114年5月22日 counts from the founding of the republic; 昭和63年 from elsewhere
  form(
    '(?:(?:中 ?華 ?)?民 ?國 ?)?(?<![\\d.,/-])(?<!(?:[令昭]和|平成|大正|明治) ?)(?:[6-9]\\d|1[0-3]\\d) ?年 ?(?<a>\\d{1,2}) ?月 ?(?<b>\\d{1,2}) ?日',
    0.95,
  ),
  // and so does 114/05/31
  form(
    '(?:民 ?國 ?)?(?<![\\d.,/-])(?:1[0-3]|0[1-9])\\d ?([/.]) ?(?<a>\\d{1,2}) ?\\1 ?(?<b>\\d{1,2})(?![\\d/.-])',
    0.9,
  ),
  form('(?<!\\d)(?:19|20|25)\\d{2} ?년 ?(?<a>\\d{1,2}) ?월 ?(?<b>\\d{1,2}) ?일', 1),
  form(
    `(?:${Object.keys(eras).join('|')}|(?<![a-z])[rhs]\\.?) ?(?:元|\\d{1,3}) ?[年.] ?(?<a>\\d{1,2}) ?[月.] ?(?<b>\\d{1,2}) ?日?`,
    0.95,
  ),
  form('(?<![\\d.,/-])(?:19|20|25)\\d{2} ?([-/.]) ?(?<a>\\d{1,2}) ?\\1 ?(?<b>\\d{1,2})(?!\\d)', 1),
  form(
    '(?<![\\d.,/-])(?<a>\\d{1,2}) ?([-/.]) ?(?<b>\\d{1,2}) ?\\2 ?(?:19|20|25)\\d{2}(?!\\d(?!\\d?:\\d\\d))',
    1,
  ),
  // 20/03/20%: what goes on in a sign was a year of four figures
  form('(?<![\\d.,/-])(?<a>\\d{1,2})([-/.])(?<b>\\d{1,2})\\2\\d{2}(?![\\d/%&*?!§$€£#@°]|[-.]\\d)', 0.9),
  form('(?<![\\d.,/-])\\d{2}([-/.])(?<a>\\d{2})\\1(?<b>\\d{2})(?![\\d/%&*?!§$€£#@°]|[-.]\\d)', 0.8),
  // «21» февраля 2015 г., 6 września 2008 r.
  form(
    `[«"]?(?<!\\d)(?<a>\\d{1,2})[»"]? ?(?:st|nd|rd|th|er|º|ª|°|\\.)?${of}(?:day of )?${month}\\.?${of}${year}(?!\\d)(?: ?(?:г(?:ода?|\\.)?|r\\.)(?!\\p{L}))?`,
    1,
  ),
  form(`(?<!\\p{L})${month}\\.? *(?<a>\\d{1,2})(?:st|nd|rd|th)?[ ,.]+(?:19|20|25)\\d{2}(?!\\d)`, 1),
  form(`(?<!\\d)(?:19|20)\\d{2}[ ,./-]*${month}\\.?[ ,./-]*(?<a>\\d{1,2})(?!\\d)`, 0.95),
  form('ngày (?<a>\\d{1,2}) tháng (?<b>\\d{1,2}) năm (?:19|20)\\d{2}', 1),
  form('(?<!\\d)(?:19|20)\\d{2} (?<a>\\d{2}) (?<b>\\d{2})(?!\\d)', 0.7),
  form(
    '(?<![\\d.,/-])(?<a>\\d{1,2})(?<gap> ?[-/.] ?| )(?<b>\\d{1,2})(?: ?[-/.] ?| )(?:19|20)\\d{2}(?!\\d)',
    0.75,
  ),
  form('(?<!\\d)20[0-3]\\d(?<a>[01]\\d)(?<b>[0-3]\\d)(?!\\d)', 0.55),
  // a box for each figure leaves no room for anything between them
  form('(?<![\\p{L}\\d.,/-])(?<a>\\d{2})(?<b>\\d{2})(?:19|20)\\d{2}(?![\\p{L}\\d/-]|[.,]\\d)', 0.5),
  // cards and statements print only the month
  form('(?<![\\d.,/-])(?<a>0[1-9]|1[0-2])[/.-](?:19|20)\\d{2}(?![\\d/-]|[.,]\\d)', 0.5),
  form(`(?<![\\p{L}\\d])${month}\\.?${of}(?:19|20)\\d{2}(?!\\d)`, 0.5),
  form('(?<!\\d)(?:19|20)\\d{2} ?[年년] ?(?<a>\\d{1,2}) ?[月월](?! ?[\\d份分])', 0.5),
  // the year of a day in the near future is often omitted
  form(
    '(?:(?<![\\d年년] ?)|(?<=[同当當翌]年 ?))(?<a>\\d{1,2}) ?[月월] ?(?<b>\\d{1,2}) ?[日일](?![間间]|(?!까지|부터|에|은|는|자|이전|이후)\\p{Script=Hangul})',
    0.5,
  ),
]

const recogniseDate: Recogniser = (folded) => {
  if (!/\d|年/.test(folded)) return []
  const spans = forms.flatMap(({ pattern, sureness }) =>
    [...folded.matchAll(pattern)].flatMap((match): Span[] => {
      const [a, b] = [Number(match.groups?.['a'] ?? 1), Number(match.groups?.['b'] ?? 1)]
      const end = match.index + match[0].trimEnd().length
      return isPossible(a, b) ? [{ start: match.index, end: withWeekday(folded, end), sureness }] : []
    }),
  )
  return withoutOverlaps(spans)
}

function withWeekday(folded: string, end: number): number {
  const isDay = /[日일]/u.test(folded.charAt(end - 1))
  return isDay ? end + (weekday.exec(folded.slice(end))?.[0].length ?? 0) : end
}

/** 11月7日（火）, 5月3日(金・祝), 3월 8일(금), 2024年3月2日 星期六: the day of the week belongs to its date. */
const weekday =
  /^ ?(?:[(（〈] ?(?:[月火水木金土日一二三四五六월화수목금토일]|(?:星期|周|週)[一二三四五六日天])(?: ?曜日?|요일)?(?: ?[・·] ?祝日?)? ?[)）〉]|(?:星期|周|週)[一二三四五六日天](?!\p{Script=Han})|[月火水木金土日]曜日?(?!\p{Script=Han})|[월화수목금토일]요일)/u

function form(pattern: string, sureness: number): { pattern: RegExp; sureness: number } {
  return { pattern: new RegExp(pattern, 'gu'), sureness }
}

/** Day and month in either order, as both are in use. */
function isPossible(a: number, b: number): boolean {
  return Math.min(a, b) >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31
}

/** Names in full and cut to three or more letters, the longest first. */
function monthPattern(): string {
  const names = months.flatMap((row) =>
    row.flatMap((name) => (/^[a-z]+$/.test(name) ? [name, name.slice(0, 3), name.slice(0, 4)] : [name])),
  )
  const sorted = [...new Set(names)].toSorted((a, b) => b.length - a.length)
  return `(?:${sorted.join('|')})(?!\\p{L})`
}

export const date: Kind = {
  recognise: recogniseDate,
  form: 0,
  clue: 4,
  family: 'when',
  traits: ['occasion', 'onlyOne', 'implied'],
  endings: 'date,datum,fecha,data,дата,ngày,日期,日,날짜,일자,dated,dob',
  // 二O〇二五年: the zero of a year in words is read as a letter, or twice
  mend: (text) => (/年/.test(text) && !/\d/.test(text) ? text.replace(/[O○o零0]?〇|[O○o]/gu, '〇') : text),
  normalise: dateOf,
  doubtOf: (text) => (isNoDay(text) ? 'noSuchDay' : null),
  mayBe: mayBeDay,
  canBe: canBeDay,
}

/** 12.05 is a day without its year. */
function mayBeDay(look: Look, text: string): boolean {
  if (look === 'cents') return /^(?:0?[1-9]|[12]\d|3[01])[.,](?:0[1-9]|1[0-2])$/.test(text)
  return look === 'day' || look === 'slashedDay'
}

/** No day has nine figures in a row, unless it goes down to the second, nor letters that run into five. */
function canBeDay(text: string): boolean {
  if (recogniseDate(text).length > 0) return true
  return hasFigure(text) && !/\d{9}(?!\d{3}(?:\d{2})?(?!\d))|\p{Script=Latin}\d{5}/u.test(text)
}

const monthStems: readonly (readonly string[])[] = [
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

const maxLength = 60

export function dateOf(text: string, order: DateOrder): string | null {
  if (text.length > maxLength) return null
  const folded = text.normalize('NFKC').toLowerCase()
  return yearFirst(folded) ?? named(folded) ?? numeric(folded, order)
}

/**
 * A date in all its parts that no calendar has, whichever of two figures is the day: 31/02/2024. The years of Thailand
 * are ours and 543 more.
 */
export function isNoDay(text: string): boolean {
  const folded = text.normalize('NFKC').toLowerCase().trim()
  if (text.length > maxLength || !isWholeDate(folded)) return false
  const ours = folded.replace(/(?<!\d)2[45]\d{2}(?!\d)/, (year) => String(Number(year) - 543))
  return dateOf(ours, 'dayFirst') === null && dateOf(ours, 'monthFirst') === null
}

/** Oct 2016, 06-2021, 2024年11月 */
export function isMonthAlone(folded: string): boolean {
  return /^(?:\D*|\d{1,2}[/.-])\d{4}$|^\d{4} ?[年년] ?\d{1,2} ?[月월]$/u.test(folded)
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
  const month = monthStems.findIndex((names) => names.some((one) => name.startsWith(one)))
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
