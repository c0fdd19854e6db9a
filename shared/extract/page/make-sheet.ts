// A Page as rows of parts. The recogniser's blocks don't tell them: it makes the two columns of a form two blocks.
import { unite, type Line, type Page, type Rule } from '../../page.ts'
import { partedByColumns } from './parted-rows.ts'
import { withBracketBoxes } from './bracket-boxes.ts'
import { partsOf } from './parts.ts'
import { heightOf, rowsOf, withSpacedLabels } from './rows.ts'
import { withLetters } from '../words/letters.ts'
import { twinSpelling } from '../words/twins.ts'
import type { Part, Row, Sheet } from '../model/sheet.ts'
import { tiltOf, type Tilt } from './tilt.ts'
import { tiltOfSums } from './tilt-of-sums.ts'
import { withUprightHeadings } from './upright-headings.ts'

/** A photo is mostly of a receipt, which has no more rules than these; a plate or a form has them. */
const minOfForm = 12
/** In characters: paper for receipts is at most 48 to 58 characters wide, and the narrowest letter or form about 70. */
const maxWidthOfReceipt = 56
/** Lines, and those of them that end in a sum with cents: a card, a label or a small table has fewer. */
const [minLines, minSums] = [10, 3]

export function sheetOf(page: Page, disabled?: ReadonlySet<string>): Sheet {
  const lines = page.lines.map(withBracketBoxes)
  const isReceipt =
    page.kind === 'receipt' ||
    (page.rules.length < minOfForm &&
      (page.kind === 'photo' || (!disabled?.has('narrowReceipts') && isNarrow(lines))))
  const asTwin = isReceipt ? twinSpelling(lines.flatMap(({ words }) => words)) : asRead
  const spelled = disabled?.has('letters') ? asRead : (text: string) => asTwin(withLetters(text))
  const tilt = tiltOf(page)
  const partsAt = (by: Tilt) => lines.map((line) => partsOf(line, page.rules, by, spelled))
  const asMeasured = partsAt(tilt)
  const levelLines = asMeasured.map((parts, i) => levelParts(parts, lines[i]?.rowHeight ?? 0))
  const straight = (disabled?.has('levelLines') ? asMeasured : levelLines).flat()
  const bySums =
    isReceipt && !disabled?.has('tiltOfSums') ? tiltOfSums(asMeasured.flat(), tilt, straight) : null
  const pieces = bySums ? partsAt(bySums).flat() : straight
  const unit = median(pieces.map(heightOf))
  const parts = withUprightHeadings(pieces, unit, page.rules)
  const level = rowsOf(
    parts.filter((part) => !isTurned(part, unit)),
    unit,
    page.rules,
  )
  // on a receipt lines are below each other by chance
  const rows = isReceipt ? level : inColumns(level, unit, page.rules)
  const folded = rows.flatMap((row) => row.map((part) => part.folded)).join('\n')
  return {
    rows,
    folded,
    unit,
    box: unite(parts.map(({ box }) => box)),
    rules: page.rules,
    confidence: page.confidence,
    isReceipt,
    hasWholeSums: !/(?<!\d[.,]?)\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}(?!\d|[.,/-]\d)/.test(folded),
  }
}

function asRead(text: string): string {
  return text
}

/** The reader takes a receipt without a margin for a page of prose; its lines are narrower, and end in sums. */
function isNarrow(lines: readonly Line[]): boolean {
  const words = lines.flatMap((line) => line.words).filter(({ text }) => text.length > 1)
  const width = median(words.map(({ text, box }) => (box.x1 - box.x0) / text.length))
  const { x0, x1 } = unite(lines.map(({ box }) => box))
  const sums = lines.filter((line) => /\d[.,]\d{2}\P{N}{0,3}$/u.test(line.words.at(-1)?.text ?? ''))
  return lines.length >= minLines && sums.length >= minSums && x1 - x0 < maxWidthOfReceipt * width
}

/** Moves the parts of a line to one height: the reader joined them, and a page may be bent where its tilt is measured even. */
function levelParts(parts: readonly Part[], height: number): readonly Part[] {
  const centre = median(parts.map(({ box }) => (box.y0 + box.y1) / 2))
  return parts.map((part) => {
    const { box } = part
    const down = centre - (box.y0 + box.y1) / 2
    return down === 0 || Math.abs(down) > height
      ? part
      : { ...part, box: { ...box, y0: box.y0 + down, y1: box.y1 + down } }
  })
}

/** 性 and "别 女": the second half of a label is known for one only when its value is parted from it. */
function inColumns(level: readonly Row[], unit: number, rules: readonly Rule[]): Row[] {
  return partedByColumns(level, unit).map((row) => withSpacedLabels(row, unit, rules))
}

/** Type on its side is a note in the margin: it crosses many rows, and joining it would make them one. */
function isTurned({ box, text }: Part, unit: number): boolean {
  return heightOf({ box }) > 3 * unit && box.x1 - box.x0 < 0.5 * heightOf({ box }) && text.length > 1
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1
}
