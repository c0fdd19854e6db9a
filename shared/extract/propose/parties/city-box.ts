// Forms that part an address: a box for the street, and one for the city below it.
import { isInstruction } from '../../page/instruction.ts'
import type { Label } from '../../page/labels.ts'
import { joined, wholePart, type Place } from '../../model/place.ts'
import { beginsWithLabel, below, upToLabel } from '../../page/neighbours.ts'
import type { Scene } from '../../page/scene.ts'

/** In heights of a part: from the label of the street to that of the city, and from there to the city. */
const maxToCity = 6
const maxBelow = 3

/** The label of the city below that of a street. */
export function cityBelow(scene: Scene, { part, row }: Label): Label | null {
  if (!scene.labelsIn(part).some(({ concepts }) => concepts.includes('street'))) return null
  const { unit } = scene.sheet
  const isBelow = (label: Label) =>
    label.row > row &&
    Math.abs(label.part.box.x0 - part.box.x0) < 2 * unit &&
    label.part.box.y0 - part.box.y1 < maxToCity * unit
  const city = scene.labels.find(
    (label) => label.concepts.includes('city') && label.start <= 3 && isBelow(label),
  )
  return city ?? null
}

/** The street with its city, where a whole address is asked for. */
export function withCity<P extends Place>(scene: Scene, label: Label, street: P): P {
  const city = cityBelow(scene, label)
  const [under] = city ? below(scene, city.part, city.row, maxBelow) : []
  if (!under || beginsWithLabel(scene, under.part) || isInstruction(wholePart(under.part))) return street
  return { ...street, ...joined([street, upToLabel(scene, under.part, 0)]) }
}
