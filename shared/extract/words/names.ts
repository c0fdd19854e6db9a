// The meaning of a field's name: its concept in the lexicon, its party, and its literal labels.
import type { Step } from '../../schema/path.ts'
import type { ValueType } from '../kinds/kinds.ts'
import {
  conceptById,
  isOfAddress,
  nameIndex,
  partyNameKeys,
  roleNames,
  shortNameIndex,
} from '../lexicon/lexicon.ts'
import { setOf } from '../lexicon/words.ts'
import type { Role } from '../lexicon/parties.ts'
import { dayAhead, guessedType } from './guessed-type.ts'
import { isOfPerson, isProfession, isTypeWord } from './sense-groups.ts'
import { sensedOf, type Sensed } from './senses.ts'
import { keyOf, tokensOf } from '../lexicon/tokens.ts'
import { withKnownSpelling, withoutSpelling } from './umlauts.ts'
import { sensesOf, sensesOfAny } from './word-senses.ts'

export interface FieldName {
  /** The name as a label: with its parents and without, where that is clear. */
  readonly keys: readonly string[]
  /** The words of the name with its parents and without, for labels that say the same in other words. */
  readonly phrases: readonly (readonly Sensed[])[]
  /** The group that it belongs to: "mother" of mother.name. */
  readonly group: { readonly path: string; readonly words: readonly Sensed[] } | null
  /** The meaning, if the lexicon knows one; "party" is who somebody is. */
  readonly concept: string | null
  readonly role: Role | null
  readonly type: ValueType
}

/** invoiceNo, invoice_no, InvoiceNO and invoice-no are all "invoice no"; 发票号码 stays one word. */
export function wordsOf(name: string): string {
  const words =
    name.normalize('NFKC').match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{Lo}\p{Lm}\p{M}]+|\p{N}+|#/gu) ?? []
  return withKnownSpelling(words.join(' ').toLowerCase())
}

/** `isOwnNameClear` is false where another field has the same last name: "Name:" alone could then be of either. */
export function fieldNameOf(
  steps: readonly Step[],
  isOwnNameClear: boolean,
  flatGroup: string | null = null,
): FieldName {
  const names = steps.filter((step) => typeof step === 'string').map(wordsOf)
  const own = names.at(-1) ?? ''
  const whole = names.join(' ')
  const parentRole =
    names
      .slice(0, -1)
      .map(roleOf)
      .findLast((role) => role !== null) ?? null
  const known =
    meaningOf(names.slice(-2).join(' ')) ??
    meaningWithin(own, parentRole) ??
    // a list has the name of its values: phones, delivery dates
    (/[^s]s$/.test(own) ? meaningWithin(own.slice(0, -1), parentRole) : null)
  const meaning = known?.concept === 'person' && isThing(names.at(-2) ?? '') ? null : known
  const keys = [keyOf(whole), ...(isOwnNameClear ? [keyOf(own)] : [])].filter((key) => key !== '')
  const type = typeOf(meaning, own)
  return {
    keys: [...new Set(keys.flatMap((key) => [key, withoutSpelling(key)]))],
    phrases: [...new Set(isNameOfThing(names) ? [whole] : [whole, own])].map(phraseOf),
    group: groupIn([...names.slice(0, -1), ...(flatGroup === null ? [] : [flatGroup])]),
    concept: meaning?.concept ?? null,
    role: meaning?.role ?? parentRole,
    type,
  }
}

function groupIn(parents: readonly string[]): FieldName['group'] {
  const words = phraseOf(parents.at(-1) ?? '')
  return words.length === 0 ? null : { path: parents.join('.'), words }
}

/** The name of product.name is nobody's. */
function isThing(group: string): boolean {
  const words = phraseOf(group)
  return words.some(({ senses }) => !senses.isDisjointFrom(thingSenses)) && !words.some(isOfPerson)
}

