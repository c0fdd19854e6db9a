// Values that a sentence tells: "The monthly rent is £1,150.00", "purchased on 9 January 2025", "between Ann Ellison
// (hereinafter the Landlord) and ...". The words of a field's name stand in the sentence, and its value behind them.
import { recogniseDuration } from './recognisers/duration.ts'
import { hasForm, recognisers } from './recognisers/recognisers.ts'
import type { Recogniser } from './recognisers/recogniser.ts'
import { textOf, type Place } from './place.ts'
import { isOfPerson, isSame, isTypeWord, sensedOf, sensesOfAny, type Sensed } from './senses.ts'
import type { Scene } from './scene.ts'
import { tokensOf } from './tokens.ts'
import type { FieldName } from './names.ts'
import type { Wanted } from './wanted.ts'

export interface Told {
  readonly place: Place
  readonly score: number
}

/** In characters: how far behind its word a value may stand, and how far before. */
const reach = 60
const reachBack = 14

/** "Box 7" is not what a sentence is about. */
const shortest = 3

const score = 0.62

export function toldInProse(scene: Scene, { name }: Wanted): Told[] {
  const words = name.phrases.at(-1) ?? []
  if (words.length === 0 || (name.concept !== null && ofSums.has(name.concept))) return []
  return scene.paragraphs().flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap((sentence) => {
      const value = valueIn(sentence, name, words)
      return value ? [{ place: value, score }] : []
    }),
  )
}

/** Notes tell much of totals and of taxes that is not this document's. */
const ofSums: ReadonlySet<string> = new Set(['total', 'subtotal', 'tax', 'invoiceNumber', 'discount'])

