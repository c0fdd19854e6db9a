// Labels in a row with their values below them, as on a boarding pass: what stands beside such a label is the next label.
import type { Label } from './labels.ts'
import { beginsWithLabel } from './neighbours.ts'
import type { Scene } from './scene.ts'
import type { Part, Row } from '../model/sheet.ts'

export function isStacked(scene: Scene, { row, part }: Label): boolean {
  const [own, next] = [scene.sheet.rows[row], scene.sheet.rows[row + 1]]
  if (!own || !next || own.length < 2) return false
  const isAbove = ({ box }: Part) => next.some((other) => Math.abs(other.box.x0 - box.x0) < scene.sheet.unit)
  const count = own.filter(isAbove).length
  if (count < 2 || count < own.length / 2) return false
  return isNearest(scene, row, own, next) || (isAbove(part) && isAllLabels(scene, own, next))
}

/** The row below is nearer than any other. */
function isNearest({ sheet }: Scene, row: number, own: Row, next: Row): boolean {
  const [before, after] = [sheet.rows[row - 1], sheet.rows[row + 2]]
  const gap = middleOf(next) - middleOf(own)
  const others = [
    ...(before ? [middleOf(own) - middleOf(before)] : []),
    ...(after ? [middleOf(after) - middleOf(next)] : []),
  ]
  return others.length > 0 && others.every((other) => other >= 1.3 * gap)
}

/** Half of the row's parts are nothing but labels, and no part of the row below begins with one. */
function isAllLabels(scene: Scene, own: Row, next: Row): boolean {
  const isLabel = (part: Part) =>
    scene.labelsIn(part).some(({ isWhole, hasColon, quality }) => isWhole && !hasColon && quality >= 0.7)
  const count = own.filter(isLabel).length
  return (
    count >= 2 &&
    count >= own.length / 2 &&
    !next.some((part) => isLabel(part) || beginsWithLabel(scene, part))
  )
}

function middleOf(row: Row): number {
  return row.reduce((sum, { box }) => sum + (box.y0 + box.y1) / 2, 0) / Math.max(1, row.length)
}
