// From what was recognised on the prepared picture to the lines of the page, where they stand on the original.
import type { Line } from '../../shared/page.ts'
import type { GreyImage } from './grey.ts'
import { placeLine } from './place-line.ts'
import { inkThresholdOf } from './prepare/ink.ts'
import { isSlip } from './prepare/kind.ts'
import type { Prepared } from './prepare/prepare.ts'
import { withDecimalPoints } from './recognise/decimal-points.ts'
import { withoutDoubledLines } from './recognise/doubled-lines.ts'
import { withHanPlaced } from './recognise/han-places.ts'
import { withLettersTogether } from './recognise/letter-spaced.ts'
import { withoutNoise } from './recognise/look.ts'
import { withPoints } from './recognise/points.ts'
import { withoutStrayMarks } from './recognise/stray-marks.ts'
import { tighten } from './recognise/tighten.ts'
import { withStrokes } from './stroke-width.ts'

export function finishLines(
  found: readonly Line[],
  { image, kind, back }: Prepared,
  original: GreyImage,
): Line[] {
  const threshold = inkThresholdOf(image)
  const tight = withoutNoise(found).map((line) =>
    withLettersTogether(withHanPlaced(tighten(line, image, threshold), image, threshold)),
  )
  const onSlip = isSlip(kind)
  const read = withoutDoubledLines(onSlip ? tight.map(withoutStrayMarks) : tight).map((line) =>
    withPoints(line, image, onSlip),
  )
  return (onSlip ? withDecimalPoints(read) : read)
    .map((line) => withStrokes(line, image))
    .map((line) => placeLine(line, back, original))
}
