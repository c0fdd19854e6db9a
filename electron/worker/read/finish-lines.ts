// Corrects recognised lines and converts their boxes from the prepared picture to the original.
import type { Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { placeLine } from '../measure/place-line.ts'
import type { StepContext } from '../context/read-context.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import type { Prepared } from '../prepare/prepare.ts'
import { withHanMarks } from '../recognise/han-marks.ts'
import { withoutNoise } from '../recognise/look.ts'
import { runLineSteps, eachLine, type LineStep } from '../recognise/line-steps.ts'
import { tighten } from '../recognise/tighten.ts'
import { withStrokes } from '../measure/stroke-width.ts'

export function finishLines(
  found: readonly Line[],
  { image, back }: Prepared,
  original: GreyImage,
  context: StepContext,
): Promise<readonly Line[]> {
  const threshold = inkThresholdOf(image)
  const steps: readonly LineStep[] = [
    { name: 'noise', change: withoutNoise },
    eachLine('tighten', (line) => tighten(line, image, threshold)),
    eachLine('hanMarks', withHanMarks),
    eachLine('strokes', (line) => withStrokes(line, image)),
    eachLine('place', (line) => placeLine(line, back, original)),
  ]
  return runLineSteps(found, steps, context)
}
