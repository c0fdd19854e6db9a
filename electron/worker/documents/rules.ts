// Finds rules, shades, tick boxes, bullets and pictures of a page in what the PDF draws.
import { heightOf, widthOf } from '../../../shared/layout/geometry.ts'
import { unite, type Box, type Mark, type Rule } from '../../../shared/page.ts'
import { boxAround } from '../pixels/placement.ts'
import type { Shape, Stroke } from './paths.ts'
import type { PageContent } from './pdf.ts'
import { shareOf } from './judge.ts'

const minThicknessPx = 1
/** Sizes in ems of the usual text. */
const maxThickness = 0.35
const minLength = 2
const slack = 0.1
const tickBoxSide = { min: 0.5, max: 1.6 } as const
const bulletSide = { min: 0.15, max: 0.7 } as const
const minShadeSide = 0.8
/** Lightness above which a fill is invisible. */
const maxLightness = 0.985
/** Shares of the page: a larger shape is its background, and a smaller picture is none. */
const background = 0.9
const minPicture = 0.0005

export function rulesOf({ shapes, width, height }: PageContent, em: number): Rule[] {
  const strokes = shapes.flatMap((shape) =>
    isTickBox(shape, em) ? [] : shape.strokes.flatMap((stroke) => ruleOfStroke(stroke, shape.strokeWidth)),
  )
  const bars = shapes.filter(isFilled).flatMap((shape) => ruleOfBar(shape, em))
  return joined([...strokes, ...bars]).filter(
    ({ box, direction }) =>
      (direction === 'horizontal' ? widthOf(box) : heightOf(box)) > minLength * em &&
      overlaps(box, { x0: 0, y0: 0, x1: width, y1: height }),
  )
}

export function marksOf(page: PageContent, em: number): Mark[] {
  const pictures = page.pictures
    .filter(({ box }) => shareOf(page, box) > minPicture && shareOf(page, box) < background)
    .map(({ box }): Mark => ({ kind: 'picture', box }))
  return [...page.shapes.flatMap((shape) => markOf(shape, page, em)), ...pictures]
}

function markOf(shape: Shape, page: PageContent, em: number): Mark[] {
  const { box } = shape
  const [width, height] = [widthOf(box), heightOf(box)]
  if (isTickBox(shape, em)) return [{ kind: 'box', box }]
  if (!isFilled(shape)) return []
  const isSmall =
    Math.max(width, height) < bulletSide.max * em && Math.min(width, height) > bulletSide.min * em
  if (isSmall && Math.abs(width - height) < slack * em) return [{ kind: 'bullet', box }]
  const isShade =
    shape.isRectangle && Math.min(width, height) > minShadeSide * em && shareOf(page, box) < background
  return isShade ? [{ kind: 'shade', box }] : []
}

function isFilled({ fill }: Shape): boolean {
  return fill !== null && fill <= maxLightness
}

function isTickBox({ box, strokes, isRectangle }: Shape, em: number): boolean {
  const sides = [widthOf(box), heightOf(box)]
  return (
    isRectangle &&
    strokes.length > 0 &&
    sides.every((side) => side > tickBoxSide.min * em && side < tickBoxSide.max * em) &&
    Math.abs(widthOf(box) - heightOf(box)) < 2 * slack * em
  )
}

function ruleOfStroke(stroke: Stroke, thickness: number): Rule[] {
  const box = boxAround(stroke)
  const half = Math.max(minThicknessPx, thickness) / 2
  if (heightOf(box) < minThicknessPx)
    return [{ direction: 'horizontal', box: { ...box, y0: box.y0 - half, y1: box.y1 + half } }]
  if (widthOf(box) < minThicknessPx)
    return [{ direction: 'vertical', box: { ...box, x0: box.x0 - half, x1: box.x1 + half } }]
  return []
}

function ruleOfBar({ box, isRectangle }: Shape, em: number): Rule[] {
  const [width, height] = [widthOf(box), heightOf(box)]
  if (!isRectangle || Math.min(width, height) > maxThickness * em) return []
  return [{ direction: width > height ? 'horizontal' : 'vertical', box }]
}

/** Joins rules that touch in one line, since each cell of a table draws its own sides. */
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
