// 昭和58年11月3日（41歳）: how old somebody is stands in brackets behind their birth or their name, where no label says it.
import type { Candidate } from '../../page/candidate.ts'
import { matchesOf } from '../../kinds/recogniser.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'
import { leastScore } from './match.ts'

const age = /(?<=[(（〈] ?(?:[満满만] ?)?)\d{1,3} ?[歳岁歲세才](?= ?[)）〉])/gu

export function byAge({ sheet }: Scene, left: readonly Wanted[]): Candidate[] {
  const [field, other] = left.filter(({ name }) => name.concept === 'age')
  if (!field || other) return []
  const [value, more] = sheet.rows
    .flat()
    .flatMap((part) => matchesOf(age, part.folded, 1).map(({ start, end }) => ({ part, start, end })))
  return value && !more ? [{ field, value, label: null, relation: 'position', score: leastScore }] : []
}
