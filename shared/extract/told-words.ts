// Words that a sentence tells: "Her reason for leaving was a move abroad", "the Off-Peak Plus plan", "employed as a Junior
// Surveyor".
import { textOf, type Place } from './place.ts'
import { isSame, sensedOf, type Sensed } from './senses.ts'
import { tokensOf } from './tokens.ts'

const mostWords = 8
const copula =
  /^[^.,;:]{0,25}?(?<!\p{L})(?:is|was|are|were|ist|war|lautet|est|était|es|fue|era|è|é|foi) (?<value>\p{L}.*?)[.;]?$/u

/** What the words of the name are said to be; one word alone is too often about something else. */
export function saidToBe(sentence: Place, from: number, own: readonly Sensed[]): Place | null {
  if (own.length < 2) return null
  const rest = textOf(sentence).slice(from)
  const value = copula.exec(rest)?.groups?.['value']
  if (value === undefined || value.split(' ').length > mostWords) return null
  const start = sentence.start + from + rest.lastIndexOf(value)
  return { ...sentence, start, end: start + value.length }
}

const capitals = String.raw`(?:\p{Lu}[\p{L}\d&'’-]*|\d+)`
const before = new RegExp(
  String.raw`(?<!\p{L})(?:the|our|your|an?) (?<value>${capitals}(?: ${capitals}){0,3}) (?<noun>\p{L}+)`,
  'gu',
)
const behind = new RegExp(
  String.raw`(?<noun>\p{Ll}{3,}) [«„“"'‘]?(?<value>\p{Lu}[\p{L}\d'’-]+(?: ${capitals}){0,3})`,
  'gu',
)

/** "our Technical Department", "the Gold plan", "la formule Sérénité Plus": a proper name beside the noun. */
export function calledIn(sentence: Place, noun: Sensed): Place | null {
  // the United States, New York City
  if (geographic.has(noun.key)) return null
  const text = textOf(sentence)
  for (const pattern of [before, behind])
    for (const match of text.matchAll(pattern)) {
      const { value = '', noun: said = '' } = match.groups ?? {}
      const [word] = sensedOf(tokensOf(said.toLowerCase()))
      if (!word || !isSame(word, noun)) continue
      const isPart = pattern === before && /^\p{Lu}/u.test(said)
      const start = sentence.start + match.index + match[0].indexOf(value)
      return { ...sentence, start, end: start + value.length + (isPart ? said.length + 1 : 0) }
    }
  return null
}

const geographic = new Set(['state', 'country', 'city', 'county', 'street', 'place', 'address'])

const asJob = new RegExp(
  String.raw`(?<!\p{L})(?:as|als|como|comme|in qualità di|en qualité d[e’'] ?) ?(?:an? |the |our |eine? )?(?<value>\p{Lu}[\p{L}-]+(?: (?:of|de|for|für|der) (?=\p{Lu})|(?: \p{Lu}[\p{L}-]+)){0,5})`,
  'u',
)

/** What somebody works as. */
export function workedAs(sentence: Place): Place | null {
  const match = asJob.exec(textOf(sentence))
  const value = match?.groups?.['value']?.trimEnd()
  if (!match || value === undefined) return null
  const start = sentence.start + match.index + match[0].lastIndexOf(value)
  return { ...sentence, start, end: start + value.length }
}
