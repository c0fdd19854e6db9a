// Whether a value is plainly of another kind than its field's name asks for. It errs on the side of the value: a name
// that says nothing, and a value that could be what is asked for, pass.
import { wordsOfNumbers } from '../../lexicon/numerals.ts'
import { insteadOfFigures } from '../../lexicon/words.ts'
import { isLikeIban } from '../../../check-digits.ts'
import type { DeclaredKind } from '../../../schema/field-settings.ts'
import type { ValueType } from '../../lexicon/value-types.ts'
import { fold } from '../../page/parts.ts'
import { isTag } from '../../lexicon/tags.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Asked } from './asked.ts'
import { lookOf, type Look } from './look.ts'

/** `whole`: what the value is a piece of, where it does not stand by itself. */
export function isOfOtherKind(asked: Asked, value: string, whole: Look | null = null): boolean {
  const kind = kindOf(asked)
  const text = fold(value.normalize('NFKC').trim())
  if (kind === null || text === '' || instead.has(text.replace(/[.\s]+$/, ''))) return false
  const isWrong = (look: Look | null) => look !== null && !kind.mayBe(look, text)
  return isWrong(lookOf(value)) || isWrong(whole) || !kind.canBe(text, value.normalize('NFKC'))
}

interface Kind {
  /** Whether what is plainly of this look may be meant. */
  readonly mayBe: (look: Look, text: string) => boolean
  /** Whether any value of this kind is written with such signs. */
  readonly canBe: (text: string, value: string) => boolean
}

const instead: ReadonlySet<string> = new Set(insteadOfFigures)

/** Of somebody, a house or a place: what is told in words, and stands in no table's head. */
export function isNamed({ type, concept }: Asked): boolean {
  return type === 'name' || type === 'company' || type === 'address' || saidInWords.has(concept ?? '')
}

function kindOf(asked: Asked): Kind | null {
  const { type, concept, name, said } = asked
  if (said?.kind && said.kind !== 'text') return kindSaid(asked, said.kind)
  if (type === 'text') {
    if (isTag(name)) return tags
    if (saidInWords.has(concept ?? '')) return words
    return concept === null ? null : anyText
  }
  if (reached.test(name)) return contact
  if (type === 'amount' && (concept === null || ofShare.has(concept)))
    return { ...kinds.amount, mayBe: looks('money', 'cents', 'percent') }
  if (type === 'time' && concept !== 'time')
    return { ...kinds.time, mayBe: looks('time', 'day', 'slashedDay', 'cents') }
  // an age may be told in a word, and what is done by somebody may be numbered
  const isVague = concept === 'age' || (type === 'name' && concept === null)
  return isVague ? { ...kinds[type], canBe: everything } : kinds[type]
}

/** As a person said: a number may be one of money; what is a choice or a yes is told by no form. */
function kindSaid({ type }: Asked, kind: Exclude<DeclaredKind, 'text'>): Kind | null {
  if (kind === 'choice' || kind === 'yesNo' || type === 'text') return null
  return kind === 'number' ? figure : kinds[type]
}

/** The words of the lexicon for things that are named, and never counted or dated. */
const saidInWords: ReadonlySet<string> = new Set(
  'country,city,state,nationality,ethnicity,birthPlace,issuingAuthority,jobTitle,maritalStatus,bank,department'.split(
    ',',
  ),
)
/** Told as a share as often as in money. */
const ofShare: ReadonlySet<string> = new Set(['tax', 'discount', 'tip', 'serviceCharge'])
/** How somebody is reached, by whatever means. */
const reached = /contact|kontakt|contacto|contatto|contato|联系|連絡|연락/u

function looks(...possible: readonly Look[]): (look: Look) => boolean {
  return (look) => possible.includes(look)
}

const hasDigit = (text: string) => /\d/.test(text)
const hasLetter = (text: string) => /\p{L}/u.test(text)
const hasFigure = (text: string) => hasDigit(text) || wordsOfNumbers.test(text)
const countOf = (text: string) => text.replace(/\D/g, '').length
const everything = () => true
const wordCount = (text: string) => text.split(/\s+/).length

