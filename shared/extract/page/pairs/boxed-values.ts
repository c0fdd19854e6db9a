// A nameplate: each value in a small box of its own, and the label in front of the box. What stands behind a box is the
// unit of its value, also where the next label was read together with it: "IN. HEAD THK."
import { wholePart, type Place } from '../../model/place.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { bandsOf, type Cell } from './cells.ts'
import { isLabelLike } from './label-like.ts'
import type { Pair } from './pair.ts'

/** In heights of a part. */
const [highest, widest, mostRoom] = [2.4, 20, 1.6]
const fewest = 3

export function boxedValues(sheet: Sheet): Pair[] {
  const { rows, unit } = sheet
  const cells = bandsOf(sheet).flat()
  const boxes = new Map(
    cells.flatMap((cell) => (isSmall(cell, unit) ? [[cell.parts[0], cell] as const] : [])),
  )
  const pairs = rows.flatMap((row) =>
    row.flatMap((value, i): Pair[] => {
      const [box, label] = [boxes.get(value), row[i - 1]]
      if (!box || !label || boxes.has(label)) return []
      const room = box.box.x0 - label.box.x1
      const isBefore = room > 0 && room < mostRoom * unit
      const name = withoutUnit(label)
      return isBefore && isLabelLike(name.part.text.slice(name.start))
        ? [{ label: name, value: wholePart(value), setting: 'ruled' }]
        : []
    }),
  )
  return pairs.length < fewest ? [] : pairs
}

function isSmall({ box, parts }: Cell, unit: number): boolean {
  return parts.length === 1 && box.y1 - box.y0 < highest * unit && box.x1 - box.x0 < widest * unit
}

const unitAhead =
  /^(?:in|gal|lbs?|kg|mm|cm|psi|psig|bar|kw|hp|hz|amps?|volts?|v|a|rpm|°[fc])\. +(?=\p{L}{3})/iu

function withoutUnit(label: Part): Place {
  const whole = wholePart(label)
  return { ...whole, start: unitAhead.exec(label.text)?.[0].length ?? whole.start }
}
