// The possible meanings of a few tokens of a page as a label: of the lexicon, of a party, or of the schema.
import { isOfAddress, labelIndex, partyNameKeys, roleLabels } from '../lexicon/lexicon.ts'
import type { Role } from '../lexicon/parties.ts'

export interface Meaning {
  readonly concepts: readonly string[]
  readonly roles: readonly Role[]
  /** The schema itself calls a field so. */
  readonly isAsked: boolean
}

export interface Vocabulary {
  readonly meaningOf: (tokens: readonly string[]) => Meaning | null
  /** Keys that the schema asks for, as long as this one give or take `most`: to be found although they were misread. */
  readonly nearKeys: (key: string, max: number) => readonly string[]
}

const connectors = new Set('of,the,de,du,des,del,della,da,do,der,van,la,le,des,s,d,l,on,an,di,の'.split(','))

const articles = new Set('le,la,les,l,the,der,die,das,el,los,las,il,lo,gli,o,a,os,as,het'.split(','))

export function vocabularyOf(asked: ReadonlySet<string>, near: readonly string[]): Vocabulary {
  const known = new Map<string, Meaning | null>()
  const meaningOf = (tokens: readonly string[]) => {
    const key = tokens.join('')
    const before = known.get(key)
    if (before !== undefined) return before
    const meaning = lookUp(tokens, key, asked.has(key))
    known.set(key, meaning)
    return meaning
  }
  const byLength = Map.groupBy(
    near.filter(({ length }) => length >= minNear),
    (key) => groupOf(key, key.length),
  )
  const nearKeys = (key: string, max: number) =>
    Array.from({ length: 2 * max + 1 }, (_, i) => key.length - max + i).flatMap(
      (length) => byLength.get(groupOf(key, length)) ?? [],
    )
  return { meaningOf, nearKeys }
}

/** Every other word is as near to a shorter one. */
const minNear = 5

/** A Han label is never misread as a Latin one. */
function groupOf(key: string, length: number): string {
  return `${/^\p{Script=Han}/u.test(key) ? 'han' : 'other'} ${length}`
}

function lookUp(tokens: readonly string[], key: string, isAsked: boolean): Meaning | null {
  const concepts = labelIndex.get(key) ?? []
  const roles = roleLabels.get(key) ?? []
  if (concepts.length > 0 || roles.length > 0)
    return { concepts: roles.length > 0 ? [...concepts, ...headingOf(key)] : concepts, roles, isAsked }
  // a name without a party is anybody's
  if (partyNameKeys.has(key)) return { concepts: ['person'], roles: [], isAsked }
  // "Le bailleur", "Der Mieter" as a contract calls them
  const named = articles.has(tokens[0] ?? '') ? roleLabels.get(tokens.slice(1).join('')) : undefined
  if (named) return { concepts: ['party'], roles: named, isAsked }
  const ofParty = labelOfParty(tokens)
  if (ofParty) return { ...ofParty, isAsked }
  return isAsked ? { concepts: [], roles: [], isAsked } : null
}

/** "Ship to" heads a name with its address, "delivery address" too. */
function headingOf(key: string): string[] {
  return isOfAddress(key) ? ['party', 'address'] : ['party']
}

/** "Buyer's address", 购买方名称, "Name des Käufers", "N° TVA client": a party's word, and what of the party. */
function labelOfParty(
  tokens: readonly string[],
): { concepts: readonly string[]; roles: readonly Role[] } | null {
  for (let cut = tokens.length - 1; cut >= 1; cut--) {
    const [head, tail] = [tokens.slice(0, cut), tokens.slice(cut)]
    const first = roleLabels.get(head.join(''))
    const second = first && conceptsOf(withoutConnector(tail))
    if (first && second) return { concepts: second, roles: first }
    const last = roleLabels.get(withoutConnector(tail).join(''))
    const what = last && conceptsOf(head)
    if (last && what) return { concepts: what, roles: last }
  }
  return null
}

function conceptsOf(tokens: readonly string[]): readonly string[] | null {
  const key = tokens.join('')
  return partyNameKeys.has(key) ? ['party'] : (labelIndex.get(key) ?? null)
}

function withoutConnector(tokens: readonly string[]): readonly string[] {
  return tokens.length > 1 && connectors.has(tokens[0] ?? '') ? tokens.slice(1) : tokens
}
