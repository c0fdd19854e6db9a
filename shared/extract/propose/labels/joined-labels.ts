// Labels that the reader took for one text, as on a card: "Prefix Identification # Suffix" above "ABC 123456789 01" are
// three labels, where each begins as its value below does.
import { partedAt } from '../../page/parted-rows.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import { tokensOf, type Token } from '../../lexicon/tokens.ts'
import type { Vocabulary } from '../../words/vocabulary.ts'

/** In heights of a row. */
const reach = 2.6
const alike = 0.4

const mostTokens = 12
const longestLabel = 5

export function withLabelsApart(sheet: Sheet, vocabulary: Vocabulary): Sheet {
  const rows = [...sheet.rows]
  for (const [i, row] of sheet.rows.entries()) {
    const below = sheet.rows[i + 1]
    if (!below || !isNear(row, below, sheet.unit)) continue
    const columns = row.flatMap((part) => columnsIn(part, below, sheet.unit, vocabulary))
    if (columns.length === 0) continue
    rows[i] = row.flatMap((part) => partedAt(part, columns, sheet.unit))
    rows[i + 1] = below.flatMap((part) => partedAt(part, columns, sheet.unit))
  }
  return { ...sheet, rows }
}

function isNear(row: Row, below: Row, unit: number): boolean {
  const [a, b] = [row[0]?.box, below[0]?.box]
  return a !== undefined && b !== undefined && b.y0 - a.y0 < reach * unit
}

/** Where the second and every further label of a part begins; none where one of them has nothing below. */
function columnsIn(part: Part, below: Row, unit: number, vocabulary: Vocabulary): number[] {
  const starts = labelStarts(tokensOf(part.folded), vocabulary)
  const columns = starts
    .slice(1)
    .map((start) => part.words.find((word) => word.end > start)?.word.box.x0 ?? NaN)
  const words = below.flatMap((one) => one.words)
  const hasValue = (x: number) => words.some(({ word }) => Math.abs(word.box.x0 - x) < alike * unit)
  return columns.every(hasValue) ? columns : []
}

/** Where its labels begin, if it is nothing but labels. */
function labelStarts(tokens: readonly Token[], { meaningOf }: Vocabulary): number[] {
  if (tokens.length > mostTokens) return []
  const starts: number[] = []
  for (let from = 0; from < tokens.length;) {
    const most = Math.min(longestLabel, tokens.length - from)
    const count = Array.from({ length: most }, (_, i) => most - i).find((length) => {
      const meaning = meaningOf(tokens.slice(from, from + length).map(({ key }) => key))
      return meaning?.isAsked
    })
    if (count === undefined) return []
    starts.push(tokens[from]?.start ?? 0)
    from += count
  }
  return starts
}
