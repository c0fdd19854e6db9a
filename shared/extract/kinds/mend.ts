// What is known so well that a misread letter can't hide it: legal forms, words of addresses, numbers with a check.
// What was read stays in the raw text.
import { currencyIn } from '../../currency.ts'
import { legalForms, streetWords } from '../lexicon/words.ts'
import type { ValueType } from '../lexicon/concept.ts'
import { distance } from '../words/near.ts'
import { withCreditCode } from './mended-credit-code.ts'
import { mendedIban } from './mended-iban.ts'

const streets = streetWords.filter((word) => /^\p{L}{5,}$/u.test(word))
const known = new Set(streetWords)
const forms = legalForms.filter((form) => form.replace(/[^a-z]/g, '').length >= 6 && form.includes(' '))

export function mended(read: string, type: ValueType): string {
  const text = withUnit(read)
  if (type === 'company') return withRussianForm(withLegalForm(withInitials(text)))
  // 46 .62: the recogniser parts what is set wide
  if (type === 'amount') return text.replace(/(?<=\d) ?([.,]) ?(?=\d{2}-?$)/, '$1')
  // 1:09 PH: behind the time only an m can follow
  if (type === 'time')
    return text.replace(/(?<=\d ?[ap]\.?)[hn](?=\.?$)/i, (c) => (c === c.toLowerCase() ? 'm' : 'M'))
  // 083.514 .276-40
  if (type === 'taxId') return withCreditCode(text.replace(/(?<=\d) ?([.-]) ?(?=\d)/gu, '$1'))
  if (type === 'code') return withCreditCode(text)
  if (type === 'currency') return currencyIn(text) ?? text
  if (type === 'iban') return mendedIban(text) ?? text
  // 二O〇二五年: the zero of a year in words is read as a letter, or twice
  if (type === 'date' && /年/.test(text) && !/\d/.test(text)) return text.replace(/[O○o零0]?〇|[O○o]/gu, '〇')
  return type === 'address' ? text.replace(/\p{L}{5,}/gu, mendedStreet) : text
}

/** 842 m?, 50 Ib, 19,9 MQ: behind a figure the raised two, the pound and the ohm are read as what looks like them. */
function withUnit(text: string): string {
  return text
    .replace(/(?<=\d ?[cdk]?m)\?(?!\w)/gu, '²')
    .replace(/(?<=\d ?)I[bB](?=s?\b)/gu, 'lb')
    .replace(/(?<=\d ?[kMm])Q$/u, 'Ω')
}

/** D.1.Y.: no initial is a figure. */
function withInitials(text: string): string {
  return text.replace(/(?<=(?<!\p{L})\p{Lu}\.)[1l](?=\.\p{Lu}\.)/gu, 'I')
}

/** 000 "Берёзка": before a name in quotation marks three noughts are the letters of the commonest legal form. */
function withRussianForm(text: string): string {
  return text.replace(/^[0OОo]{3}(?= ?["«“„]\p{Script=Cyrillic})/u, 'ООО')
}

/** SON BHD, SDN 8HD: the last words are a legal form but for a letter. */
function withLegalForm(text: string): string {
  const words = text.split(' ')
  for (const form of forms) {
    const count = form.split(' ').length
    const tail = words.slice(-count)
    const key = tail
      .join(' ')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, '')
    if (words.length <= count || key === form || key.length !== form.length) continue
    if (distance(key, form, 1) <= 1 && !legalForms.includes(key)) {
      const isUpper = !/\p{Ll}/u.test(tail.join(''))
      return [...words.slice(0, -count), isUpper ? form.toUpperCase() : titled(form)].join(' ')
    }
  }
  return text
}

function titled(words: string): string {
  return words.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
}

function mendedStreet(word: string): string {
  const folded = word.toLowerCase()
  if (known.has(folded)) return word
  const most = word.length < 7 ? 0.5 : 1
  const fits = streets.filter(
    (street) => street.length === word.length && distance(folded, street, 1) <= most,
  )
  const [only] = fits
  if (!only || fits.length > 1) return word
  return !/\p{Ll}/u.test(word) ? only.toUpperCase() : /^\p{Lu}/u.test(word) ? titled(only) : only
}
