// What a page has once, and a schema asks for once, belongs together: the one phone number of a letterhead, the one sum
// with a currency in a certificate.
import { fits } from './choose.ts'
import type { Candidate, Search } from './candidates.ts'
import type { ValueType } from './lexicon/concept.ts'
import { foldedOf, shareText, type Place } from './page/place.ts'
import { centsOf } from './recognisers/amount.ts'
import { recognisers } from './recognisers/recognisers.ts'
import type { Scene } from './scene.ts'
import { isSame, sensedOf } from './words/senses.ts'
import { tokensOf } from './words/tokens.ts'
import { sensesOfAny } from './words/word-senses.ts'

const score = 0.58
const types = ['phone', 'email', 'url', 'iban', 'amount'] as const

export function withOnlyOnes(scene: Scene, searches: readonly Search[]): Search[] {
  if (scene.sheet.isReceipt) return [...searches]
  const found = types.flatMap((type) => {
    const only = onlyOf(scene, type, searches)
    return only ? [only] : []
  })
  return searches.map((search) => {
    const candidate = found.find(({ field }) => field === search.field)
    return candidate ? { ...search, candidates: [...search.candidates, candidate] } : search
  })
}

function onlyOf(scene: Scene, type: (typeof types)[number], searches: readonly Search[]): Candidate | null {
  const asking = searches.filter(({ field }) => field.name.type === type && field.node.kind === 'value')
  const [search, other] = asking
  if (!search || other || search.candidates.some(fits)) return null
  const places = placesOf(scene, type)
  const [place] = places
  const isOne = new Set(places.map((one) => keyOf(type, one))).size === 1
  if (
    !place ||
    !isOne ||
    isOfOther(search, place) ||
    searches.some(({ candidates }) => candidates.some((one) => fits(one) && shareText(one.value, place)))
  )
    return null
  return { field: search.field, value: place, label: null, relation: 'position', score }
}

/** "The monthly rent is £1,150.00": a sum that is called something else. */
function isOfOther({ field: { name } }: Search, { part }: Place): boolean {
  const said = sensedOf(tokensOf(part.folded)).filter(({ senses }) => !senses.isDisjointFrom(kindsOfSums))
  const own = name.phrases.flat()
  return said.length > 0 && !said.some((word) => own.some((one) => isSame(word, one)))
}

const kindsOfSums = sensesOfAny(
  ...'rent,deposit,discount,tax,fine,balance,interest,salary,refund,bonus,insurance,subscription'.split(','),
)

function placesOf({ sheet }: Scene, type: ValueType): Place[] {
  return sheet.rows.flat().flatMap((part) =>
    recognisers[type](part.folded)
      .map(({ start, end }) => ({ part, start, end }))
      .filter((place) => type !== 'amount' || hasCurrency(place)),
  )
}

/** A sum of money, and not just a figure: behind or before its currency. */
function hasCurrency({ part, start, end }: Place): boolean {
  const around = part.folded.slice(Math.max(0, start - 4), end + 4)
  return /\p{Sc}|[元円원圆]|rmb|cny|usd|eur|jpy|krw|руб/u.test(around)
}

function keyOf(type: ValueType, place: Place): string {
  const text = foldedOf(place)
  return type === 'amount' ? String(centsOf(text) ?? text) : text.replace(/[^\p{L}\p{N}]/gu, '')
}
