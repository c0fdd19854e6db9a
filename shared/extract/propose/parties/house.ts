// Who wrote a document, where no label says it: a house has what it is in its name, "Instituto Las Encinas" for a
// school, 滨江区图书馆 for a library; or its name is the first line above the title.
import { hanHouse, hasLegalForm, isTitle } from '../../words/company-words.ts'
import { isInstruction } from '../../page/instruction.ts'
import type { FieldName } from '../../words/names.ts'
import { wholePart, type Place } from '../../model/place.ts'
import { addressScore } from '../../words/address-line.ts'
import { isAddressed } from './salutation.ts'
import type { Placed } from '../position/placed.ts'
import type { Scene } from '../../page/scene.ts'
import { documentSenses, isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Part } from '../../model/sheet.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

const houses = sensesOfAny(
  ...'school,university,hospital,practice,laboratory,authority,registry,municipality,hotel,library,gym,theatre'.split(
    ',',
  ),
  ...'foundation,federation,committee,institute,kindergarten,factory,studio,hall,bureau'.split(','),
  ...'restaurant,club,ministry,workshop,travel,museum,pharmacy,airline,bank,court,company,farm,store,insurer,department,constabulary,centre'.split(
    ',',
  ),
)

/** What may be called by any of them. */
const anyHouse = sensesOfAny('authority', 'company')

/** In rows: a letterhead is no longer. */
const head = 6
const mostWords = 9
/** 図書 is the beginning of a word. */
const shortestName = 3
const longWord = 6

export function housesOf(scene: Scene, name: FieldName): Placed[] {
  const words = wordsFor(name)
  // the year of "school year" is no school
  const about = words.findLast((word) => word.senses.size > 0 && !isTypeWord(word, 'company'))
  const isOfHouse = about !== undefined && !about.senses.isDisjointFrom(houses)
  const known = isOfHouse ? words.filter((word) => !word.senses.isDisjointFrom(houses)) : []
  // RIVERBEND ANIMAL SHELTER: a house that no glossary knows is named by its very word
  const [only, more] = words
  const isOwnWord = known.length === 0 && only !== undefined && !more && only.key.length >= longWord
  const kinds = isOwnWord ? [{ ...only, senses: new Set<number>() }] : known
  if (kinds.length === 0 || scene.sheet.isReceipt) return []
  const isAny = kinds.some(({ senses }) => !senses.isDisjointFrom(anyHouse))
  const isKind = (word: Sensed) =>
    isAny ? !word.senses.isDisjointFrom(houses) : kinds.some((one) => isSame(one, word))
  const named = scene.sheet.rows.slice(0, head).flatMap((row, i) =>
    row.flatMap((part) => {
      const isLegal = isAny && hasLegalForm(part.text) && isNameLike(part)
      const place = isLegal
        ? trimmed(wholePart(part))
        : isOwnWord && !endsWith(part, only)
          ? null
          : houseIn(part, isKind)
      return place && place.end - place.start >= shortestName ? [{ place, score: 0.66 - 0.03 * i }] : []
    }),
  )
  return [...named.slice(0, 2), ...(isAny ? mastheadOf(scene) : [])]
}

/** The school of school.name. */
function wordsFor({ phrases, group }: FieldName): readonly Sensed[] {
  const own = phrases.at(-1) ?? []
  const isBare = own.length > 0 && own.every((word) => isTypeWord(word, 'company'))
  return isBare && group ? group.words : own
}

function endsWith({ folded }: Part, { key }: Sensed): boolean {
  return !folded.includes(',') && sensedOf(tokensOf(folded)).at(-1)?.key === key
}

/** "transport_company" asks for a house, and not for what the page is headed by. */
export function asksForHouse(name: FieldName): boolean {
  return wordsFor(name).some(({ senses }) => !senses.isDisjointFrom(houses))
}

/** A school, a foundation, whoever issued it. */
export function asksForIssuer(name: FieldName): boolean {
  const words = wordsFor(name)
  return words.some(({ senses }) => !senses.isDisjointFrom(houses) || !senses.isDisjointFrom(issuers))
}

const issuers = sensesOfAny('issuer', 'issue')

/** A school or a hotel, and not just any company. */
export function isOfAKind(name: FieldName): boolean {
  const kinds = wordsFor(name).filter(({ senses }) => !senses.isDisjointFrom(houses))
  return kinds.length > 0 && kinds.every(({ senses }) => senses.isDisjointFrom(anyHouse))
}

