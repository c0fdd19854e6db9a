// Evidence for and against a value: how it was found, how certainly it was read, and its form.
import type { Word } from '../../page.ts'
import { hasPostcode, isStreet } from '../words/address-line.ts'
import { isBox } from '../page/boxes.ts'
import type { Candidate } from '../page/candidate.ts'
import { hasLegalForm } from '../words/company-words.ts'
import { hasForm, recognisers, type ValueType } from '../kinds/kinds.ts'
import { foldedOf, textOf, wordsIn, type Place } from '../model/place.ts'
import { readingOf } from './readings.ts'
import { italianTaxId } from '../kinds/tax-id.ts'
import { figureOfMeasure, isUnit } from '../kinds/unit.ts'
import type { Scene } from '../page/scene.ts'

/** Each is a number that a weight stands for. */
export const signNames = [
  // how well it fits its label, and how far it is ahead of the next one; cells of a table are told by their place
  'score',
  'lead',
  'headedCell',
  'listedCell',
  'weakestWord',
  // two networks that are hardly sure of a word are wrong in every second case, though they read it alike
  'doubtedWord',
  'page',
  'receipt',
  'date',
  'time',
  'amount',
  // it adds up with the sums around it, or stands on the page more than once
  'addingSum',
  'repeatedSum',
  // a larger sum stands above what is told as the total, or two of them below
  'outdoneTotal',
  // nothing but the reading tells whether the letters of a free text are right
  'free',
  'weakestFreeWord',
  'oddSign',
  'company',
  'legalForm',
  'address',
  // it has a street as well as a postcode: an address that lacks one of them is often cut
  'wholeAddress',
] as const

type OptionWithClues = Readonly<Record<(typeof signNames)[number], number>>
export type Weights = OptionWithClues & { readonly base: number }
export interface Signs extends OptionWithClues {
  /** Nothing on a page proves such a value, however well it was read. */
  readonly isUnprovable: boolean
}
type Link = Pick<Signs, 'score' | 'lead' | 'headedCell' | 'listedCell'>
const noLink: Link = { score: 0, lead: 0, headedCell: 0, listedCell: 0 }

export function signsOfLinked(scene: Scene, { field, value, score }: Candidate, lead: number): Signs {
  const signs = signsOf(scene, value, field.name.type, { ...noLink, score, lead })
  const isOutdone =
    signs.amount > 0 && field.name.concept === 'total' && isIn(value, scene.provenSums().outdone)
  return enabled(scene, isOutdone ? { ...signs, outdoneTotal: 1 } : signs)
}

export function signsOfCell(scene: Scene, cell: Place, type: ValueType, isHeaded: boolean): Signs {
  const link = { ...noLink, headedCell: isHeaded ? 1 : 0, listedCell: isHeaded ? 0 : 1 }
  return enabled(scene, signsOf(scene, cell, type, link))
}

/** The name by which a clue is left out, as a step is. */
export function clueStep(name: string): string {
  return `clue:${name}`
}

function enabled({ disabled }: Scene, signs: Signs): Signs {
  const off = signNames.filter((name) => disabled.has(clueStep(name)))
  return { ...signs, ...Object.fromEntries(off.map((name) => [name, 0])) }
}

