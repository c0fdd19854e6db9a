// The simplest reading order: lines next to each other form a row, and rows follow downwards.
import type { PlacedLine } from '../../../electron/worker/context/engine.ts'

/** A row for each line of text. */
export function textInRows(lines: readonly PlacedLine[]): string {
  return rowsOf(lines)
    .map((row) =>
      row
        .toSorted((a, b) => a.place.x - b.place.x)
        .map(textOf)
        .join(' '),
    )
    .join('\n')
}

/** A line belongs to a row if its middle is within the height of the row's first line. */
function rowsOf(lines: readonly PlacedLine[]): PlacedLine[][] {
  const rows: PlacedLine[][] = []
  for (const line of lines.toSorted((a, b) => a.place.y - b.place.y)) {
    const row = rows.find(([first]) => first && line.place.y - first.place.y <= first.place.height / 2)
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows
}

/** Joins words; Han has no spaces between words. */
function textOf({ line }: PlacedLine): string {
  return line.words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}
