// What running text says of somebody stands behind the name: of a group whose person is told there, the rest is read
// up to the next name. And of two people that a deed introduces, the one nobody has asked for yet is the other one.
import type { Candidate } from '../../page/candidate.ts'
import { shareText, textOf, type Place } from '../../model/place.ts'
import { factIn, isIdentified, isIntroduced, type Fact } from '../prose/person-facts.ts'
import type { Mention } from '../../page/running-text.ts'
import { codesIn } from '../prose/told-codes.ts'
import { sentenceOf } from '../prose/sentences.ts'
import { mentionOf } from '../prose/told-person.ts'
import type { Scene } from '../../page/scene.ts'
import type { FieldName } from '../../words/names.ts'
import { isOfPerson, isProfession } from '../../words/sense-groups.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Wanted } from '../../words/wanted.ts'
import { leastScore } from './match.ts'

export function ofPerson(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Candidate[] {
  const people = introduced(scene, left, taken)
  const known = [...taken, ...people]
  const facts = left.flatMap((field): Candidate[] => {
    const mention = people.some((one) => one.field === field) ? null : mentionFor(scene, field, known)
    const fact = factAsked(field.name)
    const value =
      mention &&
      (fact ? factIn(mention.rest, fact) : (codesIn(sentenceOf(mention.rest), field.name)[0]?.place ?? null))
    return value && !known.some((one) => shareText(one.value, value)) ? [told(field, value)] : []
  })
  return [
    ...people,
    ...facts.filter((one, i) => !facts.slice(0, i).some((other) => shareText(one.value, other.value))),
  ]
}

const concepts: ReadonlySet<string> = new Set<Fact>([
  'birthDate',
  'birthPlace',
  'idNumber',
  'maritalStatus',
  'jobTitle',
  'address',
  'age',
  'nationality',
])

function factAsked({ concept, phrases, type, keys }: FieldName): Fact | null {
  if (concept !== null && concepts.has(concept)) return concept as Fact
  if (type === 'code' && keys.some((key) => ids.test(key))) return 'idNumber'
  const words = phrases.at(-1) ?? []
  if (words.some(({ senses }) => !senses.isDisjointFrom(kinship))) return 'relationship'
  return words.some(({ senses }) => !senses.isDisjointFrom(jobs)) ? 'jobTitle' : null
}

const ids = /(?:dni|nie|cpf|bsn|passport|identity|taxcode|fiscalcode|codicefiscale)$/u
const kinship = sensesOfAny('relationship', 'kinship')
const jobs = sensesOfAny('occupation', 'profession')

/** The one that the group's name is told of, or whom the text calls so. */
function mentionFor(scene: Scene, { name }: Wanted, known: readonly Candidate[]): Mention | null {
  if (name.group === null) return null
  const { path } = name.group
  const own = known.find(({ field }) => isNameOf(field.name) && field.name.group?.path === path)
  if (!own) return mentionOf(scene, name.group.words)
  const all = scene
    .mentions()
    .filter((one) => shareText(one.name, own.value) || textOf(one.name) === textOf(own.value))
  return all.find(({ rest }) => isIntroduced(rest)) ?? all[0] ?? null
}

function isNameOf({ type, concept }: FieldName): boolean {
  return type === 'name' || concept === 'person' || concept === 'party'
}

/** In the order of the schema, where as many are introduced as are left. */
function introduced(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Candidate[] {
  const fields = left.filter(
    ({ name }) =>
      isNameOf(name) && name.group !== null && (name.type === 'name' || isHuman(name.group.words)),
  )
  const free = scene
    .mentions()
    .filter(
      ({ name, rest, isTitled }) =>
        textOf(name).includes(' ') && (isTitled ? isIntroduced(rest) : isIdentified(rest)),
    )
    .filter(
      ({ name }) =>
        !taken.some(({ value }) => shareText(value, name) || textOf(value).includes(textOf(name))),
    )
  // where the text says who is who, nothing is guessed
  const isSaid = ({ name }: Wanted) => name.group !== null && mentionOf(scene, name.group.words) !== null
  if (fields.length > 1 && fields.some(isSaid)) return []
  return fields.length > 0 && fields.length === free.length
    ? fields.flatMap((field, i) => (free[i] ? [told(field, free[i].name)] : []))
    : []
}

function isHuman(words: NonNullable<FieldName['group']>['words']): boolean {
  return words.some((word) => isOfPerson(word) || isProfession(word) || !word.senses.isDisjointFrom(holders))
}

const holders = sensesOfAny('holder', 'bearer', 'spouse', 'neighbour', 'witness')

function told(field: Wanted, value: Place): Candidate {
  return { field, value, label: null, relation: 'position', score: leastScore }
}
