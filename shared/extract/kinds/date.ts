// Dates as they are written: 2024-05-31, 2024年5月31日, 令和6年5月31日, 31/05/2024, 31 May 2024, May 31, 2024, 25Dec13.
import { eras } from '../lexicon/numerals.ts'
import { months } from '../lexicon/words.ts'
import { withoutOverlaps, type Recogniser, type Span } from './recogniser.ts'

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
  form(
    `(?<!\\d)(?<a>\\d{1,2}) ?(?:st|nd|rd|th|er|º|ª|°|\\.)?${of}(?:day of )?${month}\\.?${of}${year}(?!\\d)(?: ?г(?:ода?|\\.)?(?!\\p{L}))?`,
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
  // of a card or a statement only the month is told
  form('(?<![\\d.,/-])(?<a>0[1-9]|1[0-2])[/.-](?:19|20)\\d{2}(?![\\d/-]|[.,]\\d)', 0.5),
  form(`(?<![\\p{L}\\d])${month}\\.?${of}(?:19|20)\\d{2}(?!\\d)`, 0.5),
  form('(?<!\\d)(?:19|20)\\d{2} ?[年년] ?(?<a>\\d{1,2}) ?[月월](?! ?[\\d份分])', 0.5),
  // of a day that comes soon the year goes without saying
  form(
    '(?:(?<![\\d年년] ?)|(?<=[同当當翌]年 ?))(?<a>\\d{1,2}) ?[月월] ?(?<b>\\d{1,2}) ?[日일](?![間间]|(?!까지|부터|에|은|는|자|이전|이후)\\p{Script=Hangul})',
    0.5,
  ),
]

export const recogniseDate: Recogniser = (folded) => {
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
