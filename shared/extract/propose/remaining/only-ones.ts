// The one value of its kind that nothing on the page has taken is that of the one field of this kind that has nothing:
// the only person who is named, the only sum of money, the only number to call.
import { withoutContact } from '../parties/blocks.ts'
import { isInPeriod } from '../../page/date-range.ts'
import { hasTrait, kinds, recognisers, typesInOrder, type ValueType } from '../../kinds/kinds.ts'
import { personsOf } from '../../page/persons.ts'
import { addressScore, isStreet } from '../../words/address-line.ts'
import { foldedOf, shareText, wholePart, type Place } from '../../model/place.ts'
import { trimmed } from '../position/placed.ts'
import { centsOf } from '../../kinds/amount.ts'
import type { Scene } from '../../page/scene.ts'
import { isSame, sensedOf } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Found, Remaining } from './found.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import type { FieldName } from '../../words/names.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { RequestedField } from '../../words/requested-field.ts'

const onlyTypes = typesInOrder.filter((type) => hasTrait(type, 'onlyOne'))

export function onlyOnes({ scene, all, left, taken }: Remaining): Found[] {
  return onlyTypes.flatMap((type): Found[] => {
    const isAsking = ({ name, node }: RequestedField) =>
      node.kind === 'value' && name.type === type && !isOfEdge(name)
    const [field, other] = left.filter(isAsking)
    const isOnlyAsked = hasTrait(type, 'unlike') && all.filter(isAsking).length === 1
    if (!field || other || !(isOnlyAsked || isOpen(field))) return []
    const values = valuesOf(scene, type)
      .filter((place) => !isInTable(scene, place))
      .filter(
        (place) =>
          !taken.some(
            ({ value, label }) =>
              shareText(value, place) ||
              label?.part === place.part ||
              keyOf(type, value) === keyOf(type, place),
          ),
      )
    const [value] = values
    const isOne = new Set(values.map((one) => keyOf(type, one))).size === 1
    if (!value || !isOne || isOtherSum(field, value)) return []
    return [{ field, value }]
  })
}

function keyOf(type: ValueType, place: Place): string {
  const text = foldedOf(place)
  return type === 'amount' ? String(centsOf(text) ?? text) : text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** A value that is one of many is not the only one. */
function isInTable({ sheet, rowOf }: Scene, { part }: Place): boolean {
  return (sheet.rows[rowOf(part)]?.length ?? 0) >= minColumns
}

const minColumns = 4

/** A bare name may be anybody's; what the lexicon knows has labels of its own. */
function isOpen({ name }: RequestedField): boolean {
  if (name.type === 'name') return name.group !== null || !isBare(name)
  return name.concept === null || hasTrait(name.type, 'unmistakable')
}

/** "The monthly rent is £1,150.00": a sum that is called something else. */
function isOtherSum({ name }: RequestedField, { part }: Place): boolean {
  if (name.type !== 'amount') return false
  // (부가세 포함) says what is in it
  const said = sensedOf(tokensOf(part.folded.replace(/\([^()]*\)?/gu, ' '))).filter(
    ({ senses }) => !senses.isDisjointFrom(kindsOfSums),
  )
  const own = name.phrases.flat()
  return said.length > 0 && !said.some((word) => own.some((one) => isSame(word, one)))
}

const kindsOfSums = sensesOfAny(
  ...'rent,deposit,discount,tax,fine,balance,interest,salary,refund,bonus,insurance,subscription'.split(','),
)

function valuesOf(scene: Scene, type: ValueType): Place[] {
  if (type === 'name') return personsOf(scene)
  if (type === 'address') return addressLines(scene)
  return scene.sheet.rows.flat().flatMap((part) =>
    recognisers[type](part.folded)
      .filter(
        ({ start, end, sureness }) =>
          sureness >= (kinds[type].minOnly ?? minSureness) && isClear(type, part.folded, start, end),
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
        part.text.split(' ').length <= maxWords &&
        !/[:：]/u.test(part.text) &&
        addressScore(part.text) >= minOfAddress &&
        isStreet(part.text),
    )
    .map((part) => trimmed(withoutContact(wholePart(part))))
}

const minOfAddress = 0.45
const maxWords = 10

/** A deadline, a birth, the end of something: no date that stands alone. */
function isOfEdge({ type, phrases }: FieldName): boolean {
  return type === 'date' && (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(edges))
}

const edges = sensesOfAny('start', 'end', 'expiry', 'deadline', 'birth')

const minSureness = 0.6
const currency = /\p{Sc}|[元円원圆]|(?<!\p{L})(?:rmb|cny|jpy|krw|eur|usd|gbp|chf|pln|brl|руб)(?!\p{L})/u

/** A figure may be anything without its currency. */
function isClear(type: ValueType, folded: string, start: number, end: number): boolean {
  return type !== 'amount' || currency.test(folded.slice(Math.max(0, start - 4), end + 4))
}

/** A "name" and nothing more is in many labels, and may be anybody's. */
function isBare({ phrases, type }: FieldName): boolean {
  return (phrases.at(-1) ?? []).every((word) => isTypeWord(word, type))
}
