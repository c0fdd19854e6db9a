// Where a document says what it means without a label: who wrote it and where they are at its top, its date, its
// sum, and whatever is known by its own form.
import { hasPostcode } from './address-line.ts'
import { blocksOf, type Block } from './blocks.ts'
import { hasLegalForm, isTitle } from './company-words.ts'
import { groupsOf, type Groups } from './groups.ts'
import { rangeOf, isInPeriod } from './date-range.ts'
import { writtenAt } from './place-and-date.ts'
import { documentSenses, sensesOfAny, type Sensed } from './senses.ts'
import { housesOf, isOfAKind, mastheadOf } from './house.ts'
import { cardOf, type Card } from './card.ts'
import { companiesOf } from './company.ts'
import type { Role } from './lexicon/parties.ts'
import { paidWith } from './paid-with.ts'
import { joined, textOf, wholePart, type Place } from './place.ts'
import { centsOf, hasCents } from './recognisers/amount.ts'
import { hasForm, recognisers } from './recognisers/recognisers.ts'
import type { Anchor } from './regions.ts'
import { roleAt } from './regions.ts'
import type { Scene } from './scene.ts'
import type { FieldName } from './names.ts'
import type { Wanted } from './wanted.ts'
import { isSalutation } from './salutation.ts'
import { placeParts } from './place-parts.ts'

export interface Placed {
  readonly place: Place
  readonly score: number
}

export interface Grounds {
  readonly blocks: readonly Block[]
  readonly sellers: readonly Placed[]
  readonly buyers: readonly Placed[]
  readonly anchors: readonly Anchor[]
  readonly card: Card | null
  readonly groups: Groups
  /** The one person that the schema asks for: a name without a heading is theirs. */
  readonly onlyRole: Role | null
}

export function groundsOf(scene: Scene, anchors: readonly Anchor[], wanted: readonly Wanted[]): Grounds {
  const blocks = blocksOf(scene)
  const roleOfBlock = (block: Block) =>
    block.lines[0] ? roleAt(anchors, block.lines[0].part, scene.sheet.unit) : null
  const sellers = companiesOf(scene, blocks).filter(
    ({ place }) => !isOfOther(roleAtPlace(scene, anchors, place)),
  )
  const seller = sellers[0] ? textOf(sellers[0].place) : ''
  const card = cardOf(scene)
  const buyers = blocks
    .filter(
      (block) =>
        !scene.sheet.isReceipt &&
        card === null &&
        block.isSure &&
        roleOfBlock(block) === null &&
        block.names.length > 0,
    )
    .filter((block) => !block.names.some(({ text }) => text.includes(seller) || seller.includes(text)))
    .flatMap(({ names }) => {
      const name = names.find(
        ({ text, folded }) =>
          !isSalutation(folded) &&
          !isTitle(text) &&
          !/[·•|]|\d{4}/.test(text) &&
          (text.match(/\p{L}/gu)?.length ?? 0) > 3,
      )
      return name ? [{ place: wholePart(name), score: 0.5 }] : []
    })
  const asked = new Set(
    wanted.flatMap(({ name: { role } }) => (role !== null && persons.has(role) ? [role] : [])),
  )
  const onlyRole = asked.size === 1 ? ([...asked][0] ?? null) : null
  return { blocks, sellers, buyers, anchors, card, groups: groupsOf(scene, wanted), onlyRole }
}

/** Whose "Name" needs no heading where nobody else is asked for. */
const persons: ReadonlySet<Role> = new Set([
  ...(['patient', 'applicant', 'employee', 'tenant', 'student', 'insured', 'donor', 'owner'] as const),
])

function roleAtPlace(scene: Scene, anchors: readonly Anchor[], { part }: Place): Role | null {
  return scene.rowOf(part) > 0 ? roleAt(anchors, part, scene.sheet.unit) : null
}

function isOfOther(role: Role | null): boolean {
  return role !== null && role !== 'seller' && role !== 'bank'
}

