// Finds values that are plainly of another kind than their field requests. It errs on the side of the value: a name
// that says nothing, and a value that could be meant, pass.
import type { DeclaredKind } from '../../../schema/field-settings.ts'
import { looks, type Gate, type Look } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { anything, hasFigure, hasLetter } from '../../kinds/written.ts'
import { isTag } from '../../lexicon/tags.ts'
import { insteadOfFigures, setOf } from '../../lexicon/words.ts'
import { fold } from '../../page/parts.ts'
import type { Requested } from './requested.ts'
import { lookOf } from './look.ts'

/** `whole` is the look of the text that the value is a piece of; null if it stands by itself. */
export function isOfOtherKind(requested: Requested, value: string, whole: Look | null = null): boolean {
  const kind = kindOf(requested)
  const text = fold(value.normalize('NFKC').trim())
  if (kind === null || text === '' || instead.has(text.replace(/[.\s]+$/, ''))) return false
  const isWrong = (look: Look | null) => look !== null && !kind.mayBe(look, text)
  return isWrong(lookOf(value)) || isWrong(whole) || !kind.canBe(text, value.normalize('NFKC'))
}

const instead: ReadonlySet<string> = new Set(insteadOfFigures)

/** Names of persons, companies and places are words, and never the head of a table. */
export function isNamed({ type, concept }: Requested): boolean {
  return type === 'name' || type === 'company' || type === 'address' || namedConcepts.has(concept ?? '')
}

function kindOf(requested: Requested): Gate | null {
  const { type, concept, name, setting } = requested
  if (setting?.kind && setting.kind !== 'text') return gateOfDeclared(requested, setting.kind)
  if (type === 'text') {
    if (isTag(name)) return tags
    if (namedConcepts.has(concept ?? '')) return words
    return concept === null ? null : kinds.text
  }
  if (reached.test(name)) return contact
  if (type === 'amount' && (concept === null || ofShare.has(concept)))
    return { ...kinds.amount, mayBe: looks('money', 'cents', 'percent') }
  if (type === 'time' && concept !== 'time')
    return { ...kinds.time, mayBe: looks('time', 'day', 'slashedDay', 'cents') }
  // an age may be told in a word, and what is done by somebody may be numbered
  const isVague = concept === 'age' || (type === 'name' && concept === null)
  return isVague ? { ...kinds[type], canBe: anything } : kinds[type]
}

/** The gate of a declared kind: a number may be one of money; a choice or a yes has no form. */
function gateOfDeclared({ type }: Requested, kind: Exclude<DeclaredKind, 'text'>): Gate | null {
  if (kind === 'choice' || kind === 'yesNo' || type === 'text') return null
  return kind === 'number' ? figure : kinds[type]
}

/** Concepts of things that are named, and never counted or dated. */
const namedConcepts = setOf('namedConcepts')
/** Sums that are printed as a share as often as in money. */
const ofShare: ReadonlySet<string> = new Set(['tax', 'discount', 'tip', 'serviceCharge'])
/** Names of fields that hold any means of reaching somebody. */
const reached = /contact|kontakt|contacto|contatto|contato|联系|連絡|연락/u

const words: Gate = { mayBe: looks('link'), canBe: hasLetter }
const tags: Gate = { mayBe: looks('link', 'taxNumber', 'tick'), canBe: anything }
const contact: Gate = { mayBe: looks('email', 'call', 'link'), canBe: anything }
const figure: Gate = { mayBe: looks('cents', 'percent', 'money'), canBe: hasFigure }
