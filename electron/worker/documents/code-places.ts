// Finds the places on a PDF page where a code may be: its pictures, and small dark shapes close to each other. Only these are
// drawn, so that a page of text alone costs nothing.
import { heightOf, overlapX, overlapY, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box } from '../../../shared/page.ts'
import { clipped, widenedBy } from '../pixels/placement.ts'
import type { Shape } from './paths.ts'
import type { PageContent } from './pdf.ts'

const minSidePoints = 15
/** Quiet zone around a code. */
const marginPoints = 8
/** Sizes in points of a module or a bar of a code. */
const maxShape = { thickness: 8, length: 150 } as const
const cellPoints = 16
/** Number of shapes in a cell, and the share of it that they fill: ruling lines are fewer, and fill less. */
const dense = { minShapes: 3, minFilled: 0.12, maxFilled: 0.9 } as const
/** Lightness of a dark fill. */
const maxLightness = 0.6

export function codePlaces(page: Pick<PageContent, 'width' | 'height' | 'pictures' | 'shapes'>): Box[] {
  const pictures = page.pictures.map(({ box }) => box)
  // codes that are a single path
  const paths = page.shapes
    .filter(({ isCurved, isRectangle, fill }) => !isCurved && !isRectangle && isDark(fill))
    .map(({ box }) => box)
  return joined([...pictures, ...paths, ...denseCells(page.shapes)])
    .filter(isLargeEnough)
    .map((box) => clipped(widenedBy(box, marginPoints), page))
    .filter(isLargeEnough)
}

function isDark(fill: number | null): boolean {
  return fill !== null && fill < maxLightness
}

interface Cell {
  readonly box: Box
  shapes: number
  filled: number
}

/** Returns the cells of the page with many small shapes. */
function denseCells(shapes: readonly Shape[]): Box[] {
  const cells = new Map<string, Cell>()
  for (const { box, fill, isRectangle } of shapes) {
    const [thickness, length] = [Math.min(widthOf(box), heightOf(box)), Math.max(widthOf(box), heightOf(box))]
    if (!isRectangle || !isDark(fill) || thickness > maxShape.thickness || length > maxShape.length) continue
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
      return count >= dense.minShapes && share > dense.minFilled && share < dense.maxFilled
    })
    .map(({ box }) => box)
}

function cellAt(x: number, y: number): Box {
  const [x0, y0] = [x * cellPoints, y * cellPoints]
  return { x0, y0, x1: x0 + cellPoints, y1: y0 + cellPoints }
}

/** Joins boxes that touch. */
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

function isLargeEnough(box: Box): boolean {
  return Math.min(widthOf(box), heightOf(box)) >= minSidePoints
}
