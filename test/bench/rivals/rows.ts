// The least order that lines can be put into: those side by side are a row, and rows follow each other downwards.
import type { PlacedLine } from '../../../electron/worker/engines/engine.ts'

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

/** A line whose middle is as high as the first of a row is of it. */
function rowsOf(lines: readonly PlacedLine[]): PlacedLine[][] {
  const rows: PlacedLine[][] = []
  for (const line of lines.toSorted((a, b) => a.place.y - b.place.y)) {
    const row = rows.find(([first]) => first && line.place.y - first.place.y <= first.place.height / 2)
    if (row) row.push(line)
    else rows.push([line])
  }
  return rows
}

/** Han has no spaces between its words. */
function textOf({ line }: PlacedLine): string {
  return line.words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
}
