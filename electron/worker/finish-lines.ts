// From what was recognised on the prepared picture to the lines of the page, where they stand on the original.
import type { Line } from '../../shared/page.ts'
import type { GreyImage } from './grey.ts'
import type { Result } from '../../shared/result.ts'
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
import { mended, ofEach, type Mend, type Mending } from './recognise/mend.ts'
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
  mending: Mending,
): Promise<Result<readonly Line[]>> {
  const threshold = inkThresholdOf(image)
  // its print is too rough to look at single strokes
  const onSlip = isSlip(kind)
  const steps: readonly Mend[] = [
    { name: 'noise', of: withoutNoise },
    ofEach('tighten', (line) => tighten(line, image, threshold)),
    ofEach('hanPlaces', (line) => withHanPlaced(line, image, threshold)),
    ofEach('lettersTogether', withLettersTogether),
    ofEach('dottedZeros', (line) => withDottedZeros(line, image), !onSlip),
    ofEach('typewriter', (line) => withTypewriterWords(line, image), !onSlip),
    ofEach('strayMarks', withoutStrayMarks, onSlip),
    { name: 'doubledLines', of: withoutDoubledLines },
    ofEach('points', (line) => withPoints(line, image, onSlip)),
    { name: 'decimalPoints', isDue: onSlip, of: withDecimalPoints },
    ofEach('hanMarks', withHanMarks),
    ofEach('codeForms', withCodesInForm),
    ofEach('raisedFigures', (line) => withRaisedFigures(line, image), !onSlip),
    ofEach('ordinalSigns', (line) => withOrdinalSigns(line, image), !onSlip),
    ofEach('codeLetters', (line) => withCodeLetters(line, image), !onSlip),
    ofEach('ranges', (line) => withRanges(line, image), !onSlip),
    ofEach('strokes', (line) => withStrokes(line, image)),
    ofEach('place', (line) => placeLine(line, back, original)),
  ]
  return mended(found, steps, mending)
}
