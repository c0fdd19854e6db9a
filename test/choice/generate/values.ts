// Values as they are printed: names, addresses, dates, sums and numbers of each language. Everything is composed; check
// digits are right where a reader could check them.
import type { Random } from './random.ts'
import { listOf, written, type Language } from './words.ts'

/** How a document writes its sums and dates. */
export interface Notation {
  readonly language: Language
  readonly money: (cents: number) => string
  readonly date: (day: Date) => string
  readonly currency: string
}

interface Style {
  readonly decimal: string
  readonly group: string
  readonly digits: number
}

const continental: Style = { decimal: ',', group: '.', digits: 2 }
const spaced: Style = { decimal: ',', group: ' ', digits: 2 }
const english: Style = { decimal: '.', group: ',', digits: 2 }
const whole: Style = { decimal: '', group: ',', digits: 0 }
const styles: Partial<Record<Language, readonly Style[]>> = {
  ...{ de: [continental], fr: [spaced, { ...spaced, group: '' }], es: [continental], it: [continental] },
  ...{
    pt: [continental, spaced],
    nl: [continental],
    pl: [spaced],
    ru: [spaced, { ...spaced, decimal: '.' }],
  },
  ...{ vi: [{ decimal: '', group: '.', digits: 0 }, whole], ja: [whole], ko: [whole], sv: [spaced] },
}

export function notationOf(random: Random, language: Language): Notation {
  const style = random.pick(styles[language] ?? [english, english, { ...english, group: '' }])
  const currency = random.pick(listOf('currency', language))
  const isBehind =
    /^(?:zł|руб|₽|đ|VND|kr|SEK|元|円|원)/u.test(currency) || (style.decimal === ',' && random.chance(0.8))
  const gap = /^[元円원]$/u.test(currency) || random.chance(0.5) ? '' : ' '
  const money = (cents: number) => {
    const scale = style.digits === 0 ? 1 : 100
    const [units = '', rest = ''] = (Math.abs(cents) / scale).toFixed(style.digits).split('.')
    const grouped = units.replace(/\B(?=(\d{3})+$)/g, style.group)
    const text = `${cents < 0 ? '-' : ''}${grouped}${rest === '' ? '' : style.decimal + rest}`
    return isBehind ? `${text}${currency && gap}${currency}` : `${currency}${currency && gap}${text}`
  }
  return { language, money, currency, date: dateStyle(random, language) }
}

function dateStyle(random: Random, language: Language): (day: Date) => string {
  const pattern = random.pick(listOf('date', language))
  const isPadded = /[/.-]/.test(pattern) ? random.chance(0.85) : random.chance(0.4)
  const pad = (value: number) => String(value).padStart(isPadded ? 2 : 1, '0')
  const names = listOf('month', language)
  return (day) => {
    const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
    const name = names[month] ?? ''
    const parts: Record<string, string> = {
      ...{
        d: pad(day.getUTCDate()),
        m: pad(month + 1),
        y: String(year),
        z: String(year % 100).padStart(2, '0'),
      },
      ...{ M: name, A: name.slice(0, 3), R: String(year - 1911), W: String(Math.max(1, year - 2018)) },
    }
    // "de" and "ngày" are words of the pattern
    return pattern.replace(
      /(?<!\p{L})[dmyzMA](?!\p{Script=Latin})|(?<=[年月國和])[dmRW]/gu,
      (one) => parts[one] ?? one,
    )
  }
}

export function dayIn(random: Random, from: number, to: number): Date {
  return new Date(Date.UTC(random.integer(from, to), random.integer(0, 11), random.integer(1, 28)))
}

