// From a label to what may be its value: behind it, further on in its row, below it, or above a line to sign on.
import { captioned } from '../../page/captions.ts'
import type { Label } from '../../page/labels.ts'
import { hasForm, recogniseOne, recognisers, type ValueType } from '../../kinds/kinds.ts'
import { freeValues } from './link-free.ts'
import { typedValues } from './link-typed.ts'
import type { Linked } from '../../model/linked.ts'
import { foldedOf, textOf, wholePart, type Place } from '../../model/place.ts'
import type { Pair } from '../../page/pairs/pair.ts'
import type { Scene } from '../../page/scene.ts'
import { boxBefore, tickedOption } from '../../page/ticked.ts'

export function valuesOf(scene: Scene, label: Label, type: ValueType): Linked[] {
  if (scene.unfilled().has(label.part)) return []
  const sure = valueInCell(scene, label, type) ?? overCaption(scene, label, type)
  if (sure) return [sure]
  const typed = hasForm(type) ? typedValues(scene, label, type) : []
  if (typed.length > 0) return typed
  // a box is an answer, and no number, name or place; and "☐ Nombre de colis : 6" has another
  const before = type === 'text' && label.isAsked && !label.hasColon ? boxBefore(scene, label) : null
  const chosen = before ?? tickedOption(scene, label)
  if (chosen) return [chosen]
  return hasForm(type) ? [] : freeValues(scene, label, type)
}

/** Lines part the label's cell from its value's, and both from all others. */
function valueInCell(scene: Scene, label: Label, type: ValueType): Linked | null {
  const pair = label.isWhole ? scene.pairs().ruledAt(label.part) : null
  const value = pair && valueFor(pair, type)
  const span = value && !boxes.test(textOf(value)) ? recogniseOne(type, foldedOf(value)) : null
  if (!value || !span) return null
  const { part, start } = value
  const place = { part, start: start + span.start, end: start + span.end }
  return {
    ...place,
    relation: part.box.y0 > label.part.box.y1 ? 'below' : 'right',
    closeness: hasForm(type) ? 0.5 + 0.5 * span.sureness : 0.95,
  }
}

function valueFor({ value, who, where }: Pair, type: ValueType): Place {
  if (type === 'name' || type === 'company') return who ?? value
  return type === 'address' ? (where ?? value) : value
}

/** Which of several is ticked tells more than their row. */
const boxes = /[☐☑☒□■]/u

function overCaption(scene: Scene, label: Label, type: ValueType): Linked | null {
  const part = label.isWhole ? (scene.tiles().get(label.part) ?? captioned(scene, label)) : null
  const value = part && wholePart(part)
  const span = value && recognisers[type](foldedOf(value))[0]
  if (!value || !span) return null
  const [start, end, sureness] = [value.start + span.start, value.start + span.end, span.sureness]
  return {
    part: value.part,
    start,
    end,
    relation: 'above',
    closeness: hasForm(type) ? 0.5 + 0.5 * sureness : 1,
  }
}
