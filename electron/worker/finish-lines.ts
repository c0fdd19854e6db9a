// From what was recognised on the prepared picture to the lines of the page, where they stand on the original.
import type { Line } from '../../shared/page.ts'
import type { GreyImage } from './grey.ts'
import { placeLine } from './place-line.ts'
import { inkThresholdOf } from './prepare/ink.ts'
import { isSlip } from './prepare/kind.ts'
import type { Prepared } from './prepare/prepare.ts'
import { withCodesInForm } from './recognise/code-forms.ts'
import { withCodeLetters } from './recognise/code-letters.ts'
import { withDecimalPoints } from './recognise/decimal-points.ts'
import { withDottedZeros } from './recognise/dotted-zeros.ts'
import { withoutDoubledLines } from './recognise/doubled-lines.ts'
import { withHanMarks } from './recognise/han-marks.ts'
import { withHanPlaced } from './recognise/han-places.ts'
import { withLettersTogether } from './recognise/letter-spaced.ts'
import { withoutNoise } from './recognise/look.ts'
import { withOrdinalSigns } from './recognise/ordinal-signs.ts'
import { withPoints } from './recognise/points.ts'
import { withRaisedFigures } from './recognise/raised-figures.ts'
import { withRanges } from './recognise/ranges.ts'
import { withoutStrayMarks } from './recognise/stray-marks.ts'
import { tighten } from './recognise/tighten.ts'
import { withTypewriterWords } from './recognise/typewriter.ts'
import { withStrokes } from './stroke-width.ts'

export function finishLines(
  found: readonly Line[],
  { image, kind, back }: Prepared,
  original: GreyImage,
): Line[] {
  const threshold = inkThresholdOf(image)
  const onSlip = isSlip(kind)
  const tight = withoutNoise(found)
    .map((line) => withLettersTogether(withHanPlaced(tighten(line, image, threshold), image, threshold)))
    .map((line) => (onSlip ? line : withTypewriterWords(withDottedZeros(line, image), image)))
  const read = withoutDoubledLines(onSlip ? tight.map(withoutStrayMarks) : tight).map((line) =>
    withPoints(line, image, onSlip),
  )
  return (onSlip ? withDecimalPoints(read) : read)
    .map((line) => withCodesInForm(withHanMarks(line)))
    .map((line) => (onSlip ? line : withSignsByInk(line, image)))
    .map((line) => withStrokes(line, image))
    .map((line) => placeLine(line, back, original))
}

/** Print of a slip is too rough for that. */
function withSignsByInk(line: Line, image: GreyImage): Line {
  return withRanges(withCodeLetters(withOrdinalSigns(withRaisedFigures(line, image), image), image), image)
}
