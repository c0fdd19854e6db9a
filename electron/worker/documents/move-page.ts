// A page as it is seen after it was turned and enlarged.
import type { Turn } from '../pixels/turn.ts'
import type { SeenPage } from './pdf.ts'
import { boxBy, pointBy, sheetOf, type Matrix } from './place.ts'

const quarter = Math.PI / 2

/** Turned clockwise, then so many times larger: points become pixels. */
export function movedPage(seen: SeenPage, turn: Turn, scale: number): SeenPage {
  const { width, height, by } = moveOf(seen, turn, scale)
  const types = new Map(
    [...new Set(seen.characters.map(({ type }) => type))].map((type) => [
      type,
      {
        ...type,
        em: type.em * scale,
        emAcross: type.emAcross * scale,
        angle: (type.angle + (turn / 90) * quarter) % (4 * quarter),
      },
    ]),
  )
  return {
    ...seen,
    width,
    height,
    // thousands a page, which named one by one take half the time of a spread
    characters: seen.characters.map(({ text, box, cell, base, type, isSynthetic, isUnmapped }) => ({
      text,
      box: boxBy(by, box),
      cell: boxBy(by, cell),
      base: pointBy(by, base.x, base.y),
      type: types.get(type) ?? type,
      isSynthetic,
      isUnmapped,
    })),
    pictures: seen.pictures.map((picture) => ({ ...picture, box: boxBy(by, picture.box) })),
    shapes: seen.shapes.map((shape) => ({
      ...shape,
      box: boxBy(by, shape.box),
      strokes: shape.strokes.map(
        ([from, to]) => [pointBy(by, from.x, from.y), pointBy(by, to.x, to.y)] as const,
      ),
      strokeWidth: shape.strokeWidth * scale,
    })),
  }
}

function moveOf({ width, height }: SeenPage, turn: Turn, scale: number) {
  // `sheetOf` turns what has its y from below
  const { shown, ...size } = sheetOf({ x0: 0, y0: 0, x1: width, y1: height }, turn / 90)
  const by: Matrix = {
    a: shown.a * scale,
    b: shown.b * scale,
    c: -shown.c * scale,
    d: -shown.d * scale,
    e: (shown.e + shown.c * height) * scale,
    f: (shown.f + shown.d * height) * scale,
  }
  return { width: size.width * scale, height: size.height * scale, by }
}
