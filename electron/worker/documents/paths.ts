// Reads the shapes that a path draws. Programs may draw all rules of a table as one path of many rectangles.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box } from '../../../shared/page.ts'
import { boxAround, type Point } from '../pixels/placement.ts'
import { boundsOf, matrixOf } from './object-places.ts'
import type { Memory } from './pdfium.ts'
import { combined, pointBy, type Matrix } from './place.ts'

export interface Shape {
  readonly box: Box
  /** Straight strokes, from point to point; none if it is only filled. */
  readonly strokes: readonly Stroke[]
  readonly strokeWidth: number
  /** Lightness of its fill, 0 to 1; null if it has none. */
  readonly fill: number | null
  /** Whether it has four sides, all horizontal or vertical. */
  readonly isRectangle: boolean
  readonly isCurved: boolean
}

export type Stroke = readonly [Point, Point]

/** The part of a path between two moves. */
interface Outline {
  readonly strokes: Stroke[]
  isCurved: boolean
}

const segmentKinds = { line: 0, curve: 1, move: 2 } as const
/** In points; the bars of a code are shorter. */
const minRuleLength = 36
const slack = 0.5

/** Returns the shapes of a path, of which at most `maxPoints` are read. */
export function shapesOfPath(memory: Memory, object: number, matrix: Matrix, maxPoints: number): Shape[] {
  const { pdfium, atFloat, whole } = memory
  const bounds = boundsOf(memory, object, matrix)
  pdfium.FPDFPath_GetDrawMode(object, atFloat(0), atFloat(1))
  const [isFilled, isStroked] = [whole(0) !== 0, whole(1) !== 0]
  const inner = combined(matrixOf(memory, object), matrix)
  const outlines = outlinesOf(memory, object, inner, maxPoints)
  pdfium.FPDFPageObj_GetStrokeWidth(object, atFloat(0))
  const strokeWidth = memory.float(0) * Math.sqrt(Math.abs(inner.a * inner.d - inner.b * inner.c))
  const fill = isFilled ? fillOf(memory, object) : null
  const isCurved = outlines.some((outline) => outline.isCurved)
  const toShape = (box: Box, strokes: readonly Stroke[]): Shape => ({
    box,
    strokes: isStroked ? strokes : [],
    strokeWidth,
    fill,
    isRectangle: !isCurved && isRectangle(strokes),
    isCurved,
  })
  if (!isCurved && haveRules(outlines))
    return outlines.map((outline) => toShape(boxOf(outline), outline.strokes))
  const strokes = outlines.flatMap((outline) => outline.strokes)
  return [toShape(bounds, strokes)]
}

function outlinesOf(
  { pdfium, float, atFloat }: Memory,
  object: number,
  matrix: Matrix,
  maxPoints: number,
): Outline[] {
  const outlines: Outline[] = []
  let start: Point | null = null
  let last: Point | null = null
  const count = Math.min(maxPoints, pdfium.FPDFPath_CountSegments(object))
  const add = (from: Point, to: Point) => {
    if (from.x !== to.x || from.y !== to.y) outlines.at(-1)?.strokes.push([from, to])
  }
  for (let i = 0; i < count; i++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, i)
    pdfium.FPDFPathSegment_GetPoint(segment, atFloat(0), atFloat(1))
    const point = pointBy(matrix, float(0), float(1))
    const kind = pdfium.FPDFPathSegment_GetType(segment)
    if (kind === segmentKinds.move || outlines.length === 0) {
      start = point
      outlines.push({ strokes: [], isCurved: false })
    }
    const outline = outlines.at(-1)
    if (outline && kind === segmentKinds.curve) outline.isCurved = true
    else if (last && kind === segmentKinds.line) add(last, point)
    last = point
    if (start && pdfium.FPDFPathSegment_GetClose(segment) && kind !== segmentKinds.move) {
      add(point, start)
      last = start
    }
  }
  return outlines
}

/**
 * Whether a path may be the rules of a table. Small rectangles alone are one thing, such as the dots of a code, and a
 * rectangle inside of another is a hole in it.
 */
function haveRules(outlines: readonly Outline[]): boolean {
  const boxes = outlines.map(boxOf)
  return (
    outlines.length > 1 &&
    outlines.every(({ strokes }) => strokes.length < 3 || isRectangle(strokes)) &&
    boxes.some((box) => Math.max(widthOf(box), heightOf(box)) > minRuleLength) &&
    !boxes.some((box, i) => isWithin(boxes[i + 1] ?? box, box))
  )
}

function isRectangle(strokes: readonly Stroke[]): boolean {
  return strokes.length >= 3 && strokes.length <= 5 && strokes.every(isStraight)
}

function isStraight([from, to]: Stroke): boolean {
  return Math.abs(from.x - to.x) < slack || Math.abs(from.y - to.y) < slack
}

function boxOf({ strokes }: Outline): Box {
  return boxAround(strokes.flat())
}

function isWithin(inner: Box, { x0, y0, x1, y1 }: Box): boolean {
  return inner.x0 > x0 && inner.y0 > y0 && inner.x1 < x1 && inner.y1 < y1
}

function fillOf({ pdfium, atFloat: at, whole }: Memory, object: number): number | null {
  if (!pdfium.FPDFPageObj_GetFillColor(object, at(0), at(1), at(2), at(3))) return null
  const [red, green, blue, alpha] = [whole(0), whole(1), whole(2), whole(3)]
  const lightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  return alpha === 0 ? null : 1 - (1 - lightness) * (alpha / 255)
}
