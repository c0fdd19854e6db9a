// Headings set upright in a narrow box beside the lines that they head, as on Chinese invoices: 购 above 买 above 方.
import type { Box, Rule } from '../../page.ts'
import { labelIndex, roleLabels } from '../lexicon/lexicon.ts'
import type { Part } from '../model/sheet.ts'
import { glued } from './rows.ts'

/** In heights of a part: a wider box has words side by side. */
const maxWidth = 3

export function withUprightHeadings(parts: readonly Part[], unit: number, rules: readonly Rule[]): Part[] {
  const narrow = parts.filter(({ text }) => /^\p{Script=Han}{1,5}$/u.test(text))
  if (narrow.length < 2) return [...parts]
  const walls = rules.filter(({ direction }) => direction === 'vertical').map(({ box }) => box)
  const headings = narrowBoxes(walls, unit).flatMap((box) => {
    const [first, ...more] = narrow.filter(isIn(box)).toSorted((a, b) => a.box.y0 - b.box.y0)
    const heading = first && more.reduce(glued, first)
    return first && heading && isHeading(heading.text) ? [{ box, first, more, heading }] : []
  })
  // it stands in the middle of its box, and heads all lines from the top of that
  const whole = new Map(
    headings.map(({ box: { y0 }, first, heading }) => [
      first,
      { ...heading, box: { ...heading.box, y0, y1: y0 + unit } },
    ]),
  )
  const rest = new Set(headings.flatMap(({ more }) => more))
  return parts.filter((part) => !rest.has(part)).map((part) => whole.get(part) ?? part)
}

/** A column of a table has such boxes too, and its words make no heading together. */
function isHeading(text: string): boolean {
  return text.length > 1 && (roleLabels.has(text) || labelIndex.has(text))
}

function narrowBoxes(walls: readonly Box[], unit: number): Box[] {
  return walls.flatMap((left) =>
    walls
      .filter(
        ({ x0, y0, y1 }) => x0 > left.x1 && x0 - left.x1 < maxWidth * unit && y0 < left.y1 && y1 > left.y0,
      )
      .map((right) => ({
        x0: left.x1,
        x1: right.x0,
        y0: Math.max(left.y0, right.y0),
        y1: Math.min(left.y1, right.y1),
      })),
  )
}

function isIn(box: Box): (part: Part) => boolean {
  return ({ box: { x0, x1, y0, y1 } }) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1
  }
}
