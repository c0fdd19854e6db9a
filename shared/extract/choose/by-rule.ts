// Clues from the candidates of the rules.
import type { Search } from '../page/candidate.ts'
import type { Judged } from '../score/confidence.ts'
import { shareText } from '../model/place.ts'
import type { Clues } from './numbers.ts'
import type { Option } from './option.ts'
import type { ChoiceContext } from './choice-context.ts'

export function cluesOfRule({ chosen }: ChoiceContext, search: Search<Judged>): (option: Option) => Clues {
  const { field, candidates, hasLabel } = search
  const best = Math.max(0, ...candidates.map(({ score }) => score))
  const own = chosen.get(field)
  const ofField = {
    surestOfField: Math.max(0, ...candidates.map(({ confidence }) => confidence)),
    chosenConfidence: own?.confidence ?? 0,
    chosenScore: own?.score ?? 0,
    hasLabel: Number(hasLabel),
  }
  const unfound = {
    ruleScore: 0,
    ruleConfidence: 0,
    ruleLead: -best,
    isByPlace: -1,
    isBeside: -1,
    ...ofField,
  }
  return ({ rule }) => {
    if (rule === null) return unfound
    const others = candidates.filter((one) => one !== rule && !shareText(one.value, rule.value))
    return {
      ruleScore: rule.score,
      ruleConfidence: rule.confidence,
      ruleLead: rule.score - Math.max(0, ...others.map(({ score }) => score)),
      isByPlace: Number(rule.relation === 'position'),
      isBeside: Number(rule.relation === 'right'),
      ...ofField,
    }
  }
}
