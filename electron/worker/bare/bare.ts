// A page without what is drawn on it: its ruling lines, bullets, boxes to tick and icons are known, and would be read as
// letters.
import { widthOf } from '../../../shared/layout/geometry.ts'
import type { Box, Rule } from '../../../shared/page.ts'
import { dottedRules } from '../measure/dotted-rules.ts'
import type { DisabledSteps } from '../context/steps.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { findBoxes } from '../marks/boxes.ts'
import { findBullets } from '../marks/bullets.ts'
import { findSwitches } from '../marks/switches.ts'
import { findSpots } from '../marks/spots.ts'
import type { Component } from '../prepare/components.ts'
import { inkSpotsOf } from '../prepare/ink.ts'
import { lettersAmong, median } from '../prepare/text-size.ts'
import { findRules } from '../measure/rules.ts'
import { erase, withoutEdge } from './erase.ts'
import { runsOf } from './runs.ts'

export interface BarePage {
  readonly image: GreyImage
  /** What stands together in a row of ink; none where there is hardly any text. */
  readonly runs: readonly Box[]
  /** The lines that were erased. */
  readonly rules: readonly Rule[]
}

/** A page of fewer has no rows to speak of. */
const minLetters = 40
/** In letter heights: a shorter line is the stroke of a large letter. */
const minRule = 2.5
/** How high what is written on a line is at least, and how far from the line it may end. */
const [minOnLine, maxOffLine] = [0.7, 1]

export function bareOf(image: GreyImage, disabled: DisabledSteps): BarePage {
  const found = findSpots(image)
  const { spots, letter, paper, threshold } = found
  const rules = findRules(image).filter(
    ({ box }) => Math.max(widthOf(box), box.y1 - box.y0) >= letter * minRule,
  )
  const signs = [
    ...(disabled.has('bullets') ? [] : findBullets(image, spots, letter)),
    ...(disabled.has('tickBoxes') ? [] : findBoxes(image, spots, letter, threshold)).map(({ box }) => box),
    ...(disabled.has('switches') ? [] : findSwitches(image, spots, letter, threshold)).map(({ box }) => box),
  ]
  const written = (disabled.has('dottedRules') ? [] : dottedRules(image)).filter(({ box }) =>
    isWrittenOn(box, spots, letter),
  )
  const bare = erase(withoutEdge(image, found), [...rules, ...written], signs, paper)
  const components = inkSpotsOf(bare)
  const letters = lettersAmong(components, bare)
  const runs =
    letters.length < minLetters ? [] : runsOf(components, median(letters.map(({ y0, y1 }) => y1 - y0)))
  return { image: bare, runs, rules }
}

/** Not the dots that lead to a number: these stand between words and not below any. */
function isWrittenOn(line: Box, spots: readonly Component[], letter: number): boolean {
  return spots.some(
    ({ x0, x1, y0, y1 }) =>
      y1 - y0 >= letter * minOnLine &&
      (x0 + x1) / 2 >= line.x0 &&
      (x0 + x1) / 2 <= line.x1 &&
      y1 <= line.y1 + letter * maxOffLine &&
      y1 >= line.y0 - letter * maxOffLine,
  )
}