const anyText: Kind = { mayBe: (look) => look !== 'cipher', canBe: everything }
const words: Kind = { mayBe: looks('link'), canBe: hasLetter }
const tags: Kind = { mayBe: looks('link', 'taxNumber', 'tick'), canBe: everything }
const contact: Kind = { mayBe: looks('email', 'call', 'link'), canBe: everything }
const figure: Kind = { mayBe: looks('cents', 'percent', 'money'), canBe: hasFigure }

const kinds: { readonly [T in Exclude<ValueType, 'text'>]: Kind } = {
  name: { mayBe: looks('tick'), canBe: isCalled },
  company: { mayBe: looks('link', 'tick'), canBe: isCalled },
  address: { mayBe: looks(), canBe: everything },
  date: { mayBe: mayBeDay, canBe: canBeDay },
  time: { mayBe: looks('time', 'cents'), canBe: (text) => countOf(text) < 15 },
  amount: { mayBe: looks('money', 'cents'), canBe: canBeSum },
  number: { ...figure, mayBe: looks('cents', 'percent') },
  percent: { ...figure, mayBe: looks('cents', 'percent') },
  phone: { mayBe: looks('call'), canBe: (text) => countOf(text) >= 3 },
  email: { mayBe: looks('email'), canBe: (text) => /(?:[@©®]|[([]at[)\]])\s?\S*\p{L}/u.test(text) },
  url: { mayBe: looks('link'), canBe: (text) => /[./:]/.test(text) },
  iban: { mayBe: looks('account'), canBe: canBeAccount },
  bic: { mayBe: looks(), canBe: (_, value) => /^[\p{Lu}\d]{7,12}$/u.test(value.replace(/\s/g, '')) },
  taxId: { mayBe: looks('taxNumber'), canBe: (text) => countOf(text) >= 3 },
  code: { mayBe: mayBeCode, canBe: (text) => hasDigit(text) || wordCount(text) < 4 },
  currency: { mayBe: looks(), canBe: (text, value) => countOf(text) < 2 && !/^[a-z]{3}$/.test(value) },
  postcode: { mayBe: looks('taxNumber'), canBe: hasDigit },
  gender: { mayBe: looks('tick'), canBe: (text) => !hasDigit(text) },
}

/** Houses are called 360 or 7-11; a longer row of figures is a number of theirs. */
function isCalled(text: string): boolean {
  return (hasLetter(text) || countOf(text) <= 4) && !/\p{L}: ?\+?\d{3}/u.test(text)
}

/** Some of its figures may be masked. */
function canBeAccount(text: string): boolean {
  return /[*•x]{2}/.test(text) ? countOf(text) >= 4 : isLikeIban(text)
}

/** 12.05 is a day without its year. */
function mayBeDay(look: Look, text: string): boolean {
  if (look === 'cents') return /^(?:0?[1-9]|[12]\d|3[01])[.,](?:0[1-9]|1[0-2])$/.test(text)
  return look === 'day' || look === 'slashedDay'
}

/** No day has nine figures in a row, unless it goes down to the second, nor letters that run into five. */
function canBeDay(text: string): boolean {
  if (recognisers.date(text).length > 0) return true
  return hasFigure(text) && !/\d{9}(?!\d{3}(?:\d{2})?(?!\d))|\p{Script=Latin}\d{5}/u.test(text)
}

function canBeSum(text: string): boolean {
  const isNumber = /\d{13}|(?<!^[a-z]{1,3})(?<=[a-z])-?\d{4}/.test(text)
  return hasFigure(text) && !isNumber
}

/** 2024.12 numbers a document by its month; a number of an account may be an IBAN. */
function mayBeCode(look: Look, text: string): boolean {
  if (look === 'cents') return /^(?:19|20)\d\d\.\d\d$/.test(text)
  return look === 'account' || look === 'taxNumber' || look === 'slashedDay'
}
