// All of a value that begins behind its label or below it: an address with its lines, a text with its paragraph, a
// name without what stands around it.
import { type ValueType } from '../../kinds/kinds.ts'
import { continued } from '../../page/neighbours.ts'
import { paragraphFrom } from '../../page/paragraph.ts'
import { joined, textOf, type Place } from '../../model/place.ts'
import type { Part } from '../../model/sheet.ts'
import { isAddressLine } from '../../words/address-line.ts'
import { cityBelow } from '../parties/city-box.ts'
import type { Scene } from '../../page/scene.ts'
import type { Label } from '../../page/labels.ts'

export function wholeValue(scene: Scene, label: Label, value: Place, type: ValueType): Place {
  if (type === 'address') return addressFrom(scene, value, cityBelow(scene, label)?.part ?? null)
  return type === 'text' ? paragraphFrom(scene, value, label) : value
}

/** An address goes on in the lines below it. */
function addressFrom(scene: Scene, first: Place, next: Part | null): Place {
  const all = continued(scene, first, 5)
  const lines = next
    ? all.slice(
        0,
        Math.max(
          1,
          all.findIndex(({ part }) => part === next),
        ),
      )
    : all
  const kept: Place[] = []
  for (const [i, line] of lines.entries()) {
    if (i > 0 && !isAddressLine(textOf(line)) && !isAddressLine(textOf(lines[i + 1] ?? line))) break
    kept.push(line)
    if (
      i > 0 &&
      /\d{5}/.test(textOf(line)) &&
      !isAddressLine(textOf(lines[i + 1] ?? { ...line, end: line.start }))
    )
      break
  }
  return kept.length > 1 ? joined(kept) : first
}
