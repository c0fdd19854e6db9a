// Who signs a letter is the one person that is still asked for, and what they are stands below their name.
import type { Candidate } from '../../page/candidate.ts'
import { shareText, type Place } from '../../model/place.ts'
import { signerOf } from '../parties/signature.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { isBare, leastScore } from './match.ts'

export function bySignature(scene: Scene, left: readonly Wanted[], taken: readonly Candidate[]): Candidate[] {
  const signer = signerOf(scene)
  if (!signer) return []
  const holder = taken.find(({ value }) => shareText(value, signer.name))
  const [only, other] = left.filter(({ name }) => name.type === 'name')
  // a bare name may be anybody's
  const isTheirs = !holder && only && !other && (only.name.group !== null || !isBare(only.name))
  const person = holder?.field ?? (isTheirs ? only : null)
  if (!person) return []
  const job = left.find(
    ({ name }) =>
      name.concept === 'jobTitle' && name.group !== null && name.group.path === person.name.group?.path,
  )
  return [
    ...(holder ? [] : [signed(person, signer.name)]),
    ...(job && signer.job ? [signed(job, signer.job)] : []),
  ]
}

function signed(field: Wanted, value: Place): Candidate {
  return { field, value, label: null, relation: 'position', score: leastScore }
}
