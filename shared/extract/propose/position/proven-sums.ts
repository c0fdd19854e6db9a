// Sums whose labels were not read, but which the labelled sums around them prove: what was paid less the change is the
// total, and what the total has more than its tax is the net sum.
import { type KnownSums, knownSums } from '../money/known-sums.ts'
import type { Place } from '../../model/place.ts'
import { centsOf, hasCents } from '../../kinds/amount.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'
import type { Placed } from './placed.ts'

const score = 0.62

export type ProvenConcept = 'total' | 'subtotal' | 'tax'

export function provenSumsOf(scene: Scene, concept: ProvenConcept): Placed[] {
  const rows = scene.sheet.rows.map((row) => row.flatMap(sumsIn))
  const proven = provenOf[concept](knownSums(scene), rows)
  const place = rows.flat().findLast(({ cents }) => proven.has(cents))
  return place ? [{ place, score }] : []
}

interface Sum extends Place {
  readonly cents: number
}

function sumsIn(part: Part): Sum[] {
  return recognisers.amount(part.folded).flatMap(({ start, end }) => {
    const text = part.folded.slice(start, end)
    const cents = hasCents(text) ? centsOf(text) : null
    return cents === null ? [] : [{ part, start, end, cents }]
  })
}

type Proof = (known: KnownSums, rows: readonly (readonly Sum[])[]) => ReadonlySet<number>

const provenOf: Readonly<Record<ProvenConcept, Proof>> = {
  total: ({ paidLessChange, withTax, rounded }) => paidLessChange.union(withTax).union(rounded),
  subtotal: ({ totals, taxes }, rows) =>
    new Set([...differences(totals, [...taxes]), ...taxedIn(rows, totals).map(({ net }) => net)]),
  tax: ({ totals, nets }, rows) =>
    new Set([...differences(totals, nets), ...taxedIn(rows, totals).map(({ tax }) => tax)]),
}

function differences(sums: readonly number[], parts: readonly number[]): number[] {
  return sums.flatMap((sum) => parts.map((part) => sum - part)).filter((rest) => rest > 0)
}

/** Two sums of one row that make the total together: no tax is half of what it is on. */
function taxedIn(rows: readonly (readonly Sum[])[], totals: readonly number[]) {
  return rows.flatMap((row) =>
    row.flatMap(({ cents: net }, i) =>
      row
        .slice(i + 1)
        .filter(({ cents }) => cents > 0 && net > 2 * cents && totals.includes(net + cents))
        .map(({ cents: tax }) => ({ net, tax })),
    ),
  )
}
