// The ruling lines of a page as its layout is told by them: a row of boxes for one character each is one box.
import type { Box, Rule } from '../../../shared/page.ts'
import type { DisabledSteps } from '../context/steps.ts'
import { dottedRules } from '../measure/dotted-rules.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findCombs } from '../marks/combs.ts'
import { placeBox } from '../pixels/placement.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { findRules } from '../measure/rules.ts'

const leastEnlarged = 1.5
/** In pixels: a wall of a box reaches over its floor. */
const slack = 6
const framePx = 2

export function pageRules(
  prepared: Prepared,
  original: GreyImage,
  rules: readonly Rule[],
  disabled: DisabledSteps,
): Rule[] {
  const { image, back, kind } = prepared
  const isEnlarged = image.width >= original.width * leastEnlarged
  // on a picture of tiny letters a row of them looks like a line; enlarged it does not
  const ruled = isEnlarged
    ? findRules(image).map((rule) => ({ ...rule, box: placeBox(rule.box, back) }))
    : rules
  // what is dotted on a slip parts what was bought from what it costs
  if (kind === 'receipt' || kind === 'photo') return [...ruled]
  const combs = (disabled.has('combs') ? [] : findCombs(image)).map(({ box }) => placeBox(box, back))
  const others = ruled.filter((rule) => !combs.some((comb) => isOf(comb, rule)))
  return [...others, ...combs.flatMap(frameOf), ...(disabled.has('dottedRules') ? [] : dottedRules(original))]
}

/** A wall between two of its boxes, or of its frame. */
function isOf(comb: Box, { box: { x0, x1, y0, y1 }, direction }: Rule): boolean {
  return (
    direction === 'vertical' &&
    x0 > comb.x0 - slack &&
    x1 < comb.x1 + slack &&
    y0 > comb.y0 - slack &&
    y1 < comb.y1 + slack
  )
}

function frameOf({ x0, x1, y0, y1 }: Box): Rule[] {
  const sides = [x0 - framePx, x1].map((x): Rule => ({
    direction: 'vertical',
    box: { x0: x, x1: x + framePx, y0, y1 },
  }))
  const lids = [y0, y1 - framePx].map((y): Rule => ({
    direction: 'horizontal',
    box: { x0, x1, y0: y, y1: y + framePx },
  }))
  return [...sides, ...lids]
}
