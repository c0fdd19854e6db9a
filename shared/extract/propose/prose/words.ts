// Words that a sentence tells: "Her reason for leaving was a move abroad", "the Off-Peak Plus plan", "employed as a Junior
// Surveyor".
import { recogniseDuration } from '../../kinds/duration.ts'
import { textOf, type Place } from '../../model/place.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** "a final mark of 28/30" */
export function figureBehind(sentence: Place, from: number): Place | null {
  const match =
    /^ ?(?:of|di|de|von|van|d['’])? ?(?<value>(?!(?:19|20)\d\d(?![\d/-]))\d[\d.,/-]*\d|\d)(?![\p{L}\d])/u.exec(
      textOf(sentence).slice(from),
    )
  const value = match?.groups?.['value']
  if (!match || value === undefined) return null
  const start = sentence.start + from + match[0].length - value.length
  // "ha validità 5 anni": how long it is, with its unit
  const lasting = recogniseDuration(sentence.part.folded.slice(start, sentence.end)).find(
    (span) => span.start === 0,
  )
  return { ...sentence, start, end: start + Math.max(value.length, lasting?.end ?? 0) }
}

const capitals = String.raw`(?:\p{Lu}[\p{L}\d&'’-]*|\d+)`
const before = new RegExp(
  String.raw`(?<!\p{L})(?:the|our|your|an?) (?<value>${capitals}(?: ${capitals}){0,3}) (?<noun>\p{L}+)`,
  'gu',
)
const behind = new RegExp(
  String.raw`(?<noun>\p{Ll}{3,}) (?:(?<of>de|di|of|für|van) )?[«„“"'‘]?(?<value>\p{Lu}[\p{L}\d'’-]+(?: ${capitals}){0,3})(?=(?<next>.?))`,
  'gu',
)

const inQuotes = /(?<noun>\p{L}{3,}) [«„“"‘](?<value>[^«»„“”"‘’]{3,60})[»”"’“]/gu

/** "our Technical Department", "the Gold plan", "la formule Sérénité Plus": a proper name beside the noun. */
export function calledIn(sentence: Place, noun: Sensed): Place | null {
  // the United States, New York City
  if (geographic.has(noun.key)) return null
  const text = textOf(sentence)
  for (const pattern of [before, inQuotes, behind])
    for (const match of text.matchAll(pattern)) {
      const { value = '', noun: said = '', of, next = '' } = match.groups ?? {}
      // "the course of Fine pastry": the name goes on in small letters
      if (of !== undefined && !/[,.;]|^$/.test(next)) continue
      const [word] = sensedOf(tokensOf(said.toLowerCase()))
      if (!word || !isSame(word, noun)) continue
      const isPart = pattern === before && /^\p{Lu}/u.test(said)
      const start = sentence.start + match.index + match[0].indexOf(value)
      return { ...sentence, start, end: start + value.length + (isPart ? said.length + 1 : 0) }
    }
  return null
}

const geographic = new Set(['state', 'country', 'city', 'county', 'street', 'place', 'address'])
