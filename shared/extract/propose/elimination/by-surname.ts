// "BERTHIER Lucie" alone in its line: a family's name in capitals beside one that is given, where both are asked for.
import type { Candidate } from '../../page/candidate.ts'
import { isPersonal } from '../../page/persons.ts'
import { shareText, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { leastScore } from './match.ts'

const family = String.raw`\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,2}`
const given = String.raw`\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){0,2}`
const familyFirst = new RegExp(`^(?<surname>${family}) (?<givenName>${given})$`, 'u')
const givenFirst = new RegExp(`^(?<givenName>${given}) (?<surname>${family})$`, 'u')

export function bySurname(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Candidate[] {
  const ofConcept = (id: string) => left.filter(({ name }) => name.concept === id)
  const [[surname, other], [givenName, another]] = [ofConcept('surname'), ofConcept('givenName')]
  if (!surname || other || !givenName || another) return []
  const lines = scene.sheet.rows.flat().flatMap((part) => {
    const text = part.text.trim()
    const match = familyFirst.exec(text) ?? givenFirst.exec(text)
    if (!match || !isPersonal(text) || part.text !== text) return []
    const placeOf = (name: string): Place => {
      const start = text.indexOf(match.groups?.[name] ?? '')
      return { part, start, end: start + (match.groups?.[name] ?? '').length }
    }
    return [{ surname: placeOf('surname'), givenName: placeOf('givenName') }]
  })
  const free = lines.filter((line) => !taken.some(({ value }) => shareText(value, line.surname)))
  const [only, more] = free
  if (!only || more) return []
  const told = (field: Wanted, value: Place): Candidate => ({
    ...{ field, value, label: null, relation: 'position', score: leastScore },
  })
  return [told(surname, only.surname), told(givenName, only.givenName)]
}