export function byPosition(scene: Scene, grounds: Grounds, field: Wanted): Placed[] {
  const { name } = field
  // who employs somebody writes the pay slip
  const role = name.role === null || name.role === 'employer' ? 'seller' : name.role
  switch (name.concept ?? '') {
    case 'party':
      return [
        ...onCard(role === 'seller' ? grounds.card?.company : null),
        ...writersOf(scene, grounds, role, name),
      ]
    case 'person':
      return onCard(grounds.card?.person)
    case 'jobTitle':
      return onCard(grounds.card?.job)
    case 'department':
      return onCard(grounds.card?.department)
    case 'address':
      return addressesOf(scene, grounds, role, field)
    case 'city':
      return [
        ...writtenAt(scene).map(({ place }) => ({ place, score: 0.5 })),
        ...partsOfAddress(scene, grounds, role, field),
      ]
    case 'street':
    case 'postcode':
    case 'state':
    case 'country':
      return partsOfAddress(scene, grounds, role, field)
    case 'date':
      return loneDates(scene).concat(besideNumber(scene), datesOf(scene))
    case 'issueDate':
      return datesOf(scene)
    case 'startDate':
      return inRange(scene, 'start')
    case 'endDate':
    case 'expiryDate':
      return inRange(scene, 'end')
    case 'time':
      return unlabelled(scene, 'time', 0.9, 0.62)
    case 'phone':
      return unlabelled(scene, 'phone', 0.85, 0.5).filter(
        ({ place }) => scene.rowOf(place.part) < 12 || scene.rowOf(place.part) > scene.sheet.rows.length - 7,
      )
    case 'email':
      return unlabelled(scene, 'email', 0.9, 0.85)
    case 'website':
      return unlabelled(scene, 'url', 0.9, 0.8)
    case 'iban':
      return unlabelled(scene, 'iban', 1, 0.85)
    case 'taxId':
      return unlabelled(scene, 'taxId', 0.95, 0.45)
    case 'currency':
      return currencyOf(scene)
    case 'total':
      return totalOf(scene)
    case 'paymentMethod':
      return paidWith(scene).map((place) => ({ place, score: 0.62 }))
    case 'title':
      return grounds.card ? onCard(grounds.card.job) : titleOf(scene)
    default:
      return byType(scene, name)
  }
}

function partsOfAddress(scene: Scene, grounds: Grounds, role: Role, field: Wanted): Placed[] {
  return addressesOf(scene, grounds, role, field).flatMap(({ place, score }) => {
    const found = placeParts(place)[field.name.concept as 'street']
    return found ? [{ place: found, score: score * 0.95 }] : []
  })
}

/** The dates that no label claims, outside sentences and periods. */
export function loneDates(scene: Scene): Placed[] {
  return unlabelled(scene, 'date', 0.85, 0.62).filter(
    ({ place }) => !isInSentence(place) && !isInPeriod(place),
  )
}

function datesOf(scene: Scene): Placed[] {
  return writtenAt(scene).map(({ date }) => ({ place: date, score: 0.68 }))
}

function inRange(scene: Scene, edge: 'start' | 'end', type: 'date' | 'time' = 'date'): Placed[] {
  const range = rangeOf(scene, type)
  return range ? [{ place: range[edge], score: 0.6 }] : []
}

/** A field that nobody foresaw: an address to write to is known by its form, a house by its name. */
function byType(scene: Scene, name: FieldName): Placed[] {
  if (name.type === 'email') return unlabelled(scene, 'email', 0.9, 0.7)
  if (name.type === 'url') return unlabelled(scene, 'url', 0.9, 0.65)
  if (name.type === 'time') return timesOf(scene, name)
  if (name.type === 'date' && isOfDocument(name)) return datesOf(scene)
  if (isOfIssue(name)) return writtenAt(scene).map(({ place }) => ({ place, score: 0.66 }))
  return hasForm(name.type) ? [] : housesOf(scene, name)
}

/** "de 10:15 a 11:00": hora_inicio, end_time */
function timesOf(scene: Scene, { phrases }: FieldName): Placed[] {
  const words = phrases.at(-1) ?? []
  const says = (senses: ReadonlySet<number>) => words.some((word) => !word.senses.isDisjointFrom(senses))
  return says(startSenses)
    ? inRange(scene, 'start', 'time')
    : says(endSenses)
      ? inRange(scene, 'end', 'time')
      : []
}

const startSenses = sensesOfAny('start')
const endSenses = sensesOfAny('end')