/** "Kleintierpraxis Vogt": the word for a house begins its name, and is no label. */
export function isHouse(label: string): boolean {
  return sensedOf(tokensOf(label)).some(({ senses }) => !senses.isDisjointFrom(houses))
}

/** The line at the very top, where what the document is called stands beside or below it. */
export function mastheadOf(scene: Scene): Placed[] {
  const first = topLineOf(scene)
  if (!first) return []
  const { sheet } = scene
  const isTitled = sheet.rows
    .slice(0, head)
    .some((row) => row.some((part) => part !== first && isOfDocument(part)))
  return isTitled ? [{ place: trimmed(wholePart(first)), score: 0.57 }] : []
}

/** What a page begins with, where that may be what somebody is called. */
export function topLineOf({ sheet }: Scene): Part | null {
  const [first] = sheet.rows
    .slice(0, head)
    .flat()
    .filter(({ text }) => /\p{L}{2}/u.test(text))
  const isName =
    first && !sheet.isReceipt && isNameLike(first) && !isOfDocument(first) && !isPlace(first.text)
  return isName ? first : null
}

function isPlace(text: string): boolean {
  return (
    /^\d{1,4}\p{L}?,? \p{Lu}/u.test(text) || (addressScore(text) >= leastOfAddress && !hasLegalForm(text))
  )
}

const leastOfAddress = 0.4

function houseIn(part: Part, isKind: (word: Sensed) => boolean): Place | null {
  // 14 Heather Bank is a street; Abbey Offices, Church Street
  if (!isNameLike(part) || isPlace(part.text)) return null
  const words = sensedOf(tokensOf(part.folded))
  const kind = words.find(isKind)
  if (!kind || words.length < 2) return null
  const end = part.folded.lastIndexOf(kind.key) + kind.key.length
  const name = part.text.slice(0, end)
  // 关于召开家长委员会会议的通知 is about one
  if (/^(?:关于|關於)|的(?:通知|公告|函|报告)$/u.test(part.text)) return null
  // 签发机构 杭州市西溪妇幼保健院: the word stands in a label
  if (/\p{Script=Han}$/u.test(name) && name.includes(' ')) return null
  // 臺中市停車管理處 goes on behind the word for a city
  if (/\p{Script=Han}$/u.test(name))
    return { part, start: 0, end: endsAsHouse(part) ? part.text.length : end }
  return trimmed(wholePart(part))
}

/** TSV Rottweil 1898 e.V. */
const foundation = /(?<!\d)1[6-9]\d\d(?!\d)| e\. ?V\.$/u

/** What an organisation is ends its name in Han, and stands anywhere in it in other scripts. */
export function endsAsHouse({ text, folded }: Part): boolean {
  if (/\p{Script=Han}$/u.test(text)) return hanHouse.test(text)
  return sensedOf(tokensOf(folded)).some(({ senses }) => !senses.isDisjointFrom(houses))
}

/** A line of few words, without a label, a sum or a sentence in it. */
export function isNameLike(part: Part): boolean {
  const { text } = part
  // (12) United States Patent: a number in brackets says which part of the paper it is
  if (isAddressed(text) || /^\(\d{1,3}\) /.test(text)) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (
    letters >= 4 &&
    text.split(' ').length <= mostWords &&
    /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(text) &&
    !/[:：]|\d{3}|\p{Ll}\.$/u.test(text.replace(foundation, '')) &&
    !isTitle(text) &&
    !isInstruction(wholePart(part))
  )
}

function isOfDocument({ folded, text }: Part): boolean {
  // Tarrant Vale District Council: the end of a name says what it is, and vale is a voucher in Spain
  const isName = !/(?<!\p{L})\p{Ll}{4}/u.test(text) && isOfHouse(sensedOf(tokensOf(folded)).at(-1))
  return isTitle(text) || (namesDocument(folded) && !isName)
}

function isOfHouse(word: Sensed | undefined): boolean {
  return word !== undefined && !word.senses.isDisjointFrom(houses)
}

/** IRON HARBOUR GYM - MEMBERSHIP APPLICATION: what stands behind a dash is the title. */
function trimmed(place: Place): Place {
  const { part } = place
  const end = part.text.search(/ [-–—|•·] /u)
  const rest = part.folded.slice(end)
  const isTitled = end > 0 && namesDocument(rest) && !sensedOf(tokensOf(rest)).some(isOfHouse)
  return isTitled ? { ...place, end } : place
}

function namesDocument(folded: string): boolean {
  const words = sensedOf(tokensOf(folded))
  return words.length <= 6 && words.some(({ senses }) => !senses.isDisjointFrom(documentSenses))
}
