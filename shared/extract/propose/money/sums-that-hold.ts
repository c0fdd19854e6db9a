// Sums of money that prove each other: a misread digit breaks the sum that it stands in. And sums that others speak
// against. No label is needed for that.
import type { Word } from '../../../page.ts'
import { wordsIn } from '../../model/place.ts'
import type { ProvenSums } from '../../page/proven-sums.ts'
import { isTakenOff } from './taken-off.ts'
import { centsOf, sumsIn } from '../../kinds/amount.ts'
import type { Row, Sheet } from '../../model/sheet.ts'

interface Sum {
  readonly cents: number
  readonly isTakenOff: boolean
  readonly words: readonly Word[]
}

export function provenSums(sheet: Sheet): ProvenSums {
  const rows = sheet.rows.map((row) => sumsOf(row, sheet)).filter(({ length }) => length > 0)
  const sums = rows.flatMap((row) => row.at(-1) ?? [])
  const adding = [...triples(rows.flat()), ...runs(sums)]
  const times = Map.groupBy(sums, ({ cents }) => Math.abs(cents))
  const repeated = sums.filter(({ cents }) => cents !== 0 && (times.get(Math.abs(cents))?.length ?? 0) > 1)
  return { adding: wordsOf(adding), repeated: wordsOf(repeated), outdone: wordsOf(outdone(rows)) }
}

function sumsOf(row: Row, { hasWholeSums, isReceipt }: Sheet): Sum[] {
  return row.flatMap((part) =>
    sumsIn(part.folded, hasWholeSums).flatMap(({ start, end }) => {
      const cents = centsOf(part.folded.slice(start, end))
      const place = { part, start, end }
      const words = wordsIn(place).map(({ word }) => word)
      return cents === null ? [] : [{ cents, isTakenOff: !isReceipt && isTakenOff(place), words }]
    }),
  )
}

/** Net and tax make the total, total and change what was paid: one of three near each other is the sum of the others. */
function triples(sums: readonly Sum[]): Sum[] {
  return sums.flatMap((a, i) => {
    const near = sums.slice(i + 1, i + reach)
    return near.flatMap((b, j) =>
      near.slice(j + 1).flatMap((c) => {
        const [min = 0, middle = 0, max = 0] = [a, b, c]
          .map(({ cents }) => Math.abs(cents))
          .toSorted((x, y) => x - y)
        return min > 0 && min + middle === max ? [a, b, c] : []
      }),
    )
  })
}

/** The items of a list, each at the end of its row, make the sum that stands right below them, or below a sum or two of another kind. */
function runs(sums: readonly Sum[]): Sum[] {
  return sums.flatMap((total, at) =>
    Array.from({ length: between }, (_, i) => at - 1 - i).flatMap((last) => {
      let left = total.cents
      for (let first = last; first >= 0 && left > 0; first--) {
        const { cents = 0, isTakenOff = false } = sums[first] ?? {}
        left -= isTakenOff ? -cents : cents
        if (left === 0 && last > first) return [total, ...sums.slice(first, last + 1)]
      }
      return []
    }),
  )
}

/** A total is no less than what stands above it, and below it only what was paid is more. */
function outdone(rows: readonly (readonly Sum[])[]): Sum[] {
  const largest = rows.map((row) => Math.max(...row.map(({ cents }) => cents)))
  return rows.flatMap((row, i) =>
    row.filter(({ cents }) => {
      const isLarger = (other: number) => other > cents
      return largest.slice(0, i).some(isLarger) || largest.slice(i + 1).filter(isLarger).length > 1
    }),
  )
}

/** How many sums three that belong together stand among at most. */
const reach = 6
/** Between the last item and the total there may stand a net sum and a tax. */
const between = 3

function wordsOf(sums: readonly Sum[]): ReadonlySet<Word> {
  return new Set(sums.flatMap(({ words }) => words))
}
