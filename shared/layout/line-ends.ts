// Where a line was ended on purpose: the next line's first word would still have found room on it.
import type { Line } from '../page.ts'

/** Ragged lines, and those that no mark may begin, leave some room unused; in row heights. */
const unusedRowHeights = 2
/** Wider than any space between words, even where a line is stretched to its full width. */
const minCellGap = 2
/** A block of fewer lines does not show by itself how far its column reaches. */
const fewLines = 5

/** Whether `line` was ended on purpose before `next`; both stand in one paragraph. `lines` are those around them. */
export function endsEarly(lines: readonly Line[], line: Line, next: Line): boolean {
  if (endsInHyphen(line)) return false
  if (hasCells(line) || hasCells(next) || startApart(line, next)) return true
  if (areRightAligned(lines, line, next)) return true
  const first = next.words[0]
  const needed = (first ? first.box.x1 - first.box.x0 : 0) + unusedRowHeights * line.rowHeight
  return findRightEdge(lines, line) - line.box.x1 > needed
}

/** How far the line's column reaches: as far as its block, or as text of its size that begins at the same place. */
function findRightEdge(lines: readonly Line[], line: Line): number {
  const block = lines.filter((other) => other.block === line.block)
  const column = lines.filter(
    (other) =>
      Math.abs(other.box.x0 - line.box.x0) < line.rowHeight && other.rowHeight < 1.25 * line.rowHeight,
  )
  return (block.length < fewLines ? [...block, ...column] : block).reduce(
    (edge, { box }) => Math.max(edge, box.x1),
    0,
  )
}

/** A row of a table or a receipt: its parts stand well apart. */
export function hasCells({ words, rowHeight }: Line): boolean {
  return words.some((word, i) => {
    const before = words[i - 1]
    return before !== undefined && word.box.x0 - before.box.x1 > minCellGap * rowHeight
  })
}

/**
 * Lines that begin at different places and yet belong to no indent: about one middle as in a letterhead, or at
 * the right as a date is. The first line of a paragraph is indented by less, and has another middle.
 */
function startApart({ box: a, rowHeight }: Line, { box: b }: Line): boolean {
  const middles = Math.abs((a.x0 + a.x1 - b.x0 - b.x1) / 2)
  const starts = Math.abs(a.x0 - b.x0)
  return starts > 3 * rowHeight || (middles < 0.4 * rowHeight && starts > rowHeight)
}

/** Lines that end alike, and begin apart and where no other line does, as the sender of a letter and its date do. */
function areRightAligned(lines: readonly Line[], line: Line, next: Line): boolean {
  const near = 0.5 * line.rowHeight
  const others = lines.filter((other) => !areSameLine(other, line) && !areSameLine(other, next))
  const beginsAlone = (one: Line) => others.every((other) => Math.abs(other.box.x0 - one.box.x0) > near)
  const endAlike = Math.abs(line.box.x1 - next.box.x1) < near
  const beginApart = Math.abs(line.box.x0 - next.box.x0) > 0.25 * line.rowHeight
  return endAlike && beginApart && beginsAlone(line) && beginsAlone(next)
}

function areSameLine({ box: a }: Line, { box: b }: Line): boolean {
  return a.x0 === b.x0 && a.y0 === b.y0
}

/** A word that is broken goes on in the next line, however much room there is. */
function endsInHyphen({ words }: Line): boolean {
  return /\p{L}[-\u00ad\u2010]$/u.test(words.at(-1)?.text ?? '')
}
