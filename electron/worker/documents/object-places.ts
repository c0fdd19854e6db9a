// Reads the place of an object on a page.
import type { Box } from '../../../shared/page.ts'
import { boxBy, type Matrix } from './place.ts'
import type { Memory } from './pdfium.ts'

export function matrixOf({ pdfium, float, atFloat }: Memory, object: number): Matrix {
  pdfium.FPDFPageObj_GetMatrix(object, atFloat(0))
  return { a: float(0), b: float(1), c: float(2), d: float(3), e: float(4), f: float(5) }
}

export function boundsOf({ pdfium, float, atFloat }: Memory, object: number, matrix: Matrix): Box {
  pdfium.FPDFPageObj_GetBounds(object, atFloat(0), atFloat(1), atFloat(2), atFloat(3))
  return boxBy(matrix, { x0: float(0), y0: float(1), x1: float(2), y1: float(3) })
}
