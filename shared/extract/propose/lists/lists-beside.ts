// Lists whose heading stands to the left of their first item: nothing more stands below the heading until the list ends.
import { isLabelLike } from '../../page/pairs/label-like.ts'
import { wholePart } from '../../model/place.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import type { HeadedList } from './headed-list.ts'

/** In heights of a part: how far off the first item stands, how exactly all begin, and how far apart their lines are. */
const mostBeside = 16
const alike = 0.5
const mostGap = 1.2
const fewest = 2
/** An item that is longer is a line of a text. */
const longest = 40

export function listsBeside({ rows, unit }: Sheet): HeadedList[] {
  return rows.flatMap((row, i) =>
    row.flatMap((heading, at): HeadedList[] => {
      const first = row[at + 1]
      if (!first || first.box.x0 - heading.box.x1 > mostBeside * unit || !isHeading(heading)) return []
      const items = [first, ...goesOn(rows.slice(i + 1), heading, first, unit)]
      if (items.length < fewest || !items.every(isItem)) return []
      return [{ heading: wholePart(heading), items: items.map(wholePart), isClear: false }]
    }),
  )
}

function isHeading({ text }: Part): boolean {
  return isLabelLike(text.replace(/[:：]\s*$/u, '')) && !/[:：] *\S|\d/u.test(text)
}

function isItem({ text }: Part): boolean {
  return text.length <= longest && /\p{L}/u.test(text) && !/[:：,，、;；-]$/u.test(text)
}

/** What stands in the column of the first item, while nothing stands in that of the heading. */
function goesOn(below: readonly Row[], heading: Part, first: Part, unit: number): Part[] {
  const items: Part[] = []
  let last = first
  for (const row of below) {
    const isOther = ({ box }: Part) => box.x1 > heading.box.x0 && box.x0 < first.box.x0 - unit
    const next = row.find(({ box }) => Math.abs(box.x0 - first.box.x0) < alike * unit)
    if (row.some(isOther) || (next && next.box.y0 - last.box.y1 > mostGap * unit)) break
    if (!next) continue
    items.push(next)
    last = next
  }
  return items
}
