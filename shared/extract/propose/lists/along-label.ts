// The values of a list that stand in one row with its label, or in one column below it, as in the matrices of forms.
import { textOf, wholePart, type Place } from '../../model/place.ts'
import type { Part, Row } from '../../model/sheet.ts'
import type { Scene } from '../../page/scene.ts'
import type { RequestedField } from '../../words/requested-field.ts'

const minValues = 2
/** In heights of a line: the room between two values of a column. */
const maxGap = 2
/** Longer lines below each other are prose. */
const maxWords = 5

export function alongLabel(scene: Scene, { name: { keys } }: RequestedField): readonly Place[] {
  const labels = scene.labels.filter(({ isWhole, key }) => isWhole && keys.includes(key))
  const [label, other] = labels
  if (!label || other || scene.disabled.has('alongLabel')) return []
  const beside = besideLabel(scene, label.part)
  return beside.length >= minValues ? beside : belowLabel(scene, label.part)
}

/** A label of any requested field. */
export function isAskedFor(scene: Scene, part: Part): boolean {
  return scene.labelsIn(part).some(({ isAsked, isWhole }) => isAsked && isWhole)
}

function besideLabel(scene: Scene, label: Part): Place[] {
  const row = scene.sheet.rows[scene.rowOf(label)] ?? []
  const rest = row.slice(row.indexOf(label) + 1)
  const end = rest.findIndex((part) => isAskedFor(scene, part))
  return rest.slice(0, end < 0 ? rest.length : end).map(wholePart)
}

function belowLabel(scene: Scene, label: Part): Place[] {
  const { rows, unit } = scene.sheet
  const values: Place[] = []
  let last = label
  for (const row of rows.slice(scene.rowOf(label) + 1)) {
    const part = inColumn(row, label)
    if (part && (part.box.y0 - last.box.y1 > maxGap * unit || isAskedFor(scene, part))) break
    if (!part) continue
    values.push(wholePart(part))
    last = part
  }
  const areShort = values.every((value) => textOf(value).split(' ').length <= maxWords)
  return values.length >= minValues && areShort ? values : []
}

function inColumn(row: Row, { box: { x0, x1 } }: Part): Part | undefined {
  return row.find(({ box }) => (box.x0 + box.x1) / 2 > x0 && (box.x0 + box.x1) / 2 < x1)
}
