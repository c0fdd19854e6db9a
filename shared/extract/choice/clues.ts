// All that is known of an option, as the numbers that the trees ask for.
import type { Search } from '../candidate.ts'
import type { Judged } from '../confidence.ts'
import type { Grounds } from '../position/grounds.ts'
import type { Scene } from '../scene.ts'
import { cluesOfLabel } from './by-label.ts'
import { cluesOfOrder } from './by-order.ts'
import { cluesOfRule } from './by-rule.ts'
import { cluesOfSaid } from './by-said.ts'
import { cluesOfText, looksOf } from './by-text.ts'
import { optionsFor, type Option } from './option.ts'
import type { Surroundings } from './surroundings.ts'

export interface Weighed extends Option {
  readonly search: Search<Judged>
  readonly clues: Readonly<Record<string, number>>
}

export function weighedOptions(
  scene: Scene,
  grounds: Grounds,
  around: Surroundings,
  searches: readonly Search<Judged>[],
): Weighed[] {
  const looks = looksOf()
  return searches
    .filter(({ field }) => field.node.kind === 'value')
    .flatMap((search) => {
      const options = optionsFor(around, search)
      const said = options.map((option) => cluesOfSaid(around, search.field, option))
      const most = Math.max(0, ...said.map(({ saidCross }) => saidCross))
      return options.map((option, i) => ({
        ...option,
        search,
        clues: {
          ...cluesOfRule(around, search, option),
          ...cluesOfLabel(scene, grounds, around, search.field, option),
          ...cluesOfText(scene, around, looks, search.field, option),
          ...(said[i] ?? {}),
          crossLead: (said[i]?.saidCross ?? 0) - most,
          ...cluesOfOrder(around, search.field, option, options),
          taken: around.takenBy(search.field, option.place),
        },
      }))
    })
}
