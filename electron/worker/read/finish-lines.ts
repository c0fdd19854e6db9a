// Corrects recognised lines and converts their boxes from the prepared picture to the original.
import type { Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { placeLine } from '../measure/place-line.ts'
import type { StepContext } from '../context/read-context.ts'
import type { StepName } from '../context/steps.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { withHanMarks } from '../recognise/han-marks.ts'
import { withoutNoise } from '../recognise/look.ts'
import { tighten } from '../recognise/tighten.ts'
import { withStrokes } from '../measure/stroke-width.ts'

/** Runs the steps in this order; each has a name, by which it is disabled and traced. */
export function finishLines(
  found: readonly Line[],
  { image, back }: Prepared,
  original: GreyImage,
  { disabled, trace }: StepContext,
): readonly Line[] {
  const threshold = inkThresholdOf(image)
  const steps: readonly (readonly [StepName, (lines: readonly Line[]) => readonly Line[]])[] = [
    ['noise', withoutNoise],
    ['tighten', (lines) => lines.map((line) => tighten(line, image, threshold))],
    ['hanMarks', (lines) => lines.map(withHanMarks)],
    ['strokes', (lines) => lines.map((line) => withStrokes(line, image))],
    ['place', (lines) => lines.map((line) => placeLine(line, back, original))],
  ]
  return steps.reduce((last, [name, change]) => {
    const lines = disabled.has(name) ? last : change(last)
    trace?.(name, { lines })
    return lines
  }, found)
}
