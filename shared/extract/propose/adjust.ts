// Steps that adjust what was proposed, in this order. Each can be left out by its name.
import type { Search } from '../page/candidate.ts'
import type { Scene } from '../page/scene.ts'
import { withSums } from './money/money.ts'
import { besidePostcodes } from './parties/beside-postcode.ts'
import type { Grounds } from './position/grounds.ts'
import { withRemaining } from './remaining/remaining.ts'

type Adjust = (scene: Scene, searches: readonly Search[], grounds: Grounds) => readonly Search[]

export const adjustments: readonly { readonly name: string; readonly adjust: Adjust }[] = [
  { name: 'postcodes', adjust: (_, searches) => besidePostcodes(searches) },
  { name: 'sums', adjust: withSums },
  { name: 'remaining', adjust: withRemaining },
]

export function adjusted(scene: Scene, searches: readonly Search[], grounds: Grounds): readonly Search[] {
  return adjustments
    .filter(({ name }) => !scene.disabled.has(name))
    .reduce<readonly Search[]>((all, { adjust }) => adjust(scene, all, grounds), searches)
}
