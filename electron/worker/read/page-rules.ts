// Finds the rules of a page that its layout needs: solid ones, and dotted ones unless it is a receipt.
import type { Rule } from '../../../shared/page.ts'
import type { DisabledSteps } from '../context/steps.ts'
import { dottedRules } from '../measure/dotted-rules.ts'
import { findRules } from '../measure/rules.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { placeBox } from '../pixels/placement.ts'
import type { Prepared } from '../prepare/prepare.ts'

const minEnlarged = 1.5

export function pageRules(
  { image, back, kind }: Prepared,
  original: GreyImage,
  rules: readonly Rule[],
  disabled: DisabledSteps,
): Rule[] {
  // a row of tiny letters looks like a rule unless the page was enlarged
  const isEnlarged = image.width >= original.width * minEnlarged
  const solid = isEnlarged
    ? findRules(image).map((rule) => ({ ...rule, box: placeBox(rule.box, back) }))
    : rules
  // on a receipt, dots lead from an item to its price
  const hasDotted = kind !== 'receipt' && kind !== 'photo' && !disabled.has('dottedRules')
  return [...solid, ...(hasDotted ? dottedRules(original) : [])]
}
