// Numbers of telephones.
import { currencySigns } from '../lexicon/words.ts'
import { looks, type Kind } from './kind.ts'
import { matchesOf, withoutOverlaps, type Recogniser } from './recogniser.ts'
import { digitsIn } from './written.ts'

/** Han and Kana are set without spaces: 電話052-555-2491. */
const plain =
  /(?<![\p{N}.,$€£¥-]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})\+?\(?\+?\d(?:[\d()./·-]| (?![-·–] )){4,20}\d(?![\p{N}]|(?!分機|分机|转|轉|内線|內線|내선)\p{L}|[.,]\d)/gu
/** 073 - 612 90 44 */
const parted = /(?<![\p{L}\p{N}.,$€£¥-])\(?0\d{1,4}\)? [-–] \d[\d ]{4,10}\d(?![\p{L}\p{N}]|[.,]\d)/gu
/** 分機238: whoever is called is not reached without it. */
const extension = /^ ?(?:分機|分机|转|轉|内線|內線|내선) ?\d{1,5}(?!\d)/u

/** 7 digits are the shortest number that is dialled with its area; 15 the longest there is. */
const recognisePhone: Recogniser = (folded) =>
  withoutOverlaps([...matchesOf(parted, folded, 0.7), ...matchesOf(plain, folded, 0.7)]).flatMap((span) => {
    const text = folded.slice(span.start, span.end)
    const count = text.replace(/\D/g, '').length
    if (count < 7 || count > 15 || isDateLike(text) || isSumLike(text)) return []
    // the 713th of 2026
    if (/^(?:19|20)\d{2}\/\d{3,4}$/.test(text)) return []
    // No. 8806 2417 0035 is the number of a card
    if (
      /(?<!\p{L})(?:no\.|n[°º]|№) ?$/u.test(folded.slice(0, span.start)) &&
      !/tel|phone|fax|mob/u.test(folded)
    )
      return []
    // 25 000 000 € is a capital
    if (isMoneyBehind.test(folded.slice(span.end))) return []
    const isParted = /^\+|[()]|\d[ -]+\d/.test(text) && !likeOther.test(text)
    const end = span.end + (extension.exec(folded.slice(span.end))?.[0].length ?? 0)
    return [{ ...span, end, sureness: count > 12 && !text.startsWith('+') ? 0.5 : isParted ? 0.9 : 0.6 }]
  })

const isMoneyBehind = new RegExp(`^ ?(?:${currencySigns.source}|(?:eur|usd|chf|gbp)(?!\\p{L}))`, 'u')
/** 98109-5210, 1250-144, 2018-471331: only a label tells such a number from a postcode or the number of a document. */
const likeOther = /^(?:\d{5}-\d{3,4}|\d{4}-\d{3}|\d{3}-\d{4}|(?:19|20)\d{2}-\d{4,})$/

/**
 * 292-15-47 is no day: only the years of Taiwan have three figures, and they stand before months. Nor is 0555-01-2290:
 * what begins with a year ends with a day.
 */
function isDateLike(text: string): boolean {
  const plain = text.replace(/^\d{3}-\d{2}-\d{4}/, '')
  return (
    (/(?<!\d)(?:(?:\d{1,2}|1[01]\d)([-/.])\d{1,2}\1\d{2,4}|\d{4}([-/.])\d{1,2}\2\d{1,2})(?!\d)/.test(plain) &&
      !isInPairs(text)) ||
    /^\d+\.\d+$/.test(text)
  )
}

function isSumLike(text: string): boolean {
  return /\d\.\d{2}(?!\d)/.test(text) && !isInPairs(text)
}

/** 04.78.28.63.90 */
function isInPairs(text: string): boolean {
  return /^(?:\+33 ?)?\(?0?\)?\d(?:[.-]\d{2}){4}$/.test(text)
}

export const phone: Kind = {
  recognise: recognisePhone,
  form: 3,
  clue: 10,
  family: 'contact',
  traits: ['contact', 'party', 'occasion', 'ownNumber', 'onlyOne', 'unlike'],
  endings: 'phone,telephone,tel,mobile,fax,telefon,téléphone,teléfono,telefono,电话,手机,電話,전화',
  normalise: phoneOf,
  mayBe: looks('call'),
  canBe: (text) => digitsIn(text) >= 3,
  withoutLabel: { minSureness: 0.85, concept: 'phone', score: 0.5, isAtEdge: true },
  // plain digits in a row are any number
  minOnly: 0.85,
}

function phoneOf(value: string): string | null {
  const digits = value.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return null
  return /^\s*(?:\+|00)/.test(value) ? `+${digits.replace(/^00/, '')}` : digits
}
