// A label's own value by how both are set: in its cell, its tile or its list. Where nothing else was found near a label,
// what is paired with it so is its value.
import { fittingIn } from '../elimination/fitting.ts'
import type { ValueType } from '../../lexicon/concept.ts'
import type { Scene } from '../../page/scene.ts'
import type { Label } from '../../page/labels.ts'
import type { Linked } from '../../model/linked.ts'

const closeness = 0.9

export function withOwnPair(
  scene: Scene,
  label: Label,
  type: ValueType,
  values: readonly Linked[],
): readonly Linked[] {
  // any text may be beside a label, and a label that says a part of a name is rather another's
  if (values.length > 0 || !label.isWhole || (type !== 'name' && type !== 'company')) return values
  const own = scene.pairs().all.find((pair) => pair.label.part === label.part)
  if (!own || own.setting === 'segment' || own.value.part === label.part) return values
  const fitting = fittingIn(own.value, type)
  const isBelow = own.value.part.box.y0 > label.part.box.y1
  return fitting ? [{ ...fitting, relation: isBelow ? 'below' : 'right', closeness }] : values
}
