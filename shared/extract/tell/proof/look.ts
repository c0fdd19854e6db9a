// The form by which a value is plainly a date, a sum or an e-mail address, whatever is requested. Null if it could be
// several.
import { currencyCodes, currencySigns } from '../../lexicon/words.ts'
import { fold } from '../../page/parts.ts'
import { isIban } from '../../../check-digits.ts'
import type { Look } from '../../kinds/kind.ts'
import type { Span } from '../../kinds/recogniser.ts'
import { recognisers } from '../../kinds/kinds.ts'

const looks: readonly (readonly [Look, (folded: string) => boolean])[] = [
  ['tick', (folded) => /^(?:[☐☑☒□■✓✔✗]|\[ ?[xv✓]? ?\])$/u.test(folded)],
  ['email', (folded) => /^\S+ ?@ ?\S+\.\p{L}{2,}$/u.test(folded)],
  ['link', (folded) => /^(?:https?:\/\/|www\.)\S+$/u.test(folded)],
  ['cipher', isCipher],
  ['account', isIban],
  ['slashedDay', (folded) => /^\d{1,2}\/\d{1,2}\/(?:19|20)\d{2}$/.test(folded)],
  ['day', isDay],
  ['time', (folded) => /\d ?[:：時时시]/.test(folded) && isAllOf(folded, recognisers.time(folded))],
  ['percent', (folded) => /^[-+−]?\d{1,3}(?:[.,]\d{1,3})? ?%$/.test(folded)],
  ['money', isMoney],
  ['cents', (folded) => /[.,]\d{2}[-)]?$/.test(folded) && isFigure(folded)],
  ['call', isCall],
  ['taxNumber', isTaxNumber],
]

export function lookOf(value: string): Look | null {
  const folded = fold(value.normalize('NFKC').trim()).replace(/[.,;:]+$/, '')
  return looks.find(([, isSo]) => isSo(folded))?.[0] ?? null
}

/** Nothing but signs: 03*3187<4/+8490<+95-59+7<243. A number that is masked, **** 1234, has one sign many times. */
export function isCipher(folded: string): boolean {
  const signs = folded.match(/[<>*+/]/g) ?? []
  return (
    /^[\d<>*+/\s-]{6,}$/.test(folded) &&
    new Set(signs).size >= 2 &&
    signs.some((sign) => sign === '<' || sign === '>' || sign === '*') &&
    !/\*{3}/.test(folded)
  )
}

/** With its year in four figures, or its month in letters: 20-11-04 may be a sort code, and 20240531 any number. */
function isDay(folded: string): boolean {
  const days = recognisers
    .date(folded)
    .filter(
      ({ start, end, sureness }) =>
        sureness >= 0.7 && /(?:19|20|25)\d{2}|\p{L}{3}|[年년]/u.test(folded.slice(start, end)),
    )
  return days.length > 0 && isAllOf(folded, [...days, ...recognisers.time(folded)])
}

/** But for a word as short as "to" or "am" between them. */
function isAllOf(folded: string, spans: readonly Span[]): boolean {
  const rest = Array.from(folded)
    .filter((_, at) => !spans.some(({ start, end }) => at >= start && at < end))
    .join('')
  return spans.length > 0 && !/\d/.test(rest) && (rest.match(/\p{L}/gu) ?? []).length <= 4
}

const money = new RegExp(
  `^(?:${currencyCodes.join('|').toLowerCase()}|${currencySigns.source}) ?|(?<=\\d[,.]?-?) ?(?:${currencyCodes.join('|').toLowerCase()}|${currencySigns.source})$`,
  'gu',
)

/** KR87654321012 is a number of something: letters that run into so many figures are no sign of money. */
function isMoney(folded: string): boolean {
  const figure = folded.replace(money, '')
  return figure !== folded && isFigure(figure) && !/^\p{L}+\d{6,}$/u.test(folded)
}

function isFigure(text: string): boolean {
  return /^[-−+(]?(?:\d{1,3}(?:[., '’\u00a0\u202f]\d{3})*|\d+)(?: ?[.,] ?\d{1,2})?[-)]?$/.test(text.trim())
}

function isCall(folded: string): boolean {
  const isOpen = /^(?:\+\d|\(0?\d{2,4}\))/.test(folded)
  return isOpen && isAllOf(folded, recognisers.phone(folded))
}

/** DE 123 456 789, by its country's letters. */
function isTaxNumber(folded: string): boolean {
  return recognisers
    .taxId(folded)
    .some(({ start, end, sureness }) => sureness >= 0.95 && start === 0 && end === folded.length)
}
