// Ruling lines, shades, boxes, bullets and pictures of a page from what its file draws.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Mark, type Rule } from '../../../shared/page.ts'
import type { Shape } from './paths.ts'
import type { SeenPage } from './pdf.ts'
import { shareOf } from './judge.ts'
import type { Point } from './place.ts'

/** In pixels of the page. */
const leastThickness = 1
/** Of the em that a usual text has. */
const mostThickness = 0.35
const leastLength = 2
const slack = 0.1
const boxSide = { least: 0.5, most: 1.6 } as const
const bulletSide = { least: 0.15, most: 0.7 } as const
const leastShade = 0.8
/** Lighter is paper. */
const paper = 0.985
/** Of the page. */
const ground = 0.9
const leastPicture = 0.0005

export function rulesOf({ shapes, width, height }: SeenPage, em: number): Rule[] {
  const strokes = shapes.flatMap((shape) =>
    isTickBox(shape, em) ? [] : shape.strokes.flatMap((stroke) => ruleOfStroke(stroke, shape.strokeWidth)),
  )
  const bars = shapes.filter(isFilled).flatMap((shape) => ruleOfBar(shape, em))
  const page = { x0: 0, y0: 0, x1: width, y1: height }
  return joined([...strokes, ...bars])
    .filter(
      ({ box, direction }) => (direction === 'horizontal' ? widthOf(box) : heightOf(box)) > leastLength * em,
    )
    .flatMap((rule) => (overlaps(rule.box, page) ? [rule] : []))
}

export function marksOf(seen: SeenPage, em: number): Mark[] {
  const pictures = seen.pictures
    .filter(({ box }) => shareOf(seen, box) > leastPicture && shareOf(seen, box) < ground)
    .map(({ box }): Mark => ({ kind: 'picture', box }))
  return [...seen.shapes.flatMap((shape) => markOf(shape, seen, em)), ...pictures]
}

function markOf(shape: Shape, seen: SeenPage, em: number): Mark[] {
  const { box, fill } = shape
  const [width, height] = [widthOf(box), heightOf(box)]
  if (isTickBox(shape, em)) return [{ kind: 'box', box }]
  if (fill === null || fill > paper) return []
  const isSmall =
    Math.max(width, height) < bulletSide.most * em && Math.min(width, height) > bulletSide.least * em
  if (isSmall && Math.abs(width - height) < slack * em) return [{ kind: 'bullet', box }]
  const isShade =
    shape.isRectangle && Math.min(width, height) > leastShade * em && shareOf(seen, box) < ground
  return isShade ? [{ kind: 'shade', box }] : []
}

function isFilled({ fill }: Shape): boolean {
  return fill !== null && fill <= paper
}

function isTickBox({ box, strokes, isRectangle }: Shape, em: number): boolean {
  const sides = [widthOf(box), heightOf(box)]
  return (
    isRectangle &&
    strokes.length > 0 &&
    sides.every((side) => side > boxSide.least * em && side < boxSide.most * em) &&
    Math.abs(widthOf(box) - heightOf(box)) < 2 * slack * em
  )
}

function ruleOfStroke([from, to]: readonly [Point, Point], thickness: number): Rule[] {
  const box = unite([from, to].map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y })))
  const half = Math.max(leastThickness, thickness) / 2
  if (heightOf(box) < leastThickness)
    return [{ direction: 'horizontal', box: { ...box, y0: box.y0 - half, y1: box.y1 + half } }]
  if (widthOf(box) < leastThickness)
    return [{ direction: 'vertical', box: { ...box, x0: box.x0 - half, x1: box.x1 + half } }]
  return []
}

function ruleOfBar({ box, isRectangle }: Shape, em: number): Rule[] {
  const [width, height] = [widthOf(box), heightOf(box)]
  if (!isRectangle || Math.min(width, height) > mostThickness * em) return []
  return [{ direction: width > height ? 'horizontal' : 'vertical', box }]
}

/** Cells of a table each draw their own sides: those that touch in one line are one. */
function joined(rules: readonly Rule[]): Rule[] {
  return (['horizontal', 'vertical'] as const).flatMap((direction) => {
    const isAcross = direction === 'horizontal'
    const [start, end, low, high] = isAcross ? keys.across : keys.down
    const found: Box[] = []
    const sorted = rules
      .filter((rule) => rule.direction === direction)
      .map(({ box }) => box)
      .sort((a, b) => Math.round(a[low] - b[low]) || a[start] - b[start])
    for (const box of sorted) {
      const last = found.at(-1)
      const touches = last && box[low] <= last[high] + 1 && box[start] <= last[end] + 2
      if (last && touches) found[found.length - 1] = unite([last, box])
      else found.push(box)
    }
    return found.map((box): Rule => ({ direction, box }))
  })
}

const keys = { across: ['x0', 'x1', 'y0', 'y1'], down: ['y0', 'y1', 'x0', 'x1'] } as const

function overlaps(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && a.x1 > b.x0 && a.y0 < b.y1 && a.y1 > b.y0
}
