// "Emergency contact: Peio Gurruchaga, 655 019 284": what is known by its form stands in the line that names its group.
import type { Placed } from '../position/placed.ts'
import { recognisers } from '../../kinds/recognisers.ts'
import type { Scene } from '../../page/scene.ts'
import { isSame } from '../../words/senses.ts'
import type { FieldName } from '../../words/names.ts'

const score = 0.78
const leastSureness = 0.6

const ofForm: ReadonlySet<FieldName['type']> = new Set(['phone', 'email', 'date', 'time'])

export function inGroupLine(scene: Scene, { type, group }: FieldName): Placed[] {
  if (group === null || !ofForm.has(type)) return []
  const found = scene.partsNaming(group.words).flatMap(({ part, label }) => {
    const colon = part.folded.search(/[:：](?!\d)/u)
    const isNamed = group.words.every((word) => label.some((one) => one.end <= colon && isSame(one, word)))
    if (!isNamed) return []
    return recognisers[type](part.folded)
      .filter(({ start, sureness }) => start > colon && sureness >= leastSureness)
      .map(({ start, end }) => ({ place: { part, start, end }, score }))
  })
  return found.length === 1 ? found : []
}
