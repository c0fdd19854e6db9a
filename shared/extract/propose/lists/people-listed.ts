// "Son testigos D. Ramiro Luna y Dña. Celia Rueda": of a list of people those whom a sentence names one behind the other.
import { textOf, type Place } from '../../model/place.ts'
import type { Mention } from '../../page/running-text.ts'
import { mentionOf, personAsked } from '../prose/told-person.ts'
import type { Scene } from '../../page/scene.ts'
import type { Wanted } from '../../words/wanted.ts'

const joint = /^[ ,]*(?:(?:and|und|et|y|e|en|i|as well as|sowie|ainsi que) )?$/u

export function peopleListed(scene: Scene, { name }: Wanted): readonly Place[] {
  const words = personAsked(name)
  const first = words.length > 0 ? mentionOf(scene, words) : null
  if (!first) return []
  const all = scene.mentions()
  const items: Mention[] = [first]
  for (const next of all.slice(all.indexOf(first) + 1)) {
    if (!joint.test(textOf(items.at(-1)?.rest ?? first.rest))) break
    items.push(next)
  }
  return items.length > 1 ? items.map(({ name: place }) => place) : []
}
