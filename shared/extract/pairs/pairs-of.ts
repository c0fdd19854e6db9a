// All pairs of a page in reading order, each label once: what lines part is surer than what only stands so.
import type { Part, Sheet } from '../page/sheet.ts'
import type { IsKnown, Pair } from './pair.ts'
import { colonPairs, listPairs, tilePairs } from './plain.ts'
import { ruledPairs } from './ruled.ts'

export interface Pairs {
  readonly all: readonly Pair[]
  /** The pair in ruled cells whose label the part is. */
  readonly ruledAt: (part: Part) => Pair | null
  /** It stands in the column of the values of a list, or in the cell of one. */
  readonly isValue: (part: Part) => boolean
}

export function pairsOf(sheet: Sheet, isKnown: IsKnown): Pairs {
  if (sheet.isReceipt) return { all: [], ruledAt: () => null, isValue: () => false }
  const ruled = ruledPairs(sheet, isKnown)
  const byLabel = new Map(ruled.map((pair) => [pair.label, pair]))
  const listed = listPairs(sheet, isKnown)
  const plain = [...colonPairs(sheet), ...listed, ...tilePairs(sheet, isKnown)]
  const listedValues = new Set([...ruled, ...listed].map(({ value }) => value.part))
  const values = new Set(ruled.map(({ value }) => value.part))
  const taken = new Set(byLabel.keys())
  const more = plain.filter(({ label }) => {
    const isNew = !taken.has(label) && !values.has(label)
    taken.add(label)
    return isNew
  })
  const order = new Map(sheet.rows.flat().map((part, i) => [part, i]))
  const at = ({ label }: Pair) => order.get(label) ?? 0
  return {
    all: [...ruled, ...more].toSorted((a, b) => at(a) - at(b)),
    ruledAt: (part) => byLabel.get(part) ?? null,
    isValue: (part) => listedValues.has(part),
  }
}
