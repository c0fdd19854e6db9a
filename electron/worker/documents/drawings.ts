// Reads what is drawn on a page besides its text, with places in points on the page as it is shown.
import type { Box } from '../../../shared/page.ts'
import { boundsOf, matrixOf } from './object-places.ts'
import { shapesOfPath, type Shape } from './paths.ts'
import { combined, type Matrix } from './place.ts'
import { withMemory, type Memory, type Pdfium } from './pdfium.ts'

export interface Picture {
  readonly box: Box
  /** Its own size in pixels. */
  readonly width: number
  readonly height: number
  /** The number of objects of the page that are below it. */
  readonly order: number
}

export interface Drawings {
  readonly pictures: readonly Picture[]
  readonly shapes: readonly Shape[]
  /** For each text object, the number of objects of the page that are below it. */
  readonly orderOfText: ReadonlyMap<number, number>
}

/** Technical drawings have more; their lines are no rules of a text. */
const maxObjects = 20_000
const maxPoints = { ofPath: 4000, ofPage: 100_000 } as const
const maxDepth = 8
const kinds = { text: 1, path: 2, image: 3, form: 5 } as const

export function drawingsOn(pdfium: Pdfium, page: number, shown: Matrix): Drawings {
  return withMemory(pdfium, (memory) => {
    const pictures: Picture[] = []
    const shapes: Shape[] = []
    const orderOfText = new Map<number, number>()
    let order = 0
    let points: number = maxPoints.ofPage
    const visit = (object: number, matrix: Matrix, depth: number) => {
      order++
      if (order > maxObjects) return
      const kind = pdfium.FPDFPageObj_GetType(object)
      if (kind === kinds.text) orderOfText.set(object, order)
      else if (kind === kinds.image) pictures.push(readPicture(memory, object, matrix, order))
      else if (kind === kinds.path) {
        shapes.push(...shapesOfPath(memory, object, matrix, Math.min(maxPoints.ofPath, points)))
        points = Math.max(0, points - pdfium.FPDFPath_CountSegments(object))
      } else if (kind === kinds.form && depth < maxDepth) {
        const inner = combined(matrixOf(memory, object), matrix)
        const count = pdfium.FPDFFormObj_CountObjects(object)
        for (let i = 0; i < count; i++) visit(pdfium.FPDFFormObj_GetObject(object, i), inner, depth + 1)
      }
    }
    const count = pdfium.FPDFPage_CountObjects(page)
    for (let i = 0; i < count; i++) visit(pdfium.FPDFPage_GetObject(page, i), shown, 0)
    return { pictures, shapes, orderOfText }
  })
}

function readPicture(memory: Memory, object: number, matrix: Matrix, order: number): Picture {
  const box = boundsOf(memory, object, matrix)
  memory.pdfium.FPDFImageObj_GetImagePixelSize(object, memory.atFloat(0), memory.atFloat(1))
  return { box, width: memory.whole(0), height: memory.whole(1), order }
}
