// Whether a value that stands somewhere can be a field's by its form alone: all of it, or what is of the type in it.
import { isBox } from '../../page/boxes.ts'
import { isInPeriod } from '../../page/date-range.ts'
import { hasForm, recogniseOne, recognisers, type ValueType } from '../../kinds/kinds.ts'
import { foldedOf, textOf, type Place } from '../../model/place.ts'
import { recogniseDuration } from '../../kinds/duration.ts'
import { rangeAround } from '../prose/whole-time.ts'
import type { Span } from '../../kinds/recogniser.ts'
import { hasLegalForm } from '../../words/company-words.ts'

/** A value of a type is no small part of what stands there. */
const minPart = 0.3

export function fittingIn(place: Place, type: ValueType): Place | null {
  const folded = foldedOf(place)
  if (!hasForm(type)) return freeIn(place, type)
  const [duration] = type === 'time' ? recogniseDuration(folded) : []
  const clock = recogniseOne(type, folded) ?? duration
  const span = type === 'time' && clock ? momentAround(rangeAround(clock, folded), folded) : clock
  if (!span || span.end - span.start < minPart * folded.length) return null
  const found = { part: place.part, start: place.start + span.start, end: place.start + span.end }
  if (type === 'amount' && !/[.,]\d{2}(?!\d)|\d{3}|\p{Sc}|元|円/u.test(folded)) return null
  if (type === 'number' && /^\d{8,}$/.test(foldedOf(found))) return null
  // 1977 is a year
  if (type === 'amount' && /^(?:19|20)\d{2}$/.test(foldedOf(found))) return null
  if (type === 'code' && recognisers.date(foldedOf(found)).some(({ sureness }) => sureness >= minOfDate))
    return null
  if (type === 'code' && recognisers.iban(folded).some(({ start, end }) => end - start >= minOfIban))
    return null
  return type === 'date' && isInPeriod(found) ? null : found
}

const minOfDate = 0.85
/** No country's has less than 15 characters, but some may have been lost. */
const minOfIban = 12

/** "2025年9月17日 09:20" is when something was, with its day. */
function momentAround(clock: Span, folded: string): Span {
  const day = recognisers
    .date(folded)
    .find(({ end }) => /^[\s,，]{0,2}$/u.test(folded.slice(end, clock.start)))
  return day && day.end <= clock.start ? { ...clock, start: day.start } : clock
}

/** Texts with more words are remarks. */
const maxWords = 30

/** Words that begin with capitals, or the one or other in small letters among them. */
function isName(text: string): boolean {
  const words = text.split(/[ ,]+/)
  const capitals = words.filter((word) => /^[\p{Lu}\p{Lo}]/u.test(word)).length
  return !/\d/.test(text) && capitals > words.length / 2 && !isLongHan(text) && !hasLegalForm(text)
}

/** 海濱國小大門口: nobody is called by so many characters. */
function isLongHan(text: string): boolean {
  return /^\p{Script=Han}{6,}$/u.test(text.replace(/[^\p{L}]/gu, ''))
}

function freeIn(place: Place, type: ValueType): Place | null {
  const span = recognisers.text(foldedOf(place))[0]
  if (!span) return null
  const found = { part: place.part, start: place.start + span.start, end: place.start + span.end }
  const text = textOf(found)
  if (text.split(' ').some(isBox) || text.split(' ').length > maxWords) return null
  if (type === 'name') return isName(text) ? found : null
  if (type === 'text') return found
  const isNumbered = type === 'company' && /^\d/.test(text)
  return /\p{L}{3}|\p{Script=Han}/u.test(text) && !/@/.test(text) && !isNumbered ? found : null
}
