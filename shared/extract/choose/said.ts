// Where a line says a word of a field's name, and how much of the name it is.
import { kinshipOf } from '../propose/remaining/likeness.ts'
import type { RequestedField } from '../words/requested-field.ts'
import { isTypeWord } from '../words/sense-groups.ts'
import { isSame, type Sensed } from '../words/senses.ts'
import type { Line } from './lines.ts'

export interface Said {
  /** Where the word stands in its line. */
  readonly start: number
  readonly end: number
  /** Which of the name's words it says, and how much of the name that is, from 0 to 1. */
  readonly word: number
  readonly weight: number
}

export type SaidOf = (field: RequestedField, line: Line) => readonly Said[]

/** The weight of a word that only names the type, beside one that names the meaning. */
const ofType = 0.3

export function saidBy(): SaidOf {
  const lines = new Map<RequestedField, Map<Line, readonly Said[]>>()
  const words = new Map<RequestedField, Map<string, readonly Meant[]>>()
  return (field, line) => {
    const own = lines.get(field) ?? new Map<Line, readonly Said[]>()
    lines.set(field, own)
    const meant = words.get(field) ?? new Map<string, readonly Meant[]>()
    words.set(field, meant)
    const known =
      own.get(line) ??
      line.said.flatMap((one) => {
        const of = meant.get(one.key) ?? meantBy(field, one)
        meant.set(one.key, of)
        const end = one.pieceEnd
        const start = Math.max(0, end - one.key.length)
        return of.map(({ word, weight }) => ({ start, end, word, weight }))
      })
    own.set(line, known)
    return known
  }
}

type Meant = Pick<Said, 'word' | 'weight'>

function meantBy({ name: { phrases, type } }: RequestedField, said: Sensed): Meant[] {
  const words = phrases.at(-1) ?? []
  const weights = words.map((word) => (isTypeWord(word, type) ? ofType : 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return words.flatMap((word, i) => {
    const likeness = isSame(said, word) ? 1 : kinshipOf(said, word)
    return likeness > 0 ? [{ word: i, weight: (likeness * (weights[i] ?? 0)) / whole }] : []
  })
}

/** The share of the words of its group that a line contains. */
export function groupSaidBy(): (field: RequestedField, line: Line) => number {
  const known = new Map<string, Map<Line, number>>()
  return ({ name: { group } }, line) => {
    if (group === null) return 0
    const own = known.get(group.path) ?? new Map<Line, number>()
    known.set(group.path, own)
    const share =
      own.get(line) ??
      group.words.filter((word) => line.said.some((one) => isSame(one, word))).length / group.words.length
    own.set(line, share)
    return share
  }
}

/** How much of a name is said, each word of it once. */
export function shareOf(said: readonly Said[]): number {
  if (said.length < 2) return said[0]?.weight ?? 0
  const best = new Map<number, number>()
  for (const { word, weight } of said) best.set(word, Math.max(best.get(word) ?? 0, weight))
  return [...best.values()].reduce((sum, weight) => sum + weight, 0)
}
