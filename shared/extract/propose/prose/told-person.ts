// Who somebody is whom running text names: the chairperson, the surveyor, the neighbour's representative.
import { textOf, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import { isOfPerson, isProfession, isTypeWord } from '../../words/sense-groups.ts'
import { isSame, type Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { FieldName } from '../../words/names.ts'
import type { Mention } from '../../page/running-text.ts'
import type { Told } from './told.ts'

const [ofBeside, ofClause, ofSecond] = [0.66, 0.62, 0.52]

export function toldPerson(scene: Scene, field: FieldName): Told[] {
  const words = personAsked(field)
  const head = words.at(-1)
  if (!head) return []
  const found = scene.mentions().flatMap((mention) => {
    const strength = strengthOf(mention, head, words)
    return strength > 0 ? [{ place: fullOf(scene, mention), score: strength }] : []
  })
  const best = Math.max(...found.map(({ score }) => score))
  const [first, ...others] = found.filter(({ score }) => score === best)
  if (!first) return []
  const rivals = others.filter(({ place }) => textOf(place) !== textOf(first.place))
  return [first, ...rivals.map((one) => ({ ...one, score: ofSecond }))]
}

/** The first one who is called so. */
export function mentionOf(scene: Scene, words: readonly Sensed[]): Mention | null {
  const head = words.at(-1)
  return (head && scene.mentions().find((one) => strengthOf(one, head, words) > 0)) ?? null
}

/** The words for who is asked for; none where no person is. */
export function personAsked({ type, concept, role, phrases, group }: FieldName): readonly Sensed[] {
  const own = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, 'name'))
  // the name of hotel.name is nobody's
  const isOfHouse = concept === 'party' && !group?.words.some(isSomebody)
  const words = own.length > 0 ? own : isOfHouse ? [] : (group?.words ?? [])
  const isPerson = type === 'name' || concept === 'person' || (concept === 'party' && role !== null)
  const isAsked = isPerson || (type === 'text' && concept === null && own.slice(-1).some(isSomebody))
  return isAsked ? words : []
}

function isSomebody(word: Sensed): boolean {
  return isProfession(word) || isOfPerson(word) || !word.senses.isDisjointFrom(others)
}

const others = sensesOfAny('representative', 'administrator', 'registrar', 'agent', 'signature')

function strengthOf({ beside, before, isTitled }: Mention, head: Sensed, words: readonly Sensed[]): number {
  const says = (list: readonly Sensed[], word: Sensed) => list.some((one) => isSame(one, word))
  const isAll = words.every((word) => says(beside, word) || says(before, word))
  const more = isAll ? 0.02 : 0
  if (says(beside, head)) return ofBeside + more
  return isTitled && says(before, head) ? ofClause + more : 0
}

/** "Monsieur Abgrall" was named in full before. */
function fullOf(scene: Scene, { name }: Mention): Place {
  const own = textOf(name).toLowerCase()
  if (own.includes(' ')) return name
  const full = scene
    .mentions()
    .find((other) => textOf(other.name).toLowerCase().split(' ').slice(1).includes(own))
  return full?.name ?? name
}
