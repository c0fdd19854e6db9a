// Lists beside their label: "Hazard statements | H226 Flammable liquid", and below that value the next ones, each alone
// in its line.
import { isLabelLike } from '../../page/pairs/label-like.ts'
import { wholePart } from '../../model/place.ts'
import type { Part, Row } from '../../model/sheet.ts'
import type { Scene } from '../../page/scene.ts'
import type { HeadedList } from './headed-list.ts'

/** In heights of a part: how far a value begins from the one above it, how far below it, and how ragged a text ends. */
const [mostShift, mostGap, ragged] = [0.6, 1.6, 2]

export function besideLists({ sheet: { rows, unit } }: Scene): HeadedList[] {
  return rows.flatMap((row, i) => {
    const [label, value] = row.slice(-2)
    if (row.length < 2 || !label || !value || !isLabelLike(label.text)) return []
    const items = [value, ...nextLines(rows.slice(i + 1), value, unit)]
    return items.length < 2 || isText(items, unit)
      ? []
      : [{ heading: wholePart(label), items: items.map(wholePart), isClear: false }]
  })
}

function nextLines(rows: readonly Row[], value: Part, unit: number): Part[] {
  const lines: Part[] = []
  for (const [only, more] of rows) {
    const before = lines.at(-1) ?? value
    const isNext =
      only !== undefined &&
      more === undefined &&
      Math.abs(only.box.x0 - value.box.x0) <= mostShift * unit &&
      only.box.y0 - before.box.y1 <= mostGap * unit
    if (!isNext) break
    lines.push(only)
  }
  return lines
}

/** A text goes on in small letters, or all its lines but the last are as long. */
function isText(lines: readonly Part[], unit: number): boolean {
  const ends = lines.map(({ box }) => box.x1)
  const longest = Math.max(...ends)
  return (
    lines.slice(1).some(({ text }) => /^\p{Ll}/u.test(text)) ||
    (lines.length > 2 && ends.slice(0, -1).every((end) => longest - end < ragged * unit))
  )
}