export function filled(random: Random, pattern: string): string {
  return pattern.replace(/[#@]/g, (one) =>
    one === '#' ? String(random.integer(0, 9)) : String.fromCharCode(65 + random.integer(0, 25)),
  )
}

export interface Party {
  readonly name: string
  readonly street: string
  readonly city: string
}

const isDense = (language: Language) => /^(?:zh|ja|ko)/.test(language)

export function personIn(
  random: Random,
  language: Language,
): { given: string; surname: string; whole: string } {
  const given = written(random.pick(listOf('first', language)), language)
  const surname = written(random.pick(listOf('last', language)), language)
  if (language === 'vi') return { given, surname, whole: `${surname} ${given}` }
  if (isDense(language)) {
    const gap = language === 'ja' && random.chance(0.6) ? ' ' : ''
    return { given, surname, whole: `${surname}${gap}${given}` }
  }
  const middle = random.chance(0.2) ? `${random.pick(listOf('first', language)).slice(0, 1)}. ` : ''
  return {
    given,
    surname,
    whole: random.chance(0.1) ? `${surname}, ${given}` : `${given} ${middle}${surname}`,
  }
}

export function partyIn(random: Random, language: Language, isPerson = false): Party {
  const word = () => random.pick(listOf(isDense(language) ? 'companyWord' : 'streetWord', language))
  const pattern = random.pick(listOf('company', language))
  const base = pattern
    .replace('{w}', word().trim())
    .replace('{l}', random.pick(listOf('last', language)).replace(/^van (?:den |der )?/, ''))
  const legal = random.pick(listOf('legal', language))
  const isBefore =
    /^(?:ООО|АО|ИП|ПАО|Công|Cửa|\(주\)|주식|有限会社|合同)/u.test(legal) ||
    (language === 'ja' && random.chance(0.6))
  const gap = isDense(language) ? '' : ' '
  const company = isBefore ? `${legal}${gap}${base}` : `${base}${legal && gap}${legal}`
  const cities = language.startsWith('zh') ? random.pick(listOf('city', language)) : null
  const street = random
    .pick(listOf('street', language))
    .replaceAll('{w}', () => random.pick(listOf('streetWord', language)).trim())
  return {
    name: isPerson
      ? personIn(random, language).whole
      : written(random.chance(0.1) ? company.toUpperCase() : company, language),
    street: written(
      street
        .replaceAll('{n}', () => String(random.integer(1, 199)))
        .replaceAll('{m}', () => String(random.integer(1, 30))),
      language,
    ),
    city: written(filled(random, cities ?? random.pick(listOf('city', language))), language),
  }
}

export function phoneIn(random: Random, language: Language): string {
  return filled(random, random.pick(listOf('phone', language)))
}

export function codeIn(random: Random, language: Language): string {
  const code = filled(random, random.pick(listOf('code', 'any')))
  const isNumbered = /^(?:zh|ja)/.test(language) && random.chance(0.15)
  return isNumbered ? `第${code}号` : code
}

export function taxIdIn(random: Random, language: Language): string {
  return filled(random, random.pick(listOf('taxId', language)))
}

/** An IBAN with the right check digits. */
export function ibanIn(random: Random, language: Language): string {
  const forms: Partial<Record<Language, readonly [string, string]>> = {
    ...{
      fr: ['FR', '#'.repeat(23)],
      es: ['ES', '#'.repeat(20)],
      it: ['IT', `X${'#'.repeat(22)}`],
      nl: ['NL', '@@@@##########'],
    },
    ...{
      pt: ['PT', '#'.repeat(21)],
      pl: ['PL', '#'.repeat(24)],
      sv: ['SE', '#'.repeat(20)],
      en: ['GB', '@@@@##############'],
    },
  }
  const [country, pattern] = forms[language] ?? ['DE', '#'.repeat(18)]
  const rest = filled(random, pattern)
  const digits = `${rest}${country}00`.replace(/[A-Z]/g, (one) => String(one.charCodeAt(0) - 55))
  const check = String(98n - (BigInt(digits) % 97n)).padStart(2, '0')
  const iban = `${country}${check}${rest}`
  return random.chance(0.75) ? iban.replace(/.{4}(?=.)/g, '$& ') : iban
}

/** A host of a company: letters of its name under a reserved ending. */
export function hostOf(random: Random, name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 14)
  return `${letters.length < 3 ? filled(random, '@@@@@').toLowerCase() : letters}.example`
}