/** A full stop ends a sentence where a capital follows, and not in "Dr. Hale" or "1. Premises". */
function sentencesOf({ part }: Place): Place[] {
  const ends = [
    ...part.text.matchAll(/(?<=\p{Ll}{2}|\d|[)\]”"’'])[.!?;](?= +[\p{Lu}\p{N}]|$)|[。！？；]/gu),
  ].map(({ index }) => index + 1)
  return [0, ...ends].map((start, i) => ({ part, start, end: ends[i] ?? part.text.length }))
}

function valueIn(sentence: Place, { type, concept }: FieldName, words: readonly Sensed[]): Place | null {
  const own = words.filter((word) => !isTypeWord(word, type) && word.senses.isDisjointFrom(periodSenses))
  const asksPeriod = words.some(({ senses }) => !senses.isDisjointFrom(periodSenses))
  const said = sensedOf(tokensOf(sentence.part.folded.slice(sentence.start, sentence.end)))
  const isSaid = (word: Sensed) => said.some((one) => isSame(one, word))
  if (hasForm(type) || asksPeriod) {
    const asked = own.length > 0 ? own : words
    // a date that is called nothing else may be of anything
    if (!isToldOf(asked, isSaid) || (concept === 'date' && own.length === 0)) return null
    const ends = said.filter((one) => asked.some((word) => isSame(one, word))).map(({ end }) => end)
    const recognise = asksPeriod && !hasForm(type) ? recogniseDuration : recognisers[type]
    return nearest(sentence, Math.max(...ends), recognise)
  }
  if (type === 'address') return null
  const about = own.filter((word) => word.senses.isDisjointFrom(placeSenses))
  const last = said.findLast((one) => about.some((word) => isSame(one, word)))
  return (
    partyIn(sentence, own) ??
    namedBefore(sentence, about) ??
    (last && about.every(isSaid) ? namedBehind(sentence, last.end, words) : null)
  )
}

/** "D. Gabriel Tovar, médico colegiado": who somebody is stands behind the name. */
function namedBefore({ part, start, end }: Place, about: readonly Sensed[]): Place | null {
  const text = part.text.slice(start, end)
  for (const match of text.matchAll(withSalutation)) {
    const value = match.groups?.['value'] ?? ''
    const behind = /^, *(?:an? |the |un |una |il |la |le |el |der |die )?(\p{L}+)/iu.exec(
      text.slice(match.index + match[0].length),
    )
    const [word] = sensedOf(tokensOf(behind?.[1]?.toLowerCase() ?? ''))
    if (!word || !about.some((one) => isSame(one, word))) continue
    const at = start + match.index + match[0].length - value.length
    return { part, start: at, end: at + value.trimEnd().length }
  }
  return null
}

/** "Signed on behalf of the company by Peter Ashdown", "born on 3 May 1980 in Lyon": names begin with capitals. */
function namedBehind({ part, start, end }: Place, from: number, words: readonly Sensed[]): Place | null {
  const isPlace = words.some(({ senses }) => !senses.isDisjointFrom(placeSenses))
  const rest = part.text.slice(start + from, end)
  const found =
    (isPlace ? behindIn : behindBy).exec(rest)?.groups?.['value'] ??
    (isPlace ? undefined : appositive.exec(rest)?.groups?.['value'])
  // a sentence in capitals has no names that stand out
  if (found === undefined || !/\p{Ll}/u.test(found)) return null
  const at = start + from + rest.indexOf(found)
  return { part, start: at, end: at + found.trimEnd().length }
}

const placeSenses = sensesOfAny('place')
const capitals = "(?<value>(?:\\p{Lu}[\\p{L}.'’-]+ ?){1,5})"
const behindBy = new RegExp(
  `^[^.,;:]{0,45}?(?<!\\p{L})(?:by|durch|von|par|por|da|door) +(?:the )?${capitals}`,
  'u',
)
/** "the patient John Smith", "Je soussignée, Claire Montagne" */
const appositive = new RegExp(`^,? +(?:(?:Mrs?|Ms|M|Mme|Herrn?|Frau|Sig|Sra?|Dr)\\.? +)?${capitals}`, 'u')
const behindIn = new RegExp(`^[^.;:]{0,45}?(?<!\\p{L})(?:in|at|zu|à|a|en|em|te) +${capitals}`, 'u')

/** Who it is about need not be said in every sentence: the birth of "intern birth date". */
function isToldOf(words: readonly Sensed[], isSaid: (word: Sensed) => boolean): boolean {
  const needed = words.filter((word) => !isOfPerson(word))
  return (needed.length > 0 ? needed : words).every(isSaid)
}

const periodSenses = sensesOfAny('period')

/** The first value behind the words, or one right before them. */
function nearest(sentence: Place, from: number, recognise: Recogniser): Place | null {
  const { part, start, end } = sentence
  const folded = part.folded.slice(start, end)
  const spans = recognise(folded)
    .filter((span) => span.end - span.start >= shortest)
    .toSorted((a, b) => a.start - b.start)
  const behind = spans.find((span) => span.start >= from && span.start - from <= reach)
  const before = spans.findLast((span) => span.end <= from && from - span.end <= reachBack)
  const span = behind ?? before
  return span ? { part, start: start + span.start, end: start + span.end } : null
}

/** Ann Ellison (hereinafter the "Landlord"): who is called so in brackets. */
function partyIn({ part, start, end }: Place, own: readonly Sensed[]): Place | null {
  for (const match of part.text.slice(start, end).matchAll(/[(（][^()（）]{3,60}[)）]/gu)) {
    const inside = sensedOf(tokensOf(match[0].toLowerCase()))
    if (inside.length > 6 || !own.some((word) => inside.some((one) => isSame(one, word)))) continue
    if (!/["“„«「'’]|the |der |die |le |la |el |il |o |a /iu.test(match[0])) continue
    const before = part.text.slice(start, start + match.index)
    const addressed = [...before.matchAll(withSalutation)].at(-1)
    if (addressed?.groups?.['value']) {
      const at = start + addressed.index + addressed[0].length - addressed.groups['value'].length
      return { part, start: at, end: at + addressed.groups['value'].trimEnd().length }
    }
    const from = Math.max(...[...before.matchAll(beforeParty)].map((one) => one.index + one[0].length), -1)
    const place = { part, start: start + Math.max(0, from), end: start + before.trimEnd().length }
    const text = textOf(place)
    if (from >= 0 && /^\p{Lu}|^\p{Lo}/u.test(text) && text.length <= 80) return withoutTail(place)
  }
  return null
}

const withSalutation = new RegExp(
  `(?<!\\p{L})(?:Mrs?|Ms|Mme|Monsieur|Madame|Mademoiselle|Herrn?|Frau|Sig(?:\\.ra)?|Sra?|Dra?|D\\.ª|D|Dña|Don|Doña)\\.? +${capitals}`,
  'gu',
)

const beforeParty =
  /(?:between|zwischen|entre|tra|fra|tussen|由|与)\s*:?\s+|[)）]\s*,?\s*(?:and|und|et|y|e|en)\s+|(?<=\.|^)\s*(?=\p{Lu})/giu

/** What explains who it is, "a company registered in ...", stands behind a comma. */
function withoutTail(place: Place): Place {
  const cut = textOf(place).search(
    /, (?:an? |of |residing |born |geb|wohnhaft |whose |with |mit |né|domicil|con )|,$/u,
  )
  return cut > 0 ? { ...place, end: place.start + cut } : place
}
