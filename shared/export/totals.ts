// Totals of documents by currency and month. The workbook and the table of the window both show these.

/** The amounts of a document, and the currency and day that they count for. */
export interface Countable {
  /** Code or sign; '' if it is unknown. */
  readonly currency: string
  /** Its date, as in 2026-03-14; null if it has none that is certain. */
  readonly day: string | null
  /** Amounts by field path. */
  readonly amounts: Readonly<Record<string, number>>
}

export interface Total {
  readonly currency: string
  /** As in 2026-03, '' for documents without a date, and null for all months. */
  readonly month: string | null
  readonly documents: number
  readonly sums: Readonly<Record<string, number>>
}

/** Sums are exact to this fraction of a unit, which is finer than any currency. */
const precision = 10_000

/** Returns for each currency its total, followed by the totals of its months. */
export function totalsOf(documents: readonly Countable[]): Total[] {
  const byCurrency = [...Map.groupBy(documents, ({ currency }) => currency)].toSorted(byName)
  return byCurrency.flatMap(([currency, of]) => {
    const byMonth = [...Map.groupBy(of, ({ day }) => day?.slice(0, 7) ?? '')].toSorted(byName)
    return [
      { currency, month: null, documents: of.length, sums: sumsOf(of) },
      ...byMonth.map(([month, some]) => ({ currency, month, documents: some.length, sums: sumsOf(some) })),
    ]
  })
}

/** Orders by name, with the unknown one last. */
function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '')
  return a < b ? -1 : 1
}

function sumsOf(documents: readonly Countable[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { amounts } of documents)
    for (const [field, amount] of Object.entries(amounts))
      sums[field] = Math.round((sums[field] ?? 0) + amount * precision)
  return Object.fromEntries(Object.entries(sums).map(([field, sum]) => [field, sum / precision]))
}
