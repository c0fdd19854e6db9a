// Values that a sentence tells: "The monthly rent is £1,150.00", "purchased on 9 January 2025", "between Ann Ellison
// (hereinafter the Landlord) and ...". The words of a field's name stand in the sentence, and its value behind them.
import { recogniseDuration } from '../../kinds/duration.ts'
import { hasForm } from '../../kinds/kinds.ts'
import { textOf, type Place } from '../../model/place.ts'
import type { Sentence } from '../../page/running-text.ts'
import { isOfPerson, isProfession, isTypeWord } from '../../words/sense-groups.ts'
import { isSame, type Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Scene } from '../../page/scene.ts'
import { namedAsCertified, namedBehind, placeSenses } from './names.ts'
import { payByDates } from './pay-by.ts'
import { besideDates, nearest } from './nearest.ts'
import type { Placed } from '../position/placed.ts'
import { codesIn } from './codes.ts'
import { measureIn } from './measures.ts'
import { placeIn } from './places.ts'
import { edgesIn, onlyOne, type Edge } from './edges.ts'
import { statedInClause } from './clauses.ts'
import { statedInCyrillic } from './cyrillic.ts'
import { statedInHan } from './han.ts'
import { changedIn } from './figures.ts'
import { calledIn, figureBehind } from './words.ts'
import type { FieldName } from '../../words/names.ts'
import type { RequestedField } from '../../words/requested-field.ts'

const score = 0.62

export function valuesInSentences(scene: Scene, { name }: RequestedField): Placed[] {
  const words = wordsFor(name)
  const isOfGroup = name.group !== null && words !== name.phrases.at(-1)
  if (words.length === 0) return []
  if (name.concept !== null && ofSums.has(name.concept) && !isOfGroup) return []
  if (name.concept === 'dueDate') return payByDates(scene).map((place) => ({ place, score }))
  const edge = edgeOf(name, words)
  const atEdge = edge && name.type === 'date' ? statedEdge(scene.sentences(), edge, words) : null
  if (atEdge) return [{ place: atEdge, score }]
  const codes = statedCodes(scene.sentences(), name)
  if (codes.length > 0) return codes
  const stated = scene.sentences().flatMap((sentence) => {
    const value =
      statedInHan(sentence.place, name) ??
      statedInClause(sentence.place, name) ??
      certifiedOrWorking(sentence.place, name) ??
      valueIn(sentence, name, words) ??
      measureIn(sentence, name)
    return value ? [{ place: value, score }] : []
  })
  // a letter says first what it is about: of two sums that are called so the later one is another
  const isHan = stated.every(({ place }) => /\p{Script=Han}/u.test(place.part.text))
  return name.type === 'amount' && isHan
    ? stated.map((one, i) => (i === 0 ? one : { ...one, score: ofLater * score }))
    : stated
}

const ofLater = 0.75

/** The first of several parcels is the subject; others are known only by their owners. */
function statedCodes(sentences: readonly Sentence[], name: FieldName): Placed[] {
  const codes = sentences.flatMap((sentence) => codesIn(sentence, name))
  const texts = new Set(codes.map(({ place }) => textOf(place)))
  if (name.group !== null && texts.size > 1) return []
  return codes.map((one, i) => (i === 0 ? one : { ...one, score: ofLater * one.score }))
}

/** The words to look for in a sentence: for a phone they include its owner. */
function wordsFor({ phrases, type, group }: FieldName): readonly Sensed[] {
  const own = phrases.at(-1) ?? []
  const isBare = own.every((word) => isTypeWord(word, type) || isTypeWord(word, 'name'))
  return isBare && group ? [...group.words, ...own] : own
}

function edgeOf({ keys }: FieldName, words: readonly Sensed[]): Edge | null {
  const says = (senses: ReadonlySet<number>) => words.some((word) => !word.senses.isDisjointFrom(senses))
  // start_by, reply_by
  if (says(deadlineSenses) || keys.some((key) => key.endsWith('by'))) return 'deadline'
  return says(startSenses) ? 'start' : says(endSenses) ? 'end' : null
}

/** In a sentence that says what else the name says, or where all sentences tell but one day. */
function statedEdge(sentences: readonly Sentence[], edge: Edge, words: readonly Sensed[]): Place | null {
  const own = words.filter(
    (word) => !isTypeWord(word, 'date') && word.senses.isDisjointFrom(sensesOfEdge[edge]),
  )
  const about = sentences.filter(({ said }) => own.every((word) => said.some((one) => isSame(one, word))))
  const all = (list: readonly Sentence[]) => list.flatMap(({ place }) => edgesIn(place, edge))
  return (own.length > 0 ? onlyOne(all(about)) : null) ?? onlyOne(all(sentences))
}

