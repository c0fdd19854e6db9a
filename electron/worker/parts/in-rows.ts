// Words of a table's columns that stand beside each other are one line, as they are to a reader.
import { isBeside } from '../../../shared/layout/geometry.ts'
import { unite, type Line } from '../../../shared/page.ts'
import { overlap } from '../recognise/insert.ts'

export function inRows(lines: readonly Line[]): Line[] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.box.y0 - b.box.y0)) {
    const row = rows.findLast((others) => others.some((other) => isBeside(other.box, line.box)))
    // beside a title that is two lines high, two lines are still two
    if (row?.every((other) => isApart(other, line))) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => {
    const [first] = row.toSorted((a, b) => a.box.x0 - b.box.x0)
    if (!first) return []
    const words = row.flatMap((line) => line.words).sort((a, b) => a.box.x0 - b.box.x0)
    return [{ ...first, words, box: unite(row.map(({ box }) => box)), block: 0, paragraph: 0 }]
  })
}

function isApart({ box: a }: Line, { box: b }: Line): boolean {
  return overlap(a.x0, a.x1, b.x0, b.x1) <= 0
}
