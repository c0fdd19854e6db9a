// Recognises deliberate line breaks: the first word of the next line would still have fitted on the line.
import type { Line } from '../page.ts'

/** In row heights: the room that a wrapped line may leave unused, because of ragged text or line-start rules. */
const unusedRowHeights = 2
/** In row heights: wider than any space between words, even in justified lines. */
const minCellGap = 2
/** A block of fewer lines does not show how far its column reaches. */
const fewLines = 5

/** Whether `line` ends in a deliberate break before `next`, in the same paragraph. `lines` are those around them. */
export function endsEarly(lines: readonly Line[], line: Line, next: Line): boolean {
  if (endsInHyphen(line)) return false
  if (hasCells(line) || hasCells(next) || startApart(line, next)) return true
  if (areRightAligned(lines, line, next)) return true
  const first = next.words[0]
  const needed = (first ? first.box.x1 - first.box.x0 : 0) + unusedRowHeights * line.rowHeight
  return findRightEdge(lines, line) - line.box.x1 > needed
}

/** Returns the right edge of the line's column, by its block or by lines of its size that begin at the same place. */
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

/** Whether the line has gaps as wide as between the cells of a table or receipt. */
export function hasCells({ words, rowHeight }: Line): boolean {
  return words.some((word, i) => {
    const before = words[i - 1]
    return before !== undefined && word.box.x0 - before.box.x1 > minCellGap * rowHeight
  })
}

/**
 * Whether two lines begin at different places but neither is indented: both are centred as in a letterhead, or one is at
 * the right like a date. The first line of a paragraph is indented by less and has another centre.
 */
function startApart({ box: a, rowHeight }: Line, { box: b }: Line): boolean {
  const middles = Math.abs((a.x0 + a.x1 - b.x0 - b.x1) / 2)
  const starts = Math.abs(a.x0 - b.x0)
  return starts > 3 * rowHeight || (middles < 0.4 * rowHeight && starts > rowHeight)
}

/**
 * Whether two lines end at the same x but begin at different ones where no other line begins, as sender and date do.
 */
function areRightAligned(lines: readonly Line[], line: Line, next: Line): boolean {
  const near = 0.5 * line.rowHeight
  const others = lines.filter((other) => !areSameLine(other, line) && !areSameLine(other, next))
  /** Tells whether no other line begins at the same x. */
  const beginsAlone = (one: Line) => others.every((other) => Math.abs(other.box.x0 - one.box.x0) > near)
  const endAlike = Math.abs(line.box.x1 - next.box.x1) < near
  const beginApart = Math.abs(line.box.x0 - next.box.x0) > 0.25 * line.rowHeight
  return endAlike && beginApart && beginsAlone(line) && beginsAlone(next)
}

function areSameLine({ box: a }: Line, { box: b }: Line): boolean {
  return a.x0 === b.x0 && a.y0 === b.y0
}

/** Whether the line ends in a hyphen after a letter: the word continues in the next line, however much room is left. */
function endsInHyphen({ words }: Line): boolean {
  return /\p{L}[-\u00ad\u2010]$/u.test(words.at(-1)?.text ?? '')
}
