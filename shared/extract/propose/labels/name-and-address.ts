// "Name and address of exporter": below such a label the name comes first, and the address is what follows it.
import { addressScore } from '../../words/address-line.ts'
import { wordsIn, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import type { Label } from '../../page/labels.ts'

const nameSenses = sensesOfAny('name')
const addressSenses = sensesOfAny('address')

/** The value from its second line on, where its label asks for a name too and the first line is no address. */
export function withoutName<P extends Place>(scene: Scene, { part }: Label, value: P): P {
  const { label } = scene.wordsIn(part)
  const says = (senses: ReadonlySet<number>) => label.some((one) => !one.senses.isDisjointFrom(senses))
  if (!says(nameSenses) || !says(addressSenses)) return value
  const words = wordsIn(value)
  const second = words.find(({ word }, i) => {
    const before = words[i - 1]?.word
    return before !== undefined && word.box.y0 > (before.box.y0 + before.box.y1) / 2
  })
  const first = second ? value.part.text.slice(value.start, second.start) : ''
  return second && !/\d/.test(first) && addressScore(first) < leastOfAddress
    ? { ...value, start: second.start }
    : value
}

const leastOfAddress = 0.3
