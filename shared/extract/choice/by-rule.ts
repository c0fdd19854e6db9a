// What the rules say of an option.
import type { Search } from '../candidate.ts'
import type { Judged } from '../confidence.ts'
import { shareText } from '../page/place.ts'
import type { Option } from './option.ts'
import type { Surroundings } from './surroundings.ts'

export function cluesOfRule({ chosen }: Surroundings, search: Search<Judged>, { rule }: Option) {
  const { field, candidates, hasLabel, isPrinted } = search
  const best = Math.max(0, ...candidates.map(({ score }) => score))
  const others =
    rule === null ? [] : candidates.filter((one) => one !== rule && !shareText(one.value, rule.value))
  const own = chosen.get(field)
  return {
    ruleScore: rule?.score ?? 0,
    ruleConfidence: rule?.confidence ?? 0,
    ruleLead: rule === null ? -best : rule.score - Math.max(0, ...others.map(({ score }) => score)),
    isByPlace: rule === null ? -1 : Number(rule.relation === 'position'),
    isBeside: rule === null ? -1 : Number(rule.relation === 'right'),
    surestOfField: Math.max(0, ...candidates.map(({ confidence }) => confidence)),
    chosenConfidence: own?.confidence ?? 0,
    chosenScore: own?.score ?? 0,
    hasLabel: Number(hasLabel),
    isPrinted: Number(isPrinted ?? false),
  }
}
