// Where something was done, as a sentence tells it: "Issued at Piraeus, Greece on 19 April", "presso il salone parrocchiale
// di San Donato, si è riunita l'assemblea", "Examination passed at Port Ellery Radio Society".
import { foldedOf, textOf, type Place } from '../../model/place.ts'
import type { FieldName } from '../../words/names.ts'
import { isSame, type Sensed } from '../../words/senses.ts'
import { sensesOf, sensesOfAny } from '../../words/word-senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'
import type { Sentence } from '../../page/running-text.ts'
import { isMeeting } from './times.ts'

const places = sensesOfAny('place', 'venue')

const at = String.raw`(?:at|in|presso|nel|nella|nello|negli|nell['’]|im|in der|in den|à|à la|au|aux|dans|dans le|dans la|en|en el|en la|chez|te|bij|op|in het|in de|na|no|em)`
const article = String.raw`(?:the |il |lo |la |le |l['’]|el |los |las |die |das |der |den |de |het |o |a |os |as |gli |i )?`
const goesOn = String.raw`[^,;:.()]{0,45}?`
/** A comma goes on to a town or a number: "Piraeus, Greece", "Lungolago Zanardelli, fronte civico 41". */
const tail = String.raw`(?:, (?:\p{Lu}[\p{L}'’-]+|\p{Ll}+ \p{Ll}+ \d+|\d+[a-z]?)(?: \p{Lu}[\p{L}'’-]+)*(?=[,.; ]|$))*`
const ends = String.raw`(?= *[;:.()]| *,| *$| (?:on|am|el|le|il|op|den|from|with|dated|und|and|statt|abgehalten|gehouden|s['’]est|si è|se |fand|this|met|con|mit)(?= |$|[.,;])| \d{1,2}[ ./])`
const stated = new RegExp(
  String.raw`(?<![\p{L}\d])${at} ?${article}(?<value>(?:\p{Ll}[\p{L}'’-]+ ){0,3}?(?:de |di |of )?[„“"«]?\p{Lu}${goesOn}${tail})${ends}`,
  'dgu',
)

/** In characters, behind the word for what was done. */
const reach = 60

export function placeIn({ place, said }: Sentence, name: FieldName): Place | null {
  const words = name.phrases.at(-1) ?? []
  if (!asksWhere(name)) return null
  const own = words.filter(({ senses }) => senses.isDisjointFrom(places))
  const about = own.length > 0 ? own : (name.group?.words ?? [])
  const from = about.length > 0 ? endOf(about, said) : isMeeting(foldedOf(place)) ? 0 : null
  if (from === null) return null
  for (const { indices } of textOf(place).matchAll(stated)) {
    const [start, end] = indices?.groups?.['value'] ?? [0, 0]
    if (start < from || (about.length > 0 && start - from > reach)) continue
    const value = { ...place, start: place.start + start, end: place.start + end }
    if (isNamed(textOf(value))) return value
  }
  return null
}

function asksWhere({ type, phrases }: FieldName): boolean {
  return (
    (type === 'text' || type === 'address') &&
    (phrases.at(-1) ?? []).some(({ senses }) => !senses.isDisjointFrom(places))
  )
}

function endOf(words: readonly Sensed[], said: readonly Sensed[]): number | null {
  const found = words.map((word) => said.find((one) => isSame(one, word)))
  const ends = found.flatMap((one) => one?.end ?? [])
  return ends.length === words.length ? Math.max(...ends) : null
}

/** A word with a capital that says nothing by itself is what a place is called. */
function isNamed(text: string): boolean {
  return (text.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []).some((word) =>
    tokensOf(word.toLowerCase()).some(
      ({ key }) => key.length > 2 && sensesOf(key).size === 0 && !months.test(key),
    ),
  )
}

const months =
  /^(?:jan|feb|f[eé]v|m[aä]r|apr|avr|abr|ma[iyg]|jun|juin|giu|jul|juil|lug|aug|ao[uû]t|ago|sep|set|o[ckt]t|nov|de[czs]|di[cz]|ene|gen)/u
