// What is drawn on a page of a PDF besides its text, with its place on the page as it is shown, in points.
import type { Box } from '../../../shared/page.ts'
import { boxBy, combined, pointBy, type Matrix, type Point } from './place.ts'
import { withScratch, type Pdfium, type Scratch } from './pdfium.ts'

export interface Picture {
  readonly box: Box
  /** Pixels of its own. */
  readonly width: number
  readonly height: number
  /** How many objects of the page lie below it. */
  readonly order: number
}

export interface Shape {
  readonly box: Box
  /** Straight strokes, from point to point; none where it is filled only. */
  readonly strokes: readonly (readonly [Point, Point])[]
  readonly strokeWidth: number
  /** How light it is filled, 0 to 1; null where it is not. */
  readonly fill: number | null
  /** Four sides, all level or upright. */
  readonly isRectangle: boolean
  readonly isCurved: boolean
}

export interface Drawn {
  readonly pictures: readonly Picture[]
  readonly shapes: readonly Shape[]
  /** Of the objects that hold text: how many objects of the page lie below each. */
  readonly orderOfText: ReadonlyMap<number, number>
}

/** Of a plan: more are no rules of a text. */
const mostObjects = 20_000
const mostPoints = 100
const mostDepth = 8
const kinds = { text: 1, path: 2, image: 3, form: 5 } as const
const segmentKinds = { line: 0, curve: 1, move: 2 } as const

export function drawnOn(pdfium: Pdfium, page: number, shown: Matrix): Drawn {
  return withScratch(pdfium, (scratch) => {
    const pictures: Picture[] = []
    const shapes: Shape[] = []
    const orderOfText = new Map<number, number>()
    let order = 0
    const look = (object: number, matrix: Matrix, depth: number) => {
      order++
      if (order > mostObjects) return
      const kind = pdfium.FPDFPageObj_GetType(object)
      if (kind === kinds.text) orderOfText.set(object, order)
      else if (kind === kinds.image) pictures.push(readPicture(pdfium, object, matrix, order, scratch))
      else if (kind === kinds.path) shapes.push(readShape(pdfium, object, matrix, scratch))
      else if (kind === kinds.form && depth < mostDepth) {
        const inner = combined(matrixOf(pdfium, object, scratch), matrix)
        const count = pdfium.FPDFFormObj_CountObjects(object)
        for (let i = 0; i < count; i++) look(pdfium.FPDFFormObj_GetObject(object, i), inner, depth + 1)
      }
    }
    const count = pdfium.FPDFPage_CountObjects(page)
    for (let i = 0; i < count; i++) look(pdfium.FPDFPage_GetObject(page, i), shown, 0)
    return { pictures, shapes, orderOfText }
  })
}

function matrixOf(pdfium: Pdfium, object: number, scratch: Scratch): Matrix {
  pdfium.FPDFPageObj_GetMatrix(object, scratch.atFloat(0))
  const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((i) => scratch.float(i)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return { a, b, c, d, e, f }
}

function boundsOf(pdfium: Pdfium, object: number, matrix: Matrix, { float, atFloat }: Scratch): Box {
  pdfium.FPDFPageObj_GetBounds(object, atFloat(0), atFloat(1), atFloat(2), atFloat(3))
  return boxBy(matrix, { x0: float(0), y0: float(1), x1: float(2), y1: float(3) })
}

function readPicture(
  pdfium: Pdfium,
  object: number,
  matrix: Matrix,
  order: number,
  scratch: Scratch,
): Picture {
  const box = boundsOf(pdfium, object, matrix, scratch)
  pdfium.FPDFImageObj_GetImagePixelSize(object, scratch.atFloat(0), scratch.atFloat(1))
  const [width, height] = [scratch.whole(0), scratch.whole(1)]
  return { box, width, height, order }
}

function readShape(pdfium: Pdfium, object: number, matrix: Matrix, scratch: Scratch): Shape {
  const box = boundsOf(pdfium, object, matrix, scratch)
  pdfium.FPDFPath_GetDrawMode(object, scratch.atFloat(0), scratch.atFloat(1))
  const [isFilled, isStroked] = [scratch.whole(0) !== 0, scratch.whole(1) !== 0]
  const inner = combined(matrixOf(pdfium, object, scratch), matrix)
  const { lines, isCurved } = linesOf(pdfium, object, inner, scratch)
  pdfium.FPDFPageObj_GetStrokeWidth(object, scratch.atFloat(0))
  const width = scratch.float(0) * Math.sqrt(Math.abs(inner.a * inner.d - inner.b * inner.c))
  return {
    box,
    strokes: isStroked ? lines : [],
    strokeWidth: width,
    fill: isFilled ? fillOf(pdfium, object, scratch) : null,
    isRectangle: !isCurved && lines.length >= 3 && lines.length <= 5 && lines.every(isStraight),
    isCurved,
  }
}

function linesOf(pdfium: Pdfium, object: number, matrix: Matrix, { float, atFloat }: Scratch) {
  const lines: (readonly [Point, Point])[] = []
  let isCurved = false
  let start: Point | null = null
  let last: Point | null = null
  const count = Math.min(mostPoints, pdfium.FPDFPath_CountSegments(object))
  for (let i = 0; i < count; i++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, i)
    pdfium.FPDFPathSegment_GetPoint(segment, atFloat(0), atFloat(1))
    const point = pointBy(matrix, float(0), float(1))
    const kind = pdfium.FPDFPathSegment_GetType(segment)
    if (kind === segmentKinds.move) start = point
    else if (kind === segmentKinds.curve) isCurved = true
    else if (last) lines.push([last, point])
    last = point
    if (start && pdfium.FPDFPathSegment_GetClose(segment) && kind !== segmentKinds.move) {
      lines.push([point, start])
      last = start
    }
  }
  return { lines: lines.filter(([from, to]) => from.x !== to.x || from.y !== to.y), isCurved }
}

/** In points. */
const slack = 0.5

function isStraight([from, to]: readonly [Point, Point]): boolean {
  return Math.abs(from.x - to.x) < slack || Math.abs(from.y - to.y) < slack
}

function fillOf(pdfium: Pdfium, object: number, scratch: Scratch): number | null {
  const at = [0, 1, 2, 3].map((i) => scratch.atFloat(i)) as [number, number, number, number]
  if (!pdfium.FPDFPageObj_GetFillColor(object, ...at)) return null
  const [red, green, blue, alpha] = [0, 1, 2, 3].map((i) => scratch.whole(i)) as [
    number,
    number,
    number,
    number,
  ]
  const light = (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  return alpha === 0 ? null : 1 - (1 - light) * (alpha / 255)
}
