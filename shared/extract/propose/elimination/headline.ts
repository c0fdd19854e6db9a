// What a page is headed by is what it is about: the largest line near its top that no field has taken is that of the
// field that asks how something is called, or of the very first one.
import type { Candidate } from '../../page/candidate.ts'
import { hasPostcode, isAddressLine } from '../../words/address-line.ts'
import { hasLegalForm, isEasternTitle } from '../../words/company-words.ts'
import { isDocumentTitle } from '../../words/document-title.ts'
import { isStateLine } from '../../words/state-line.ts'
import { asksForHouse } from '../parties/house.ts'
import { withNextLine } from '../../page/broken-line.ts'
import { shareText, textOf, wholePart, type Place } from '../../model/place.ts'
import { trimmed } from '../position/placed.ts'
import type { Scene } from '../../page/scene.ts'
import { isOfPerson, isTypeWord } from '../../words/sense-groups.ts'
import { sensedOf, type Sensed } from '../../words/senses.ts'
import type { Part } from '../../model/sheet.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Wanted } from '../../words/wanted.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { leastScore } from './match.ts'

/** In heights of a part, and as a share of the page. */
const leastHeight = 1.3
const mostDepth = 0.45
/** How early in a schema what heads the page is asked for without a word that says so, and of how many rows it heads. */
const first = 1
const fewestHeaded = 4

export function headlinesOf(
  scene: Scene,
  all: readonly Wanted[],
  left: readonly Wanted[],
  taken: readonly Candidate[],
): Candidate[] {
  const lines = headlines(scene, taken)
  const open = left.filter(isOpen)
  const early = scene.sheet.rows.length > fewestHeaded ? all.slice(0, first) : []
  const named = open.filter(isNaming)
  const main =
    named[0] ??
    open.find(
      (one) =>
        early.includes(one) &&
        one.name.concept === null &&
        one.name.type === 'text' &&
        !asksForHouse(one.name) &&
        !asksForDetail(one.name),
    )
  // what the paper is called is asked for as its title
  const isOfHouse = main !== undefined && (main.name.type === 'company' || asksForHouse(main.name))
  const [largest, ...others] =
    main?.name.concept === 'title'
      ? lines
      : lines.filter((line) => !isDocumentTitle(textOf(line)) && (isOfHouse || !hasLegalForm(textOf(line))))
  if (!main || !largest || (isOfThing(main) && isEasternTitle(textOf(largest)))) return []
  const more = named.slice(1).flatMap((field, i): Candidate[] => {
    const value = others[i]
    return value ? [headed(field, value)] : []
  })
  return [headed(main, largest), ...more]
}

/** The series of a certificate, the class of a vehicle: nothing is headed by them. */
function asksForDetail({ phrases }: Wanted['name']): boolean {
  const last = phrases.at(-1)?.at(-1)
  return last !== undefined && !last.senses.isDisjointFrom(details)
}

const details = sensesOfAny('series', 'class', 'kind', 'category', 'status', 'group', 'grade', '#', 'code')

/** What the paper is called is not what the car is. */
function isOfThing({ name: { group, concept } }: Wanted): boolean {
  return group !== null && concept !== 'title'
}

function headed(field: Wanted, value: Place): Candidate {
  return { field, value, label: null, relation: 'position', score: leastScore }
}

function headlines({ sheet, labelsIn }: Scene, taken: readonly Candidate[]): Place[] {
  const { rows, unit, box } = sheet
  const height = ({ box: own }: Part) => own.y1 - own.y0
  const isHeadline = (part: Part) =>
    (height(part) >= leastHeight * unit || isInCapitals(part) || isTitled(part.text)) &&
    part.box.y1 - box.y0 < mostDepth * (box.y1 - box.y0) &&
    (part.text.match(/\p{L}/gu)?.length ?? 0) > 3 &&
    !/[:：]|\d{4}/u.test(part.text.replace(yearAtEnd, '')) &&
    !hasPostcode(part.text) &&
    !isAddress(part.text.replace(yearAtEnd, '')) &&
    !isKnownWord(part) &&
    !isStateLine(part.text) &&
    !labelsIn(part).some(({ isWhole, hasColon }) => hasColon || isWhole)
  return rows
    .flat()
    .filter(isHeadline)
    .toSorted((a, b) => Number(isTitled(b.text)) - Number(isTitled(a.text)) || height(b) - height(a))
    .filter((part) => !taken.some(({ value }) => shareText(value, wholePart(part))))
    .map((part, _, all) => withNextLine(part, all, unit))
    .map((place) =>
      trimmed({ ...place, start: place.start + (numbered.exec(textOf(place))?.[0].length ?? 0) }),
    )
}

/** (12) United States Patent: which part of the paper it is. */
const numbered = /^\(\d{1,3}\) /

/** A title in quotation marks; or, by WIPO ST.9, behind the number that all offices print before that of an invention. */
function isTitled(text: string): boolean {
  return text.startsWith('(54) ') || /^[“"«„‘].*\p{L}{3}.*[”"»“’]$/u.test(text)
}

/** Northmoor Junior Championships 2024 */
const yearAtEnd = /(?<=\p{L} )(?:19|20)\d\d(?:[/-](?:\d\d){1,2})?$/u

/** A county or a park in large type has no number there: "Northmoor County Championships". */
function isAddress(text: string): boolean {
  return isAddressLine(text) && /[\d,，\p{Script=Han}]/u.test(text)
}

/** "Product" heads something else. */
function isKnownWord({ folded }: Part): boolean {
  const [word, more] = sensedOf(tokensOf(folded))
  return word !== undefined && !more && word.senses.size > 0
}

/** A line of several words in capitals is set to be seen, too. */
function isInCapitals(part: Part): boolean {
  const text = part.text.replace(numbered, '')
  return /^\p{Lu}{2,}.* .*\p{Lu}{3}/u.test(text) && !/\p{Ll}|\d/u.test(text)
}

function isOpen({ name }: Wanted): boolean {
  return (name.type === 'text' || name.type === 'company') && !isOfSomebody(name)
}

function isOfSomebody({ phrases, group }: Wanted['name']): boolean {
  return [...(phrases.at(-1) ?? []), ...(group?.words ?? [])].some(isOfPerson)
}

/** event_name, titolo, position: how something is called. */
function isNaming({ name: { phrases, concept, group } }: Wanted): boolean {
  const words = phrases.at(-1) ?? []
  const isType = (word: Sensed) => isTypeWord(word, 'company')
  return (
    concept === 'title' ||
    // of a group what is called so is the group's
    (group === null
      ? words.some((word) => isType(word) || !word.senses.isDisjointFrom(naming))
      : words.every(isType))
  )
}

const naming = sensesOfAny('title', 'event', 'course', 'position', 'exhibition')
