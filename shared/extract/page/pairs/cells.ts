// The cells that ruling lines make on a page, each with the parts that stand in it.
import type { Box } from '../../../page.ts'
import type { Part, Sheet } from '../../model/sheet.ts'

export interface Cell {
  readonly box: Box
  /** From top to bottom. */
  readonly parts: readonly Part[]
}

/** In pixels: two ends of lines meet although they were found a little apart. */
const slack = 4
/** In heights of a part: a shorter upright line is the stem of a letter. */
const minWallLength = 1.3
/** The share of its height by which a segment may cross a ruling line. */
const maxOver = 0.3

const known = new WeakMap<Sheet, readonly (readonly Cell[])[]>()

/** Cells side by side between the same two lines, from left to right. */
export function bandsOf(sheet: Sheet): readonly (readonly Cell[])[] {
  const bands = known.get(sheet) ?? foundIn(sheet)
  known.set(sheet, bands)
  return bands
}

function foundIn({ rows, rules, unit }: Sheet): Cell[][] {
  const cells = new Map<string, { box: Box; parts: Part[] }>()
  for (const part of rows.flat()) {
    const box = cellAround(rules, unit, part.box)
    if (!box) continue
    const key = [box.x0, box.x1, box.y0, box.y1].map(Math.round).join()
    const cell = cells.get(key)
    if (cell) cell.parts.push(part)
    else cells.set(key, { box, parts: [part] })
  }
  const bands = Map.groupBy(cells.values(), ({ box }) => `${Math.round(box.y0)} ${Math.round(box.y1)}`)
  return [...bands.values()].map((band) => band.toSorted((a, b) => a.box.x0 - b.box.x0))
}

/** The nearest line on each side; a cell has all four. */
function cellAround(rules: Sheet['rules'], unit: number, box: Box): Box | null {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]
  const walls = rules
    .filter(({ direction, box: wall }) => direction === 'vertical' && wall.y0 <= y && wall.y1 >= y)
    .filter(({ box: wall }) => wall.y1 - wall.y0 > minWallLength * unit)
    .map(({ box: wall }) => (wall.x0 + wall.x1) / 2)
  const lids = rules
    .filter(({ direction, box: lid }) => direction === 'horizontal' && lid.x0 <= x && lid.x1 >= x)
    .map(({ box: lid }) => (lid.y0 + lid.y1) / 2)
  // text close to a ruling line was read together with it
  const over = Math.max(slack, (box.y1 - box.y0) * maxOver)
  const cell = {
    x0: Math.max(...walls.filter((at) => at <= box.x0 + slack)),
    x1: Math.min(...walls.filter((at) => at >= box.x1 - slack)),
    y0: Math.max(...lids.filter((at) => at <= box.y0 + over)),
    y1: Math.min(...lids.filter((at) => at >= box.y1 - over)),
  }
  return Object.values(cell).every(Number.isFinite) ? cell : null
}
