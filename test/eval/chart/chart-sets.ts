// Selects the figures of the chart from the last run: lines that each reader read right, and their CPU cost.
import type { RivalName } from '../../bench/rivals/rival.ts'
import type { SetFigures } from '../last-run.ts'

export const chartReaders = ['now', 'networks', 'naive', 'native'] as const satisfies readonly (
  'now' | RivalName
)[]
export type ChartReader = (typeof chartReaders)[number]

export interface Bar {
  readonly reader: ChartReader
  /** Per cent. */
  readonly lines: number
  /** The number of images, if it could read fewer than Fovea; else null. */
  readonly ofOnly: number | null
  /** CPU per image relative to naive tesseract.js; null if that was not measured on the same images. */
  readonly cpu: number | null
}

export interface ChartSet {
  readonly name: string
  readonly images: number
  readonly bars: readonly Bar[]
}

/** Text sets that were measured together with a rival in the precise profile; `named` selects some of them. */
export function chartSets(figures: readonly SetFigures[], named: readonly string[]): ChartSet[] {
  return figures
    .filter(({ kind, profile, operation }) => kind === 'txt' && profile === 'precise' && operation === null)
    .filter(({ set }) => named.length === 0 || named.includes(set))
    .toSorted((a, b) => placeOf(a.set, named) - placeOf(b.set, named) || a.set.localeCompare(b.set))
    .map((each) => ({ name: each.set, images: numberIn(each, 'now', 'n') ?? 0, bars: barsOf(each) }))
    .filter(({ bars }) => bars.length > 1)
}

function placeOf(set: string, named: readonly string[]): number {
  return named.indexOf(set)
}

function barsOf(figures: SetFigures): Bar[] {
  const images = numberIn(figures, 'now', 'n')
  const naive = { images: numberIn(figures, 'naive', 'n'), cpu: numberIn(figures, 'naive', 'CPU s') }
  return chartReaders.flatMap((reader): Bar[] => {
    const lines = numberIn(figures, reader, 'line_recall')
    if (lines === null) return []
    const own = { images: numberIn(figures, reader, 'n'), cpu: numberIn(figures, reader, 'CPU s') }
    const isSame = own.images === naive.images && own.cpu !== null && naive.cpu !== null && naive.cpu > 0
    return [
      {
        reader,
        lines,
        ofOnly: own.images === images ? null : own.images,
        cpu: isSame ? (own.cpu ?? 0) / (naive.cpu ?? 1) : null,
      },
    ]
  })
}

function numberIn({ rows }: SetFigures, who: string, name: string): number | null {
  const figure = rows.find((row) => row.who === who)?.figures[name]
  return figure === undefined || figure === '-' ? null : Number(figure)
}
