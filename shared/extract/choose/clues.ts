// All that is known of an option, as the numbers that the trees ask for.
import type { Search } from '../page/candidate.ts'
import type { Judged } from '../score/confidence.ts'
import type { Grounds } from '../propose/position/grounds.ts'
import type { Scene } from '../page/scene.ts'
import { isTellable } from '../score/label-meaning.ts'
import { cluesOfLabel } from './by-label.ts'
import { cluesOfOrder } from './by-order.ts'
import { cluesOfRule } from './by-rule.ts'
import { cluesOfSaid, nothingSaid } from './by-said.ts'
import { cluesOfText } from './by-text.ts'
import { optionsFor, type Option } from './option.ts'
import type { Clues } from './numbers.ts'
import type { ChoiceContext } from './choice-context.ts'

export interface OptionWithClues extends Option {
  readonly search: Search<Judged>
  /** By what they are of, in an order that stays. */
  readonly clues: readonly Clues[]
}

export function optionsWithClues(
  scene: Scene,
  grounds: Grounds,
  around: ChoiceContext,
  searches: readonly Search<Judged>[],
): OptionWithClues[] {
  const ofText = cluesOfText(scene, around)
  return searches
    .filter(({ field }) => field.node.kind === 'value')
    .flatMap((search) => {
      const { field } = search
      const isTellableBy = ({ rule, pair, place }: Option) =>
        rule !== null || isTellable(scene, field.name, place, { pair, isProposed: false })
      const options = optionsFor(around, search).filter(isTellableBy)
      const said = options.map((option) => cluesOfSaid(around, field, option))
      const max = Math.max(0, ...said.map(({ saidCross }) => saidCross))
      const sources = [
        cluesOfRule(around, search),
        cluesOfLabel(grounds, around, field),
        ofText(field),
        cluesOfOrder(around, field, options),
      ]
      return options.map((option, i) => {
        const own = said[i] ?? nothingSaid
        const lead = { crossLead: own.saidCross - max, taken: around.takenBy(field, option.place) }
        return { ...option, search, clues: [...sources.map((of) => of(option)), own, lead] }
      })
    })
}
