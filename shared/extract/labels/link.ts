// From a label to what may be its value: behind it, further on in its row, below it, or above a line to sign on.
import { captioned } from '../page/captions.ts'
import type { Label } from './labels.ts'
import type { ValueType } from '../lexicon/concept.ts'
import { freeValues } from './link-free.ts'
import { typedValues } from './link-typed.ts'
import { valueOfPair } from '../pairs/value-of-pair.ts'
import type { Place } from '../page/place.ts'
import { hasForm, recognisers } from '../recognisers/recognisers.ts'
import type { Scene } from '../scene.ts'
import { boxBefore, tickedOption } from '../page/ticked.ts'

export type Relation = 'behind' | 'right' | 'below' | 'above'

export interface Linked extends Place {
  readonly relation: Relation
  /** How surely a value that stands so belongs to its label, from 0 to 1. */
  readonly closeness: number
}

export function valuesOf(scene: Scene, label: Label, type: ValueType): Linked[] {
  const sure = valueInCell(scene, label, type) ?? overCaption(scene, label, type)
  if (sure) return [sure]
  const typed = hasForm(type) ? typedValues(scene, label, type) : []
  if (typed.length > 0) return typed
  const chosen = boxBefore(scene, label) ?? tickedOption(scene, label)
  if (chosen) return [chosen]
  return hasForm(type) ? [] : freeValues(scene, label, type)
}

/** Lines part the label's cell from its value's, and both from all others. */
function valueInCell(scene: Scene, label: Label, type: ValueType): Linked | null {
  const pair = label.isWhole ? scene.pairs().ruledAt(label.part) : null
  const value = pair && valueOfPair(pair, type)
  return value && { ...value, closeness: hasForm(type) ? 0.5 + 0.5 * value.sureness : 0.95 }
}

function overCaption(scene: Scene, label: Label, type: ValueType): Linked | null {
  const part = label.isWhole ? (scene.tiles().get(label.part) ?? captioned(scene, label)) : null
  const span = part && recognisers[type](part.folded)[0]
  if (!part || !span) return null
  const { start, end, sureness } = span
  return { part, start, end, relation: 'above', closeness: hasForm(type) ? 0.5 + 0.5 * sureness : 1 }
}
