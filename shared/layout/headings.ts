// Headings: short lines of a type that is clearly larger than the body's.
import type { Line, Page } from '../page.ts'

export type HeadingLevel = 1 | 2 | 3

/** Below this a line is as large as the body: capitals and long descenders vary the height of a row that much. */
const headingRatio = 1.25
const longestHeading = 80
const mostHeadingLines = 2

/** The height that most of the page's text has: the median over its characters. */
export function bodyHeight(page: Page): number {
  const rows = page.lines.map((line) => ({ height: line.rowHeight, length: lengthOf(line) }))
  rows.sort((a, b) => a.height - b.height)
  let left = rows.reduce((sum, row) => sum + row.length, 0) / 2
  return rows.find((row) => (left -= row.length) <= 0)?.height ?? 0
}

/** The level of a heading by how much larger it is than the body; null for what is none. */
export function headingLevel(line: Line, body: number, text: string): HeadingLevel | null {
  const ratio = body > 0 ? line.rowHeight / body : 1
  if (ratio < headingRatio || text.length > longestHeading || !/\p{L}/u.test(text)) return null
  if (ratio >= 1.9) return 1
  return ratio >= 1.5 ? 2 : 3
}

/** A heading may take two lines; more of them in a row are large text and no heading. */
export function isHeadingLength(lineCount: number): boolean {
  return lineCount <= mostHeadingLines
}

function lengthOf(line: Line): number {
  return line.words.reduce((sum, word) => sum + word.text.length, 0)
}