function signsOf(scene: Scene, value: Place, asked: ValueType, link: Link): Signs {
  const type = isOfForm(value, asked) ? asked : formOf(value)
  // the unit of a measure is one of few, so its confidence does not count
  const figure = scene.sheet.isReceipt ? 0 : figureOfMeasure(foldedOf(value))
  const read = figure > 0 ? { ...value, end: value.start + figure } : value
  const { weakest, isDoubted } = withForm(value, readingOf(read, scene.sheet.isReceipt))
  const isFree = !hasForm(type)
  const text = textOf(value)
  return {
    ...link,
    weakestWord: weakest,
    doubtedWord: isDoubted ? 1 : 0,
    page: scene.sheet.confidence,
    receipt: scene.sheet.isReceipt ? 1 : 0,
    date: type === 'date' ? 1 : 0,
    time: type === 'time' ? 1 : 0,
    ...ofSum(scene, value, type),
    free: isFree ? 1 : 0,
    weakestFreeWord: isFree ? weakest : 0,
    oddSign: isFree && odd.test(withoutLines(withoutQuotes(text))) && !isBox(text) ? 1 : 0,
    company: type === 'company' ? 1 : 0,
    legalForm: type === 'company' && hasLegalForm(text) ? 1 : 0,
    address: type === 'address' ? 1 : 0,
    wholeAddress: type === 'address' && isWholeAddress(text) ? 1 : 0,
    isUnprovable: type === 'address' || type === 'time' || isBareSign(text, type),
  }
}

/** Where each sign of a number is a letter or a figure by its place, hardly one is read for another, nor is a unit. */
function withForm(value: Place, reading: ReturnType<typeof readingOf>): ReturnType<typeof readingOf> {
  const folded = foldedOf(value)
  const isKnown = folded.match(italianTaxId) !== null || isUnit(folded)
  return isKnown ? { weakest: Math.max(minOfForm, reading.weakest), isDoubted: false } : reading
}

const minOfForm = 0.9

/** Whether a currency is only a sign; its code may be requested. */
function isBareSign(text: string, type: ValueType): boolean {
  return type === 'currency' && !/\p{L}/u.test(text)
}

/** A date that is told by its label alone, "from Oslo", is text and as sure as text. */
function isOfForm(value: Place, type: ValueType): boolean {
  return type !== 'text' && (!hasForm(type) || recognisers[type](foldedOf(value)).length > 0)
}

/** A field that nobody foresaw may hold a measure, a sum or a date, whose letters are few and known. */
function formOf(value: Place): ValueType {
  const folded = foldedOf(value)
  const isAllBut = (type: ValueType, rest: RegExp) => {
    const [span, other] = recognisers[type](folded)
    return span && !other && rest.test(folded.slice(0, span.start)) && rest.test(folded.slice(span.end))
  }
  if (isAllBut('date', /^$/)) return 'date'
  if (figureOfMeasure(folded) > 0) return 'number'
  return isAllBut('amount', /^ ?(?:\p{Sc}|\p{L}{1,3})? ?$/u) && /[.,]\d{2}(?!\d)|\p{Sc}/u.test(folded)
    ? 'amount'
    : 'text'
}

function isWholeAddress(text: string): boolean {
  return hasPostcode(text) && isStreet(text)
}

function ofSum(
  scene: Scene,
  value: Place,
  type: ValueType,
): Pick<Signs, 'amount' | 'addingSum' | 'repeatedSum' | 'outdoneTotal'> {
  if (type !== 'amount') return { amount: 0, addingSum: 0, repeatedSum: 0, outdoneTotal: 0 }
  const { adding, repeated } = scene.provenSums()
  return {
    amount: 1,
    addingSum: isIn(value, adding) ? 1 : 0,
    repeatedSum: isIn(value, repeated) ? 1 : 0,
    outdoneTotal: 0,
  }
}

function isIn(value: Place, sums: ReadonlySet<Word>): boolean {
  return wordsIn(value).every(({ word }) => sums.has(word))
}

/** Removes strokes before a text, which underlining is read as. */
export function withoutLines(text: string): string {
  return text.replace(/(?<=^|\s)_+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])_+(?=\s|$)/gu, '')
}

function withoutQuotes(text: string): string {
  return text.replace(/["“„«]([^"“”„«»]+)["”“»]/gu, '$1')
}

/** A sign that no name or address has, a capital, a digit or a comma inside a word: that was misread. */
const odd = /[^\p{L}\p{N}\s.,&'’()/@+:#°%，。、：；（）・～-]|\p{Ll}\p{Lu}{2}|\p{L}\d\p{L}|\p{Ll},\p{Ll}/u
