// Lists of labels and values that are set in two halves or three beside each other without walls: in every other
// column stand labels, which have no figures, and known words only there.
import { isLabelLike } from '../../page/pairs/label-like.ts'
import { sensedOf } from '../../words/senses.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

const minRows = 3
const minColumns = 4
const minKnown = 0.5

/** The value of each label. */
export function halves({ rows, unit, isReceipt }: Sheet): ReadonlyMap<Part, Part> {
  const lists: Row[][] = []
  for (const row of isReceipt ? [] : rows) {
    const list = lists.at(-1)
    const above = list?.at(-1)
    if (above && goesOn(above, row, unit)) list?.push(row)
    else lists.push([row])
  }
  return new Map(lists.filter(isOfLabels).flatMap((list) => list.flatMap(pairsIn)))
}

/** Its labels stand below the labels. */
function goesOn(above: Row, row: Row, unit: number): boolean {
  const middle = ({ x0, x1 }: Part['box']) => (x0 + x1) / 2
  const isBelow = ({ box }: Part, i: number) => {
    const over = above[i]?.box ?? { x0: NaN, x1: NaN }
    return Math.abs(box.x0 - over.x0) < unit || Math.abs(middle(box) - (over.x0 + over.x1) / 2) < unit
  }
  return row.length === above.length && row.every((part, i) => i % 2 === 1 || isBelow(part, i))
}

function isOfLabels(list: readonly Row[]): boolean {
  const [first] = list
  if (!first || list.length < minRows || first.length < minColumns || first.length % 2 === 1) return false
  const at = (rest: number) => list.flatMap((row) => row.filter((_, i) => i % 2 === rest))
  const [labels, values] = [at(0), at(1)]
  const known = labels.filter(isKnown).length
  return (
    labels.every(({ text }) => isLabelLike(text) && !/\d|[:：] *\S/u.test(text)) &&
    known >= minKnown * labels.length &&
    known > 2 * values.filter(isKnown).length
  )
}

function isKnown({ folded }: Part): boolean {
  return !/\d/.test(folded) && sensedOf(tokensOf(folded)).some(({ senses }) => senses.size > 0)
}

function pairsIn(row: Row): [Part, Part][] {
  return row.flatMap((label, i): [Part, Part][] => {
    const value = row[i + 1]
    return i % 2 === 0 && value ? [[label, value]] : []
  })
}
