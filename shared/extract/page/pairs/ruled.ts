// Pairs in ruled cells: a label's cell with its value's to the right, or a label above its value in one cell.
import { wholePart } from '../../model/place.ts'
import type { Part, Sheet } from '../../model/sheet.ts'
import { bandsOf, type Cell } from './cells.ts'
import { ruledPair, type IsKnown, type Pair } from './pair.ts'
import { isLabelLike } from './label-like.ts'
import { stackedPairs } from './stacked.ts'

export function ruledPairs(sheet: Sheet, isKnown: IsKnown): Pair[] {
  const bands = bandsOf(sheet)
  return [...stackedPairs(bands, isKnown), ...besides(bands, isKnown)]
}

/**
 * A form has labels in every other cell, and known ones only there. A table has all its known labels in its first row,
 * and what stands below them in every cell.
 */
function besides(bands: readonly (readonly Cell[])[], isKnown: IsKnown): Pair[] {
  const even = bands.filter((band) => band.length > 1 && band.length % 2 === 0)
  const byWalls = Map.groupBy(even, (band) => band.map(({ box }) => Math.round(box.x0 / wallStep)).join())
  const judged = [...byWalls.values()].map((rows) => ({ rows, known: knownIn(rows, isKnown) }))
  const forms = judged
    .filter(({ known: { labels, values } }) => labels > 2 * values)
    .flatMap(({ rows }) => rows)
  // a row without a known label goes with the rows that it touches
  const unknown = judged.filter(({ known: { labels, values } }) => labels + values === 0)
  const touching = unknown.filter(({ rows }) => rows.some((row) => forms.some((form) => touch(row, form))))
  return [...forms, ...touching.flatMap(({ rows }) => rows)].flatMap((band) =>
    band.flatMap(({ parts }, i) => {
      const [label] = parts
      const value = upToLabel(band[i + 1]?.parts ?? [])
      // 付款方式 | 微信支付: a label that is surely one has its value beside it, whatever that may label elsewhere
      const isPair = i % 2 === 0 && label && value.length > 0 && (isKnown(label) || !value.every(isKnown))
      return isPair ? [ruledPair(wholePart(label), value)] : []
    }),
  )
}

/** 柒仟零壹拾捌圆 | （小写）￥7018.00: a label in brackets before a figure begins another value in the cell. */
function upToLabel(parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex(({ text }, i) => i > 0 && labelInBrackets.test(text))
  return end < 0 ? parts : parts.slice(0, end)
}

const labelInBrackets = /^[（(]\p{L}{2,8}[）)] ?[\p{Sc}\d]/u

const wallStep = 8

/** One of many may be misread. */
const minLabels = 0.85

/** "Is the equipment safe to operate?", "Defects which are or could become a danger to persons" */
const isLongLabel = /^\p{Lu}\p{Ll}+(?: [\p{L}'’(),/-]+){2,13}\??$/u

/** How many of the known labels stand where labels do, and how many where values do; none of either in a table. */
function knownIn(rows: readonly (readonly Cell[])[], isKnown: IsKnown) {
  const at = (rest: number) => rows.flatMap((row) => row.filter((_, i) => i % 2 === rest))
  const isLabel = ({ parts: [first, ...more] }: Cell) =>
    first !== undefined &&
    more.length === 0 &&
    (isLabelLike(first.text) || isLongLabel.test(first.text)) &&
    !/[:：] *\S/u.test(first.text)
  const count = (cells: readonly Cell[]) => cells.filter(({ parts }) => parts.every(isKnown)).length
  const values = count(at(1))
  const labels = at(0)
  return labels.filter(isLabel).length >= minLabels * labels.length
    ? { labels: count(labels), values }
    : { labels: 0, values: Infinity }
}

function touch([a]: readonly Cell[], [b]: readonly Cell[]): boolean {
  if (!a || !b) return false
  const gap = Math.min(Math.abs(a.box.y0 - b.box.y1), Math.abs(b.box.y0 - a.box.y1))
  return gap <= wallStep && Math.abs(a.box.x0 - b.box.x0) <= wallStep
}
