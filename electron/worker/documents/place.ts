// From the coordinates of a PDF, which begin at the lower left of a sheet that may lie on its side, to those of the page as
// it is shown: in points from its upper left.
import type { Box } from '../../../shared/page.ts'

/** Of a point: x' = a x + c y + e, y' = b x + d y + f. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Sheet {
  readonly width: number
  readonly height: number
  /** From the sheet's coordinates to those of the shown page. */
  readonly shown: Matrix
}

/** `box`: what is shown of the sheet, with y from below; `quarters`: by how many it is turned clockwise. */
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

/** First `inner`, then `outer`. */
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

/** The upright box around what a box becomes. */
export function boxBy({ a, b, c, d, e, f }: Matrix, { x0, y0, x1, y1 }: Box): Box {
  return {
    x0: Math.min(a * x0, a * x1) + Math.min(c * y0, c * y1) + e,
    y0: Math.min(b * x0, b * x1) + Math.min(d * y0, d * y1) + f,
    x1: Math.max(a * x0, a * x1) + Math.max(c * y0, c * y1) + e,
    y1: Math.max(b * x0, b * x1) + Math.max(d * y0, d * y1) + f,
  }
}
