// Pairs without ruling lines: behind a colon, beside each other in two columns, below each other in a row of tiles.
import { wholePart } from '../page/place.ts'
import type { Part, Row, Sheet } from '../page/sheet.ts'
import { isLabelLike, type IsKnown, type Pair } from './pair.ts'

export function colonPairs({ rows, unit }: Sheet): Pair[] {
  return rows.flatMap((row) =>
    row.flatMap((part, i) => {
      const at = part.text.search(/[:：](?!\d|\/\/)|(?<!\d)[:：](?!\/\/)/u)
      const label = part.text.slice(0, at)
      if (at < 1 || !isLabelLike(label)) return []
      const rest = /^[:：\s]*/u.exec(part.text.slice(at))?.[0].length ?? 1
      const labelEnd = at + rest
      if (labelEnd < part.text.length)
        return [{ label: part, labelEnd, value: { part, start: labelEnd, end: part.text.length } }]
      const next = row[i + 1]
      const isNear = next && next.box.x0 - part.box.x1 < mostBeside * unit && !/[:：]/u.test(next.text)
      return isNear ? [{ label: part, labelEnd, value: wholePart(next) }] : []
    }),
  )
}

/** In heights of a part. */
const mostBeside = 30

/** A list of two columns, three rows or more, which begin at the same places; no value of it is a label. */
export function listPairs({ rows, unit }: Sheet, isKnown: IsKnown): Pair[] {
  const pairs = rows.map((row) =>
    row.length === 2 && !row.some(({ text }) => /[:：](?!\d)/u.test(text)) ? row : [],
  )
  const isNext = (i: number, j: number) => {
    const [a, b] = [pairs[i] ?? [], pairs[j] ?? []]
    const isAligned = a.every(({ box }, k) => Math.abs(box.x0 - (b[k]?.box.x0 ?? Infinity)) < unit)
    return a.length === 2 && isAligned && ![a[1], b[1]].some((value) => value && isKnown(value))
  }
  return pairs.flatMap(([label, value], i) => {
    const [before, behind] = [isNext(i - 1, i), isNext(i, i + 1)]
    const isLong = (before && (behind || isNext(i - 2, i - 1))) || (behind && isNext(i + 1, i + 2))
    const isPair = label && value && isLong && isLabelLike(label.text)
    return isPair ? [{ label, labelEnd: label.text.length, value: wholePart(value) }] : []
  })
}

/** The next row has to be so much farther than the value. */
const farther = 1.3

/** Rows of labels, each with the row of their values below it, nearer than any other row. */
export function tilePairs({ rows, unit }: Sheet, isKnown: IsKnown): Pair[] {
  return rows.flatMap((row, i) => {
    const [before, values, next] = [rows[i - 1], rows[i + 1], rows[i + 2]]
    if (row.length < 2 || !values || !row.every(isLabelOnly) || !row.some(isKnown)) return []
    const gap = middleOf(values) - middleOf(row)
    const isNearest = [
      next && middleOf(next) - middleOf(values),
      before && middleOf(row) - middleOf(before),
    ].every((other) => other === undefined || other > farther * gap)
    if (!isNearest || gap > mostBelow * unit) return []
    return row.flatMap((label) => {
      const value = values.find(({ box }) => Math.abs(box.x0 - label.box.x0) < unit)
      return value && !isKnown(value) ? [{ label, labelEnd: label.text.length, value: wholePart(value) }] : []
    })
  })
}

const mostBelow = 2.5

function isLabelOnly({ text }: Part): boolean {
  return isLabelLike(text) && !/[:：] *\S/u.test(text)
}

function middleOf(row: Row): number {
  return row.reduce((sum, { box }) => sum + (box.y0 + box.y1) / 2, 0) / Math.max(1, row.length)
}