const startSenses = sensesOfAny('start')
const endSenses = sensesOfAny('end')
const deadlineSenses = sensesOfAny('deadline')
const sensesOfEdge = { start: startSenses, end: endSenses, deadline: deadlineSenses } as const

/** Notes tell much of totals and of taxes that is not this document's. */
const ofSums: ReadonlySet<string> = new Set(['total', 'subtotal', 'tax', 'invoiceNumber', 'discount'])

function valueIn({ place, said }: Sentence, name: FieldName, words: readonly Sensed[]): Place | null {
  const { type, concept, role, group } = name
  const own = words.filter((word) => !isTypeWord(word, type) && word.senses.isDisjointFrom(periodSenses))
  const asksPeriod = words.some(({ senses }) => !senses.isDisjointFrom(periodSenses))
  const isSaid = (word: Sensed) => said.some((one) => isSame(one, word))
  if (hasForm(type) || asksPeriod) {
    const asked = own.length > 0 ? own : words
    // a date that is called nothing else may be of anything
    if (concept === 'date' && own.length === 0) return null
    const changed = changedIn(place, own, isSaid, type)
    if (changed) return changed
    if (!isAbout(asked, isSaid)) return null
    const endsOf = (word: Sensed) => said.filter((one) => isSame(one, word)).map(({ end }) => end)
    const ends = [Math.max(...asked.flatMap(endsOf)), ...asked.slice(-1).flatMap(endsOf)]
    const recognise =
      asksPeriod && (!hasForm(type) || type === 'time') ? recogniseDuration : besideDates(type)
    // "The monthly rent is 500.00, payable on the first of the month": what the name is of stands before its value
    const found =
      ends.map((end) => nearest(place, end, recognise, type === 'date')).find((one) => one !== null) ?? null
    return found
  }
  if (type === 'address') return null
  const where = placeIn({ place, said }, name)
  if (where) return where
  const isJob = concept === 'jobTitle'
  const about = own.filter((word) => word.senses.isDisjointFrom(placeSenses))
  const last = said.findLast((one) => about.some((word) => isSame(one, word)))
  // the group of "title" and "name" says what has that title
  const noun = type !== 'text' || isJob ? undefined : (own.at(-1) ?? group?.words.at(-1))
  return (
    (type === 'name' || (concept === 'party' && role !== null) ? certifiedFor(name, place) : null) ??
    (last && type === 'text' && about.every(isSaid) ? figureBehind(place, last.end) : null) ??
    (noun && noun.senses.size > 0 ? calledIn(place, noun) : null) ??
    (last && about.every(isSaid) ? namedBehind(place, last.end, words) : null)
  )
}

/** Nobody certifies the writer's own name. */
function certifiedFor({ role, group, phrases, keys }: FieldName, place: Place): Place | null {
  if (keys.some((key) => key.endsWith('by'))) return null
  const own = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, 'name'))
  const isHolder = group === null && own.every(({ senses }) => !senses.isDisjointFrom(holders))
  const isCertifiable =
    role !== null ? certifiable.has(role) || isHolder : (group?.words.some(isOfPerson) ?? isHolder)
  return isCertifiable ? namedAsCertified(place) : null
}

/** Words for the person that a document is about; also a bare "name". */
const holders = sensesOfAny(
  ...'holder,owner,bearer,participants,recipient,beneficiary,applicant,candidate,entrant'.split(','),
)

function certifiedOrWorking(place: Place, name: FieldName): Place | null {
  // the person who signs is somebody else
  const isOfTrade = (name.phrases.at(-1) ?? []).some(isProfession)
  const isCertifiable = name.role === null ? !isOfTrade : certifiable.has(name.role)
  return isCertifiable ? statedInCyrillic(place, name) : null
}

const certifiable: ReadonlySet<FieldName['role']> = new Set([
  ...(['employee', 'student', 'patient', 'tenant', 'insured', 'owner', 'donor'] as const),
])

/** The subject need not be named in every sentence: the birth of "intern birth date". */
function isAbout(words: readonly Sensed[], isSaid: (word: Sensed) => boolean): boolean {
  const needed = words.filter((word) => !isOfPerson(word))
  return (needed.length > 0 ? needed : words).every(isSaid)
}

const periodSenses = sensesOfAny('period', 'hours', 'days')
