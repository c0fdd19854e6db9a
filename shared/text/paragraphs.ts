// Where a paragraph of plain text begins: told by the room above its first line or by an indent, since the recogniser
// parts an address at every line and runs a short last line together with the next paragraph.
import { hasCells } from '../layout/line-ends.ts'
import { centreOf, middleOf, overlapX } from '../layout/geometry.ts'
import type { Line } from '../page.ts'

/** Of the usual step from line to line: a paragraph is set apart by more. */
const paragraphStepRatio = 1.35
/**
 * In row heights: a step that is none, since the line stands beside the other or above it; what is usual in print; and
 * the widest that there is in a text.
 */
const steps = { min: 0.5, usual: 1.45, max: 2.2 } as const
const minSteps = 3
/** How far sizes may be apart: lines of one text; from `title` on it is a title above its text. */
const sizeRatios = { same: 1.25, title: 1.5 } as const
/** In row heights: rows of a table are set wider than a text, and are no paragraphs. */
const maxRowStep = 3
/** In row heights. */
const minIndent = 0.8
const maxOffset = 0.5

/** Tells of two lines that follow each other whether the second begins a paragraph. */
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

/** In row heights. The wider ones are between paragraphs; a page of few lines does not show what is usual on it. */
function findUsualStep(lines: readonly Line[]): number {
  const found = lines.flatMap((line, i) => {
    const before = lines[i - 1]
    const step = before && sizeRatio(before, line) < sizeRatios.same ? stepBetween(before, line) : null
    return step === null || step > steps.max ? [] : [step]
  })
  const narrow = found.toSorted((a, b) => a - b)[Math.floor(found.length / 3)] ?? steps.usual
  return found.length < minSteps ? Math.min(narrow, steps.usual) : narrow
}

function stepBetween(before: Line, line: Line): number | null {
  const step = (middleOf(line.box) - middleOf(before.box)) / Math.max(before.rowHeight, line.rowHeight, 1)
  return step < steps.min ? null : step
}

function sizeRatio({ rowHeight: a }: Line, { rowHeight: b }: Line): number {
  return Math.max(a, b) / Math.max(1, Math.min(a, b))
}

/** Beginning further in than the line before; neither does a line of a letterhead, about one middle or at the right. */
function isIndented({ box: a }: Line, { box: b, rowHeight }: Line): boolean {
  const isSetApart = Math.abs(centreOf(a) - centreOf(b)) < maxOffset * rowHeight
  const endsAlike = Math.abs(a.x1 - b.x1) < maxOffset * rowHeight
  const starts = b.x0 - a.x0
  return starts > minIndent * rowHeight && !isSetApart && !endsAlike
}
