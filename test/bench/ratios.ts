// Computes cost ratios: the median over images, and the ratio of the sums.
import { median, sum } from './average.ts'
import type { RivalName } from './rivals/rival.ts'
import type { Row } from './tables.ts'

export type ReaderName = 'product' | RivalName

export interface Cost {
  readonly cpuMs: number | null
  readonly wallMs: number
}

export interface Sample {
  readonly kind: string
  /** Cost by reader; a reader without a model for the image is missing. */
  readonly costs: Readonly<Partial<Record<ReaderName, Cost>>>
}

/** A row for each kind of image, and one for all. */
export function ratioRows(samples: readonly Sample[]): Row[] {
  const kinds = [...new Set(samples.map(({ kind }) => kind))]
  const rows = kinds.map((kind) =>
    ratioRow(
      kind,
      samples.filter((each) => each.kind === kind),
    ),
  )
  return kinds.length > 1 ? [...rows, ratioRow('all', samples)] : rows
}

function ratioRow(title: string, samples: readonly Sample[]): Row {
  return {
    images: title,
    readings: String(samples.length),
    'CPU / naive': ratio(samples, 'naive', 'cpuMs'),
    'wall / naive': ratio(samples, 'naive', 'wallMs'),
    'CPU / native': ratio(samples, 'native', 'cpuMs'),
    'wall / native': ratio(samples, 'native', 'wallMs'),
    'CPU / networks': ratio(samples, 'networks', 'cpuMs'),
    'wall / networks': ratio(samples, 'networks', 'wallMs'),
  }
}

export function ratio(samples: readonly Sample[], rival: ReaderName, what: keyof Cost): string {
  const pairs = samples.flatMap(({ costs }) => {
    const own = costs.product?.[what] ?? null
    const other = costs[rival]?.[what] ?? null
    return own === null || other === null || other === 0 ? [] : [{ own, other }]
  })
  const middle = median(pairs.map(({ own, other }) => own / other))
  if (middle === null) return '-'
  const total = sum(pairs.map(({ own }) => own)) / sum(pairs.map(({ other }) => other))
  return `${middle.toFixed(2)} (all together ${total.toFixed(2)})`
}
