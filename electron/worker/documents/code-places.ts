// Where on a page of a PDF a code may be: in its pictures, and where small dark shapes stand close together. Only these
// places are drawn, so that a page of text alone costs nothing.
import { heightOf, overlapX, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import type { Shape } from './paths.ts'
import type { SeenPage } from './pdf.ts'

/** In points. */
const leastSide = 15
/** In points: blank paper that a code needs around it. */
const around = 8
/** In points: of a module of dots, and of a bar. */
const small = { thickness: 8, length: 150 } as const
const cellPoints = 16
/** How many small shapes a cell has at least, and how much of it they fill: ruling lines have fewer, and fill less. */
const busy = { shapes: 3, least: 0.12, most: 0.9 } as const
const darkest = 0.6

export function codePlaces(seen: Pick<SeenPage, 'width' | 'height' | 'pictures' | 'shapes'>): Box[] {
  const pictures = seen.pictures.map(({ box }) => box)
  // drawn in one go, with all its dots
  const drawn = seen.shapes
    .filter(({ isCurved, isRectangle, fill }) => !isCurved && !isRectangle && isDark(fill))
    .map(({ box }) => box)
  const page = { x0: 0, y0: 0, x1: seen.width, y1: seen.height }
  return joined([...pictures, ...drawn, ...cellsOf(seen.shapes)])
    .filter((box) => Math.min(widthOf(box), heightOf(box)) >= leastSide)
    .flatMap((box) => within(page, box))
}

function isDark(fill: number | null): boolean {
  return fill !== null && fill < darkest
}

interface Cell {
  shapes: number
  filled: number
}

/** Cells of the page in which many small shapes stand. */
function cellsOf(shapes: readonly Shape[]): Box[] {
  const cells = new Map<string, Cell & { readonly box: Box }>()
  for (const { box, fill, isRectangle } of shapes) {
    const [thickness, length] = [Math.min(widthOf(box), heightOf(box)), Math.max(widthOf(box), heightOf(box))]
    if (!isRectangle || !isDark(fill) || thickness > small.thickness || length > small.length) continue
    for (let x = Math.floor(box.x0 / cellPoints); x * cellPoints < box.x1; x++)
      for (let y = Math.floor(box.y0 / cellPoints); y * cellPoints < box.y1; y++) {
        const key = `${x} ${y}`
        const cell = cells.get(key) ?? { shapes: 0, filled: 0, box: cellAt(x, y) }
        cell.shapes++
        cell.filled += Math.max(0, overlapX(cell.box, box)) * Math.max(0, overlapY(cell.box, box))
        cells.set(key, cell)
      }
  }
  return [...cells.values()]
    .filter(({ shapes: count, filled }) => {
      const share = filled / cellPoints ** 2
      return count >= busy.shapes && share > busy.least && share < busy.most
    })
    .map(({ box }) => box)
}

function cellAt(x: number, y: number): Box {
  const [x0, y0] = [x * cellPoints, y * cellPoints]
  return { x0, y0, x1: x0 + cellPoints, y1: y0 + cellPoints }
}

/** Those that touch are one. */
function joined(boxes: readonly Box[]): Box[] {
  const result: Box[] = []
  for (const box of boxes) {
    let whole = box
    for (let i = result.length - 1; i >= 0; i--) {
      const other = result[i]
      if (!other || overlapX(other, whole) < -1 || overlapY(other, whole) < -1) continue
      whole = unite([other, whole])
      result.splice(i, 1)
      i = result.length
    }
    result.push(whole)
  }
  return result
}

function within(page: Box, { x0, y0, x1, y1 }: Box): Box[] {
  const box = {
    x0: Math.max(page.x0, x0 - around),
    y0: Math.max(page.y0, y0 - around),
    x1: Math.min(page.x1, x1 + around),
    y1: Math.min(page.y1, y1 + around),
  }
  return widthOf(box) < leastSide || heightOf(box) < leastSide ? [] : [box]
}
