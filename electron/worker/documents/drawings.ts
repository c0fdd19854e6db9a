// What is drawn on a page of a PDF besides its text, with its place on the page as it is shown, in points.
import type { Box } from '../../../shared/page.ts'
import { boundsOf, matrixOf } from './object-places.ts'
import { shapesOfPath, type Shape } from './paths.ts'
import { combined, type Matrix } from './place.ts'
import { withScratch, type Pdfium, type Scratch } from './pdfium.ts'

export interface Picture {
  readonly box: Box
  /** Size in pixels of its own. */
  readonly width: number
  readonly height: number
  /** The number of objects of the page that lie below it. */
  readonly order: number
}

export interface Drawn {
  readonly pictures: readonly Picture[]
  readonly shapes: readonly Shape[]
  /** For each object that holds text: the number of objects of the page that lie below it. */
  readonly orderOfText: ReadonlyMap<number, number>
}

/** A plan has more; its lines are no rules of a text. */
const maxObjects = 20_000
const maxPoints = { ofPath: 4000, ofPage: 100_000 } as const
const maxDepth = 8
const kinds = { text: 1, path: 2, image: 3, form: 5 } as const

export function drawnOn(pdfium: Pdfium, page: number, shown: Matrix): Drawn {
  return withScratch(pdfium, (scratch) => {
    const pictures: Picture[] = []
    const shapes: Shape[] = []
    const orderOfText = new Map<number, number>()
    let order = 0
    let points: number = maxPoints.ofPage
    const look = (object: number, matrix: Matrix, depth: number) => {
      order++
      if (order > maxObjects) return
      const kind = pdfium.FPDFPageObj_GetType(object)
      if (kind === kinds.text) orderOfText.set(object, order)
      else if (kind === kinds.image) pictures.push(readPicture(pdfium, object, matrix, order, scratch))
      else if (kind === kinds.path) {
        const limit = Math.min(maxPoints.ofPath, points)
        shapes.push(...shapesOfPath(pdfium, object, matrix, scratch, limit))
        points = Math.max(0, points - pdfium.FPDFPath_CountSegments(object))
      } else if (kind === kinds.form && depth < maxDepth) {
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
