// Moves the values at the right of a list of settings up to their labels. Each value is vertically centred on its label
// and the explanation below it, so by position alone it is level with neither.
import { unite, type Box } from '../page.ts'
import { centreX, centreY, widthOf } from './geometry.ts'
import type { Segment } from './segment.ts'

/** In ems: the width of a value, and its distance from the text on its left. */
const maxValueWidth = 14
const minGap = 1.5
/** In ems: how much the starts of a label and its explanation may differ, and the distance of their lines. */
const maxStartOffset = 0.5
const maxLineStep = 1.75
const minValues = 2

/** Returns the segments with each such value moved level with its label, and with each label group as one paragraph. */
export function alignValuesWithLabels(texts: readonly Segment[], em: number): Segment[] {
  const all = unite(texts.map(({ box }) => box))
  const values = texts.filter(
    ({ box }) => box.x0 > centreX(all) && widthOf(box) <= maxValueWidth * em && isSetApart(box, texts, em),
  )
  const labels = texts.filter((text) => !values.includes(text))
  const moves = new Map<Segment, Segment>()
  const joined = new Map<Segment, Segment>()
  for (const group of groupLabels(labels, em)) {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last || group.length < 2) continue
    const edge = Math.max(...group.map(({ box }) => box.x1))
    const valuesInRow = texts.filter(
      ({ box }) => centreY(box) > first.box.y0 && centreY(box) < last.box.y1 && box.x0 > edge,
    )
    const [only] = valuesInRow
    if (!only || valuesInRow.length > 1 || !values.includes(only)) continue
    moves.set(only, moveToRowOf(only, first.box))
    for (const text of group) joined.set(text, withParagraphOf(text, first))
  }
  if (moves.size < minValues) return [...texts]
  return texts.map((text) => moves.get(text) ?? joined.get(text) ?? text)
}

/** Whether everything level with the value ends at least `minGap` to the left of it. */
function isSetApart(value: Box, texts: readonly Segment[], em: number): boolean {
  return texts.every(({ box }) => {
    const isLevel = box.y0 < value.y1 && box.y1 > value.y0
    return box === value || !isLevel || value.x0 - box.x1 >= minGap * em
  })
}

/** Each label with the lines that explain it. */
function groupLabels(labels: readonly Segment[], em: number): Segment[][] {
  const groups: Segment[][] = []
  for (const label of labels.toSorted((a, b) => a.box.y0 - b.box.y0)) {
    const group = groups.findLast((lines) => {
      const last = lines.at(-1)
      if (!last) return false
      const step = centreY(label.box) - centreY(last.box)
      const isNext = step > 0 && step <= maxLineStep * em
      return isNext && Math.abs(label.box.x0 - last.box.x0) <= maxStartOffset * em
    })
    if (group) group.push(label)
    else groups.push([label])
  }
  return groups
}

/** Moves a value vertically to the middle of its label. */
function moveToRowOf(text: Segment, label: Box): Segment {
  const down = centreY(label) - centreY(text.box)
  const moved = (box: Box): Box => ({ ...box, y0: box.y0 + down, y1: box.y1 + down })
  const words = text.words.map((word) => ({ ...word, box: moved(word.box) }))
  return { ...text, words, box: moved(text.box) }
}

/**
 * Moves a text into the paragraph of another. The recogniser starts a new paragraph between label and
 * explanation if the value is level with neither.
 */
function withParagraphOf(text: Segment, { line: { block, paragraph } }: Segment): Segment {
  return { ...text, line: { ...text.line, block, paragraph } }
}