/** "place", "issue place", "place of signing": where the document was written. */
function isOfIssue({ type, phrases }: FieldName): boolean {
  const words = phrases.at(-1) ?? []
  const isPlace = ({ senses }: Sensed) => !senses.isDisjointFrom(placeSenses)
  const isIssue = ({ senses }: Sensed) => !senses.isDisjointFrom(issueSenses)
  return !hasForm(type) && words.some(isPlace) && words.every((word) => isPlace(word) || isIssue(word))
}

/** agreement_date, fecha_contrato */
function isOfDocument({ phrases }: FieldName): boolean {
  return (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(documentSenses))
}

const placeSenses = sensesOfAny('place')
const issueSenses = sensesOfAny('issue', 'signature')

/** A hotel is the house that is called one, and not another company of the page. */
function writersOf(scene: Scene, grounds: Grounds, role: Role, name: FieldName): Placed[] {
  const parties = partyOf(grounds, role, scene.sheet.isReceipt)
  if (role !== 'seller') return parties
  const houses = housesOf(scene, name)
  return isOfAKind(name) && houses.length > 0 ? houses : [...houses, ...mastheadOf(scene), ...parties]
}

function onCard(place: Place | null | undefined): Placed[] {
  return place ? [{ place, score: 0.8 }] : []
}

function partyOf({ sellers, buyers }: Grounds, role: Role, isReceipt: boolean): Placed[] {
  // a receipt begins with its shop; a letter may begin with anything
  const bonus = isReceipt ? 0.12 : 0.04
  if (role === 'seller')
    return sellers
      .slice(0, 4)
      .map(({ place, score }) => ({ place, score: Math.min(0.78, score * 0.75 + bonus) }))
  return role === 'buyer' ? [...buyers] : []
}

function addressesOf(
  scene: Scene,
  { blocks, anchors, buyers, sellers, groups }: Grounds,
  role: Role,
  field: Wanted,
): Placed[] {
  return blocks.flatMap((block, i) => {
    const [first] = block.lines
    if (!first || !(block.isSure || isBelowSeller(scene, block, sellers))) return []
    const named = roleAt(anchors, first.part, scene.sheet.unit)
    const at = named ?? (groups.isInOwn(field, first.part) ? role : null)
    const isBuyers = block.names.some((name) => buyers.some(({ place }) => place.part === name))
    const owner = at ?? (isBuyers ? 'buyer' : 'seller')
    if (owner !== role) return []
    const place = block.lines.length === 1 ? first : joined(block.lines)
    return [{ place: trimmed(place), score: (at === role ? 0.75 : block.isSure ? 0.65 : 0.5) - 0.08 * i }]
  })
}

/** Without a postcode an address is one that stands right below its company's name. */
function isBelowSeller(scene: Scene, block: Block, sellers: readonly Placed[]): boolean {
  const name = sellers[0]?.place.part.words.at(-1)?.word
  const row = scene.sheet.rows.findIndex((parts) =>
    parts.some(({ words }) => words.some(({ word }) => word === name)),
  )
  return row >= 0 && block.row > row && block.row - row <= 2
}

