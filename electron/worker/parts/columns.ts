// Whether a page is set in columns of text, to be read one after the other. Addresses side by side are none.
import { inColumns, isProse, type Split } from '../../../shared/layout/columns.ts'
import type { Orderable } from '../../../shared/layout/orderable.ts'
import { inRows } from '../../../shared/layout/in-rows.ts'
import { heightOf, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'

/** In ems: of a column of text every fourth line at least is so long. */
const longLine = 10
const leastLines = 10
/** Of what there is to order, how much stands in the columns. */
const leastShare = 0.6
/** Of the wider column: what is narrower is the last column of a table. */
const leastWidth = 0.4

/** The pieces of each column, or all of them as one where the page has none or more than a plain reader can tell. */
export function textColumns<T extends Orderable>(pieces: readonly T[], em: number): T[][] {
  const columns = inColumns(pieces, em, areLong)
  const boxes = columns.map((column) => unite(column.map(({ box }) => box)))
  return isPlain(boxes) ? columns : [pieces.toSorted((a, b) => a.box.y0 - b.box.y0)]
}

function areLong<T extends Orderable>({ above, left, right, below }: Split<T>, em: number): boolean {
  const inside = left.length + right.length
  const isMost = inside >= leastShare * (inside + above.length + below.length)
  const [narrow, wide] = [left, right]
    .map((side) => widthOf(unite(side.map(({ box }) => box))))
    .sort((a, b) => a - b)
  const isEven = (narrow ?? 0) >= (wide ?? 0) * leastWidth
  return isMost && isEven && [left, right].every((side) => isTall(side, em) && isProse(side, em, longLine))
}

/** A table beside text counts as the lines that would fill its place. */
function isTall(side: readonly Orderable[], em: number): boolean {
  const texts = side.filter((piece) => piece.kind === 'text').toSorted((a, b) => a.box.y0 - b.box.y0)
  const areas = side.filter((piece) => piece.kind !== 'text')
  const filled = areas.reduce((sum, { box }) => sum + heightOf(box) / (1.5 * em), 0)
  return inRows(texts).length + filled >= leastLines
}

/** Once columns have ended no others begin: what runs around pictures is better left to the recogniser's eye. */
function isPlain(boxes: readonly Box[]): boolean {
  const moves = boxes.slice(1).map((box, i) => {
    const before = boxes[i] ?? box
    const isRight = box.x0 >= before.x1 - 1
    return isRight && overlapY(box, before) > 0.3 * Math.min(heightOf(box), heightOf(before))
      ? 'right'
      : 'down'
  })
  const first = moves.indexOf('right')
  const ended = moves.indexOf('down', first)
  return first === -1 || ended === -1 || !moves.slice(ended).includes('right')
}
