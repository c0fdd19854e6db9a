// Converts coordinates of a PDF (y upwards, the sheet perhaps rotated) to those of the page as it is shown (y downwards).
import type { Box } from '../../../shared/page.ts'
import type { Point } from '../pixels/placement.ts'

/** Maps a point by x' = a x + c y + e, y' = b x + d y + f. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** The page as it is shown, in points. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Maps coordinates of the PDF to those of the shown page. */
  readonly shown: Matrix
}

/** `box` is the visible area in PDF coordinates; `quarters` is the number of clockwise quarter turns. */
export function sheetOf({ x0, y0, x1, y1 }: Box, quarters: number): Sheet {
  const [width, height] = [x1 - x0, y1 - y0]
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { width: height, height: width, shown: { a: 0, b: 1, c: 1, d: 0, e: -y0, f: -x0 } }
    case 2:
      return { width, height, shown: { a: -1, b: 0, c: 0, d: 1, e: x1, f: -y0 } }
    case 3:
      return { width: height, height: width, shown: { a: 0, b: -1, c: -1, d: 0, e: y1, f: x1 } }
    default:
      return { width, height, shown: { a: 1, b: 0, c: 0, d: -1, e: -x0, f: y1 } }
  }
}

/** Applies `inner` first, then `outer`. */
export function combined(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  }
}

export function pointBy({ a, b, c, d, e, f }: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Returns the upright box around the mapped box. */
export function boxBy({ a, b, c, d, e, f }: Matrix, { x0, y0, x1, y1 }: Box): Box {
  return {
    x0: Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e,
    y0: Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f,
    x1: Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e,
    y1: Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f,
  }
}
