// The one value of its kind that nothing on the page has taken is that of the one field of this kind that has nothing:
// the only person who is named, the only sum of money, the only number to call.
import type { Candidate } from '../candidates.ts'
import { isInPeriod } from '../prose/date-range.ts'
import type { ValueType } from '../lexicon/concept.ts'
import { personsOf } from '../parties/persons.ts'
import { addressScore, isStreet } from '../parties/address-line.ts'
import { foldedOf, shareText, wholePart, type Place } from '../page/place.ts'
import { trimmed } from '../position/placed.ts'
import { recognisers } from '../recognisers/recognisers.ts'
import type { Scene } from '../scene.ts'
import { isBare } from './match.ts'
import type { FieldName } from '../words/names.ts'
import { sensesOfAny } from '../words/word-senses.ts'
import type { Wanted } from '../wanted.ts'

export interface Lone {
  readonly field: Wanted
  readonly value: Place
}

const kinds = ['address', 'name', 'date', 'amount', 'time', 'phone', 'email', 'url', 'percent'] as const

export function loneValues(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Lone[] {
  return kinds.flatMap((type): Lone[] => {
    const [field, other] = left.filter(({ name }) => name.type === type && !isOfEdge(name))
    if (!field || other || !isOpen(field)) return []
    const values = valuesOf(scene, type)
      .filter((place) => !isInTable(scene, place))
      .filter((place) => !taken.some(({ value }) => shareText(value, place)))
    const isOne = new Set(values.map(foldedOf)).size === 1
    return isOne ? values.slice(0, 1).map((value) => ({ field, value })) : []
  })
}

/** What is one of many is not lone. */
function isInTable({ sheet, rowOf }: Scene, { part }: Place): boolean {
  return (sheet.rows[rowOf(part)]?.length ?? 0) >= fewestColumns
}

const fewestColumns = 4

/** A bare name may be anybody's; what the lexicon knows has labels of its own. */
function isOpen({ name }: Wanted): boolean {
  if (name.type === 'name') return name.group !== null || !isBare(name)
  return name.concept === null || isOfForm.has(name.type)
}

/** Nothing else looks like them. */
const isOfForm: ReadonlySet<ValueType> = new Set(['email', 'url', 'address'])

function valuesOf(scene: Scene, type: (typeof kinds)[number]): Place[] {
  if (type === 'name') return personsOf(scene)
  if (type === 'address') return addressLines(scene)
  return scene.sheet.rows.flat().flatMap((part) =>
    recognisers[type](part.folded)
      .filter(
        ({ start, end, sureness }) => sureness >= leastSureness && isClear(type, part.folded, start, end),
      )
      .map(({ start, end }) => ({ part, start, end }))
      .filter((place) => type !== 'date' || !isInPeriod(place)),
  )
}

/** A street and a place in one line. */
function addressLines({ sheet, isInParagraph }: Scene): Place[] {
  return sheet.rows
    .flat()
    .filter(
      (part) =>
        !isInParagraph(part) &&
        part.text.split(' ').length <= mostWords &&
        !/[:：]/u.test(part.text) &&
        addressScore(part.text) >= leastOfAddress &&
        isStreet(part.text),
    )
    .map((part) => trimmed(wholePart(part)))
}

const leastOfAddress = 0.45
const mostWords = 10

/** A deadline, a birth, the end of something: no date that stands alone. */
function isOfEdge({ type, phrases }: FieldName): boolean {
  return type === 'date' && (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(edges))
}

const edges = sensesOfAny('start', 'end', 'expiry', 'deadline', 'birth')

const leastSureness = 0.6
const currency = /\p{Sc}|(?<!\p{L})(?:eur|usd|gbp|chf|pln|brl)(?!\p{L})/u

/** A figure may be anything without its currency. */
function isClear(type: ValueType, folded: string, start: number, end: number): boolean {
  return type !== 'amount' || currency.test(folded.slice(Math.max(0, start - 4), end + 4))
}