/** occupation.name is what the label says that says "occupation", and not what stands behind "Name". */
function isNameOfThing(names: readonly string[]): boolean {
  const own = phraseOf(names.at(-1) ?? '')
  return own.length > 0 && own.every((word) => isTypeWord(word, 'name')) && isThing(names.at(-2) ?? '')
}

const thingSenses = sensesOfAny(
  ...'product,goods,device,equipment,course,event,project,medicine,dish,vehicle,vessel,artwork,book,exhibition,tree,occupation,profession,qualification,category,substance,crop,waste'.split(
    ',',
  ),
)

/** No label is longer, and a key of a schema may be of any length. */
const maxPhraseLength = 120

function phraseOf(name: string): readonly Sensed[] {
  return name.length > maxPhraseLength
    ? []
    : sensedOf(tokensOf(name.replace(/(?<! up) to$/, ' until').replace(/ed at$/, 'ed')))
}

interface Meaning {
  readonly concept: string
  readonly role: Role | null
}

function meaningWithin(own: string, parentRole: Role | null): Meaning | null {
  if (parentRole !== null && partyNameKeys.has(keyOf(own))) return { concept: 'party', role: parentRole }
  const meaning = meaningOf(own)
  return meaning && { ...meaning, role: meaning.role ?? parentRole }
}

/** A known name, or a known one behind the word for a party: customer_vat, 购买方名称. */
function meaningOf(name: string): Meaning | null {
  const concept = (nameIndex.get(keyOf(name)) ?? shortNameIndex.get(keyOf(name)))?.[0]
  if (concept !== undefined) return { concept, role: null }
  const role = roleOf(name)
  if (role !== null) return { concept: isOfAddress(name) ? 'address' : 'party', role }
  const tokens = tokensOf(name).map(({ key }) => key)
  for (let count = Math.min(tokens.length - 1, 5); count >= 1; count--) {
    const party = roleNames.get(tokens.slice(0, count).join(''))?.[0]
    const rest = tokens.slice(count).join('')
    if (party === undefined) continue
    if (partyNameKeys.has(rest)) return { concept: 'party', role: party }
    // "vat" of a party is a number, not a sum
    const known = nameIndex.get(rest)?.find((id) => id !== 'tax' || rest !== 'vat')
    if (known !== undefined)
      return { concept: known === 'person' && !isContact(tokens.slice(count)) ? 'party' : known, role: party }
  }
  return null
}

/** Whom to ask for at the customer's is not who the customer is. */
function isContact(keys: readonly string[]): boolean {
  return keys.some((key) => !sensesOf(key).isDisjointFrom(contactSenses))
}

const contactSenses = sensesOfAny('contact')

/** driver_name, 客人姓名 */
function isNameOfPerson(own: string): boolean {
  const words = phraseOf(own)
  return (
    words.some((word) => isTypeWord(word, 'name')) &&
    words.some((word) => isOfPerson(word) || isProfession(word) || people.has(word.key))
  )
}

/** By trade, and by what somebody takes part in or is to somebody. */
const people = setOf('jobs')

/** veterinarian, course_director, 指揮 */
function isOneOfTrade(own: string): boolean {
  if (doneBy.test(own) && !dayAhead.test(own)) return true
  const words = phraseOf(own)
  const last = words.at(-1)
  return last !== undefined && words.length <= 2 && isProfession(last)
}

/** signed_by, checked_by: somebody does it; what is issued or sold is by a house too. */
const doneBy = /^(?!issued|organi[sz]ed|published|sold|made|produced|provided|paid)\p{L}+ by$/u

function roleOf(name: string): Role | null {
  return roleNames.get(keyOf(name))?.[0] ?? null
}

function typeOf(meaning: Meaning | null, own: string): ValueType {
  if (meaning === null) return isNameOfPerson(own) || isOneOfTrade(own) ? 'name' : guessedType(own)
  if (meaning.concept === 'party') return 'company'
  return conceptById.get(meaning.concept)?.type ?? 'text'
}
