// Recognises the navigation of an application window: a sidebar of short, widely spaced entries. It becomes a list, even
// if icons make some entries look larger.
import type { Block } from './block.ts'
import { groupIntoRows } from './group-rows.ts'
import { centreX, median, centreY, widthOf } from './geometry.ts'
import { joinSegments, toSegment, type Segment } from './segment.ts'

const minEntries = 5
/** In ems: entries are further apart than lines of a text, and short. */
const minStep = 1.7
const maxWidth = 16
/** Share of the steps, entries and icons that must be typical of a navigation. */
const minTypicalShare = 0.7
/** In median sizes: larger type above the entries is the name of the window. */
const titleRatio = 1.25
/** In ems: how far icons and texts may be out of line. */
const maxOffset = 0.4
/** The mean confidence of characters that were read from icons. */
const maxIconConfidence = 0.6

/** Returns the title and the list of entries, or null if the sidebar holds something else. */
export function layOutNavigation(segments: readonly Segment[], em: number): Block[] | null {
  const rows = groupIntoRows(segments.toSorted((a, b) => a.box.y0 - b.box.y0)).flatMap(
    (row) => joinSegments(row) ?? [],
  )
  const steps = rows.slice(1).map(({ box }, i) => centreY(box) - centreY(rows[i]?.box ?? box))
  const areApart = steps.filter((step) => step >= minStep * em).length >= minTypicalShare * steps.length
  const areShort =
    rows.filter(({ box }) => widthOf(box) <= maxWidth * em).length >= minTypicalShare * rows.length
  if (rows.length < minEntries || !areApart || !areShort) return null
  const usual = median(rows.map(({ size }) => size))
  const start = rows.findIndex(({ size }) => size < titleRatio * usual)
  const titles = rows.slice(0, start)
  const items = withoutIcons(rows.slice(start), em).map(({ text }) => ({
    blocks: [{ kind: 'paragraph' as const, text }],
  }))
  return [
    ...titles.map(({ text }): Block => ({ kind: 'heading', level: 1, text })),
    { kind: 'list', start: null, items },
  ]
}

/** Drops icons that were read as text: short words in line with each other, of low confidence, each before an entry. */
function withoutIcons(rows: readonly Segment[], em: number): Segment[] {
  const withSign = rows.filter(
    ({ words: [first, second] }) => second && Array.from(first?.text ?? '').length <= 2,
  )
  const x = median(withSign.map(({ words: [first] }) => (first ? centreX(first.box) : 0)))
  const textX = median(withSign.map(({ words: [, second] }) => second?.box.x0 ?? 0))
  const aligned = withSign.filter(
    ({ words: [first, second] }) =>
      first &&
      second &&
      Math.abs(centreX(first.box) - x) <= maxOffset * em &&
      Math.abs(second.box.x0 - textX) <= maxOffset * em,
  )
  const totalConfidence = aligned.reduce((sum, { words: [first] }) => sum + (first?.confidence ?? 0), 0)
  if (aligned.length < minTypicalShare * rows.length || totalConfidence > maxIconConfidence * aligned.length)
    return [...rows]
  return rows.map((row) => (aligned.includes(row) ? toSegment(row.words.slice(1), row.line) : row))
}