function trimmed(place: Place): Place {
  const text = textOf(place)
  const start = /^[^\p{L}\p{N}(#]+/u.exec(text)?.[0].length ?? 0
  const tail = /[\s|_—~=<>«»*•·:;,]+$/u.exec(text)?.[0].length ?? 0
  return { ...place, start: place.start + start, end: place.end - tail }
}

/** "Rechnung Nr. 17 vom 5.6.2018", "Facture n° 8 du 13/11/2017": the date in the row of the document's number. */
function besideNumber(scene: Scene): Placed[] {
  return scene.labels
    .filter(
      ({ concepts, quality, index }) => concepts.includes('invoiceNumber') && quality >= 0.6 && index <= 1,
    )
    .flatMap(({ row, part, end }) =>
      (scene.sheet.rows[row] ?? []).flatMap((one) =>
        recognisers
          .date(one.folded)
          .filter(({ start, sureness }) => sureness >= 0.85 && (one !== part || start > end))
          .filter(
            ({ start }) =>
              !scene.labelsIn(one).some((label) => label.hasColon && label.end <= start && label.end > end),
          )
          .map((span) => ({
            place: { part: one, start: span.start, end: span.end },
            score: 0.76 - 0.004 * row,
          })),
      ),
    )
}

function isInSentence({ part, start, end }: Place): boolean {
  const others = part.folded.slice(0, start) + part.folded.slice(end)
  return (others.match(/\p{L}{3,}/gu)?.length ?? 0) > 3
}

/** Values of a form that no label claims, in reading order. */
function unlabelled(
  scene: Scene,
  type: 'date' | 'time' | 'phone' | 'email' | 'url' | 'iban' | 'taxId',
  least: number,
  score: number,
): Placed[] {
  return scene.sheet.rows
    .flat()
    .flatMap((part) =>
      recognisers[type](part.folded)
        .filter(({ sureness, start }) => sureness >= least && !isClaimed(scene, part, start))
        .map(({ start, end, sureness }, i) => ({
          place: { part, start, end },
          score: score * sureness - 0.01 * i,
        })),
    )
    .map((placed, i) => ({ ...placed, score: placed.score - 0.02 * Math.min(i, 8) }))
}

/** A label stands before it in its part, or alone to its left. */
function isClaimed(scene: Scene, part: Parameters<Scene['rowOf']>[0], start: number): boolean {
  if (scene.labelsIn(part).some((label) => label.end <= start && label.quality >= 0.5)) return true
  const row = scene.sheet.rows[scene.rowOf(part)] ?? []
  const before = row.slice(0, row.indexOf(part)).findLast((one) => /\p{L}/u.test(one.text))
  return (
    before !== undefined &&
    scene.labelsIn(before).some((label) => label.quality >= 0.6 && label.end >= before.text.length - 2)
  )
}

/** The code that is printed most, or else the sign. */
function currencyOf(scene: Scene): Placed[] {
  const found = scene.sheet.rows
    .flat()
    .flatMap((part) =>
      recognisers
        .currency(part.folded)
        .map(({ start, end, sureness }) => ({ place: { part, start, end }, sureness })),
    )
  const counts = Map.groupBy(
    found,
    ({ place, sureness }) => `${sureness} ${place.part.folded.slice(place.start, place.end)}`,
  )
  return [...counts.values()]
    .toSorted((a, b) => (b[0]?.sureness ?? 0) - (a[0]?.sureness ?? 0) || b.length - a.length)
    .slice(0, 1)
    .flatMap(([first]) => (first ? [{ place: first.place, score: 0.7 * first.sureness + 0.1 }] : []))
}

/** Where no label was read: the largest sum of the lower half that stands there twice. */
function totalOf(scene: Scene): Placed[] {
  const { rows } = scene.sheet
  const sums = rows.slice(Math.floor(rows.length / 3)).flatMap((row) =>
    row.flatMap((part) =>
      recognisers
        .amount(part.folded)
        .filter(({ start, end }) => hasCents(part.folded.slice(start, end)))
        .map(({ start, end }) => ({ part, start, end })),
    ),
  )
  const values = sums.map((place) => centsOf(textOf(place)) ?? 0)
  const highest = values.toSorted((a, b) => b - a).find((value, i, all) => all.indexOf(value) !== i)
  const at = values.lastIndexOf(highest ?? NaN)
  const place = sums[at]
  return place ? [{ place, score: 0.36 }] : []
}

/** The largest line that is no name, near the top. */
function titleOf(scene: Scene): Placed[] {
  const parts = scene.sheet.rows
    .slice(0, 10)
    .flat()
    .filter(({ text }) => (text.match(/\p{L}/gu)?.length ?? 0) > 3)
  const score = (part: (typeof parts)[number]) =>
    (part.box.y1 - part.box.y0) / scene.sheet.unit +
    (isTitle(part.text) ? 2 : 0) +
    (/发票|证|書|书|certificate|license|licence|diploma|invoice|rechnung/i.test(part.text) ? 1.5 : 0) -
    (hasLegalForm(part.text) ? 1 : 0)
  const best = parts.filter(({ text }) => !/[:：;]/u.test(text)).toSorted((a, b) => score(b) - score(a))[0]
  return best && score(best) > 1.5 && !hasPostcode(best.text)
    ? [{ place: trimmed(wholePart(best)), score: 0.55 }]
    : []
}
