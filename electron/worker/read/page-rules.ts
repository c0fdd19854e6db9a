// Finds the rules of a prepared page. A row of tiny letters looks like a rule unless the page was enlarged.
import type { Rule } from '../../../shared/page.ts'
import { findRules } from '../measure/rules.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { placeBox } from '../pixels/placement.ts'
import type { Prepared } from '../prepare/prepare.ts'

const minEnlarged = 1.5

/** `rules` are those of the original. */
export function pageRules({ image, back }: Prepared, original: GreyImage, rules: readonly Rule[]) {
  if (image.width < original.width * minEnlarged) return rules
  return findRules(image).map((rule) => ({ ...rule, box: placeBox(rule.box, back) }))
}
