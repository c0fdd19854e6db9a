// Decides where paragraphs of plain text begin, by the gap above a line or by its indent. The recogniser's paragraphs are
// not enough: it splits an address at every line, and joins a short last line with the next paragraph.
import { hasCells } from '../layout/line-ends.ts'
import { centreX, centreY, overlapX } from '../layout/geometry.ts'
import type { Line } from '../page.ts'

/** In usual steps from line to line: a larger step begins a paragraph. */
const paragraphStepRatio = 1.35
/**
 * Steps from line to line in row heights: below `min` the lines are level or the second is above; `usual` is the step in
 * print; `max` is the widest step within a text.
 */
const steps = { min: 0.5, usual: 1.45, max: 2.2 } as const
const minSteps = 3
/** Ratios of row heights: up to `same` the lines are of one text; above `title` one of them is a title. */
const sizeRatios = { same: 1.25, title: 1.5 } as const
/** In row heights: rows of a table are further apart than lines of text, and are no paragraphs. */
const maxRowStep = 3
/** In row heights: the indent of a first line, and the tolerance within which two lines are aligned. */
const minIndent = 0.8
const maxOffset = 0.5

/** Returns a test for two lines in a row: whether the second one begins a paragraph. */
export function createParagraphTest(lines: readonly Line[]): (before: Line, line: Line) => boolean {
  const usualStep = findUsualStep(lines)
  return (before, line) => {
    const isMarked = before.block !== line.block || before.paragraph !== line.paragraph
    const step = stepBetween(before, line)
    if (step === null || overlapX(before.box, line.box) <= 0) return isMarked
    if (hasCells(before) && hasCells(line)) return step > Math.max(maxRowStep, paragraphStepRatio * usualStep)
    if (step > paragraphStepRatio * usualStep) return true
    const ratio = sizeRatio(before, line)
    if (ratio > sizeRatios.same) return isMarked || ratio > sizeRatios.title
    return isMarked && isIndented(before, line)
  }
}

/**
 * Returns the usual step in row heights: the lower third, since wider steps are between paragraphs. A page with few lines
 * does not show it, so it gets the usual step of print at most.
 */
function findUsualStep(lines: readonly Line[]): number {
  const found = lines.flatMap((line, i) => {
    const before = lines[i - 1]
    const step = before && sizeRatio(before, line) < sizeRatios.same ? stepBetween(before, line) : null
    return step === null || step > steps.max ? [] : [step]
  })
  const lowerThird = found.toSorted((a, b) => a - b)[Math.floor(found.length / 3)] ?? steps.usual
  return found.length < minSteps ? Math.min(lowerThird, steps.usual) : lowerThird
}

/** Returns the step between two lines in row heights; null if they are level or the second is above. */
function stepBetween(before: Line, line: Line): number | null {
  const step = (centreY(line.box) - centreY(before.box)) / Math.max(before.rowHeight, line.rowHeight, 1)
  return step < steps.min ? null : step
}

function sizeRatio({ rowHeight: a }: Line, { rowHeight: b }: Line): number {
  return Math.max(a, b) / Math.max(1, Math.min(a, b))
}

/**
 * Whether a line begins further in than the one before, and both are neither centred nor right-aligned as in
 * letterheads.
 */
function isIndented({ box: a }: Line, { box: b, rowHeight }: Line): boolean {
  const isSetApart = Math.abs(centreX(a) - centreX(b)) < maxOffset * rowHeight
  const endsAlike = Math.abs(a.x1 - b.x1) < maxOffset * rowHeight
  const starts = b.x0 - a.x0
  return starts > minIndent * rowHeight && !isSetApart && !endsAlike
}
