// Erases rules, bullets, tick boxes and switches from a page: their places are known, and they would be read as
// letters.
import { median, widthOf } from '../../../shared/layout/geometry.ts'
import type { Box, Rule } from '../../../shared/page.ts'
import type { DisabledSteps } from '../context/steps.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findBoxes } from '../marks/boxes.ts'
import { findBullets } from '../marks/bullets.ts'
import { findSwitches } from '../marks/switches.ts'
import { findSpots } from '../marks/spots.ts'
import { inkSpotsOf } from '../prepare/ink.ts'
import { lettersAmong } from '../prepare/text-size.ts'
import { findRules } from '../measure/rules.ts'
import { erase, withoutEdge } from './erase.ts'
import { runsOf } from './runs.ts'

export interface BarePage {
  readonly image: GreyImage
  /** Pieces of text next to each other in a row; empty if there is hardly any text. */
  readonly runs: readonly Box[]
  /** The erased rules. */
  readonly rules: readonly Rule[]
}

/** A page with fewer letters has no rows to speak of. */
const minLetters = 40
/** In letter heights: a shorter line is the stroke of a large letter. */
const minRule = 2.5

export function bareOf(image: GreyImage, disabled: DisabledSteps): BarePage {
  const found = findSpots(image)
  const rules = findRules(image).filter(
    ({ box }) => Math.max(widthOf(box), box.y1 - box.y0) >= found.letter * minRule,
  )
  const signs = [
    ...(disabled.has('bullets') ? [] : findBullets(image, found)),
    ...(disabled.has('tickBoxes') ? [] : findBoxes(found)).map(({ box }) => box),
    ...(disabled.has('switches') ? [] : findSwitches(image, found)).map(({ box }) => box),
  ]
  const bare = erase(withoutEdge(image, found), rules, signs, found.paper)
  const components = inkSpotsOf(bare)
  const letters = lettersAmong(components, bare)
  const runs =
    letters.length < minLetters ? [] : runsOf(components, median(letters.map(({ y0, y1 }) => y1 - y0)))
  return { image: bare, runs, rules }
}
