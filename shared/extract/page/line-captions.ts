// Captions under lines to write on: what was filled in stands on the line, and what it is stands right below it, in
// letters large or small. Forms with labels at the top of their boxes have a line above each label, too; which of the
// two a page is tell its distances.
import type { Box, Rule } from '../../page.ts'
import { isLabelLike } from './pairs/label-like.ts'
import type { Part, Sheet } from '../model/sheet.ts'

/** In heights of a part: how far a caption stands below its line, and what is written above it. */
const [maxBelow, maxAbove] = [0.7, 1.6]
/** How much nearer what stands on the line has to be than what stands below the caption. */
const minLead = 0.2
/** How far aside of the line's beginning, and how long the line is. */
const [maxAside, minLength] = [0.8, 5]
const minCaptions = 3
/** In pixels: where a wall meets a line. */
const slack = 5

/** The text on the line above each caption; null if the line was left empty. */
export type LineCaptions = ReadonlyMap<Part, Part | null>

export function lineCaptionsOf({ rows, rules, unit, isReceipt }: Sheet): LineCaptions {
  const none = new Map<Part, Part | null>()
  const lines = isReceipt ? [] : rules.filter((rule) => isToWriteOn(rule, rules, unit))
  if (lines.length < 2) return none
  const parts = rows.flat().filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const found = parts
    .filter(({ text }) => isLabelLike(text))
    .flatMap((part) => captionOf(part, lines, parts, unit))
  const captions = found.filter(({ over, lead }) => over !== null && lead > minLead)
  const headings = found.filter(({ lead }) => lead < -minLead)
  const isUsual = captions.length >= minCaptions && 3 * headings.length <= captions.length
  const sure = isUsual ? found : found.filter(({ line }) => isOneOfSeveral(line, lines, unit))
  const values = new Set(captions.map(({ over }) => over))
  return new Map(
    sure
      .filter(({ caption, lead }) => lead > minLead && !values.has(caption))
      .map(({ caption, over }) => [caption, over]),
  )
}

/** No wall of a box ends at it. */
function isToWriteOn({ direction, box }: Rule, rules: readonly Rule[], unit: number): boolean {
  const meets = ({ box: wall }: Rule) =>
    wall.y0 < box.y1 + slack &&
    wall.y1 > box.y0 - slack &&
    (Math.abs(wall.x0 - box.x0) < slack || Math.abs(wall.x1 - box.x1) < slack)
  return (
    direction === 'horizontal' &&
    box.x1 - box.x0 > minLength * unit &&
    !rules.some((rule) => rule.direction === 'vertical' && meets(rule))
  )
}

/** To sign on, with the place or the day beside it: nothing else ends and begins again at one height. */
function isOneOfSeveral({ box }: Rule, lines: readonly Rule[], unit: number): boolean {
  return lines.some(
    ({ box: other }) =>
      Math.abs(other.y0 - box.y0) < slack && (other.x0 > box.x1 + unit / 2 || other.x1 < box.x0 - unit / 2),
  )
}

interface Caption {
  readonly caption: Part
  readonly line: Rule
  readonly over: Part | null
  /** How much nearer it is to what stands over it. */
  readonly lead: number
}

function captionOf(caption: Part, lines: readonly Rule[], parts: readonly Part[], unit: number): Caption[] {
  const line = lines.find(({ box }) => isRightBelow(caption.box, box, unit))
  if (!line) return []
  const inColumn = parts.filter(
    ({ box }) => box.x0 < line.box.x1 && box.x1 > line.box.x0 && box !== caption.box,
  )
  const gapOver = ({ box }: Part) => (line.box.y0 - box.y1) / unit
  const [over] = inColumn
    .filter((part) => gapOver(part) > -0.5 && gapOver(part) < maxAbove && part.box.x0 >= line.box.x0 - slack)
    .toSorted((a, b) => gapOver(a) - gapOver(b))
  const below = inColumn.filter(({ box }) => box.y0 > caption.box.y1 - 0.3 * unit).map(({ box }) => box.y0)
  const under = (Math.min(...below) - caption.box.y1) / unit
  const room = over ? (caption.box.y0 - over.box.y1) / unit : 0
  return [{ caption, line, over: over ?? null, lead: under - room }]
}

function isRightBelow(box: Box, line: Box, unit: number): boolean {
  const gap = box.y0 - line.y1
  const isAtLeft = Math.abs(box.x0 - line.x0) < maxAside * unit
  const isInMiddle = Math.abs(box.x0 + box.x1 - line.x0 - line.x1) / 2 < maxAside * unit
  return gap > -slack && gap < maxBelow * unit && (isAtLeft || isInMiddle)
}
