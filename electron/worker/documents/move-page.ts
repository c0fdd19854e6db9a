// Turns and scales the content of a page.
import type { Turn } from '../pixels/turn.ts'
import type { PageContent } from './pdf.ts'
import { boxBy, pointBy, sheetOf, type Matrix } from './place.ts'

const quarter = Math.PI / 2

/** Turns it clockwise, then scales it, which makes pixels of points. */
export function movedPage(page: PageContent, turn: Turn, scale: number): PageContent {
  const { width, height, by } = moveOf(page, turn, scale)
  const types = new Map(
    [...new Set(page.characters.map(({ type }) => type))].map((type) => [
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
    ...page,
    width,
    height,
    // a spread would take twice as long, and a page has thousands
    characters: page.characters.map(({ text, box, cell, base, type, isSynthetic, isUnmapped }) => ({
      text,
      box: boxBy(by, box),
      cell: boxBy(by, cell),
      base: pointBy(by, base.x, base.y),
      type: types.get(type) ?? type,
      isSynthetic,
      isUnmapped,
    })),
    pictures: page.pictures.map((picture) => ({ ...picture, box: boxBy(by, picture.box) })),
    shapes: page.shapes.map((shape) => ({
      ...shape,
      box: boxBy(by, shape.box),
      strokes: shape.strokes.map(
        ([from, to]) => [pointBy(by, from.x, from.y), pointBy(by, to.x, to.y)] as const,
      ),
      strokeWidth: shape.strokeWidth * scale,
    })),
  }
}

function moveOf({ width, height }: PageContent, turn: Turn, scale: number) {
  // `sheetOf` expects y upwards
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
