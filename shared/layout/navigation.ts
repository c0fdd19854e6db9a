// The navigation of a window: a sidebar of single entries that stand well apart. It is a list, whatever size its icons
// give to an entry.
import type { Block } from './block.ts'
import { inRows } from './in-rows.ts'
import { centreOf, median, middleOf, widthOf } from './geometry.ts'
import { joinSegments, segmentOf, type Segment } from './segment.ts'

const fewestEntries = 5
/** In ems: entries stand further apart than lines of a text, and are short. */
const leastStep = 1.7
const longest = 16
/** Of the steps, and of the entries: so many are as they are of a navigation. */
const most = 0.7
/** In medians: what stands above the entries in larger type is the name of the window. */
const largerTitle = 1.25
/** In ems, and how sure the recogniser is of the signs that it takes icons for. */
const sameX = 0.4
const mostSure = 0.6

/** Null where a sidebar holds something else. */
export function navigationOf(segments: readonly Segment[], em: number): Block[] | null {
  const rows = inRows(segments.toSorted((a, b) => a.box.y0 - b.box.y0)).flatMap(
    (row) => joinSegments(row) ?? [],
  )
  const steps = rows.slice(1).map(({ box }, i) => middleOf(box) - middleOf(rows[i]?.box ?? box))
  const areApart = steps.filter((step) => step >= leastStep * em).length >= most * steps.length
  const areShort = rows.filter(({ box }) => widthOf(box) <= longest * em).length >= most * rows.length
  if (rows.length < fewestEntries || !areApart || !areShort) return null
  const usual = median(rows.map(({ size }) => size))
  const start = rows.findIndex(({ size }) => size < largerTitle * usual)
  const titles = rows.slice(0, start)
  const items = withoutIcons(rows.slice(start), em).map(({ text }) => ({
    blocks: [{ kind: 'paragraph' as const, text }],
  }))
  return [
    ...titles.map(({ text }): Block => ({ kind: 'heading', level: 1, text })),
    { kind: 'list', start: null, items },
  ]
}

/** Signs below each other, read with doubt, each before a text that begins at one place. */
function withoutIcons(rows: readonly Segment[], em: number): Segment[] {
  const signed = rows.filter(
    ({ words: [first, second] }) => second && Array.from(first?.text ?? '').length <= 2,
  )
  const x = median(signed.map(({ words: [first] }) => (first ? centreOf(first.box) : 0)))
  const textX = median(signed.map(({ words: [, second] }) => second?.box.x0 ?? 0))
  const inLine = signed.filter(
    ({ words: [first, second] }) =>
      first &&
      second &&
      Math.abs(centreOf(first.box) - x) <= sameX * em &&
      Math.abs(second.box.x0 - textX) <= sameX * em,
  )
  const sure = inLine.reduce((sum, { words: [first] }) => sum + (first?.confidence ?? 0), 0)
  if (inLine.length < most * rows.length || sure > mostSure * inLine.length) return [...rows]
  return rows.map((row) => (inLine.includes(row) ? segmentOf(row.words.slice(1), row.line) : row))
}
