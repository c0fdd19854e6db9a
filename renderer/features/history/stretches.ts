// A long list that is loaded in chunks: finds rows in them, and tells which chunks a viewport needs.
import type { RecordSummary } from '../../../shared/contract/record.ts'

export const stretchLength = 100

export type Stretches = ReadonlyMap<number, readonly RecordSummary[]>

export const noStretches: Stretches = new Map()

export function rowAt(stretches: Stretches, index: number): RecordSummary | null {
  return stretches.get(Math.floor(index / stretchLength))?.[index % stretchLength] ?? null
}

/** The indices of the chunks that contain the rows from first to last. */
export function stretchesOf(first: number, last: number): number[] {
  const begin = Math.floor(Math.max(0, first) / stretchLength)
  const end = Math.floor(Math.max(0, last) / stretchLength)
  return Array.from({ length: end - begin + 1 }, (_, at) => begin + at)
}

export function withStretch(stretches: Stretches, at: number, rows: readonly RecordSummary[]): Stretches {
  return new Map([...stretches, [at, rows]])
}

export function indexOf(stretches: Stretches, id: string): number {
  for (const [at, rows] of stretches) {
    const within = rows.findIndex((row) => row.id === id)
    if (within >= 0) return at * stretchLength + within
  }
  return -1
}

export function withChanged(stretches: Stretches, changed: RecordSummary): Stretches {
  const at = Math.floor(indexOf(stretches, changed.id) / stretchLength)
  const rows = stretches.get(at)
  return rows
    ? withStretch(
        stretches,
        at,
        rows.map((row) => (row.id === changed.id ? changed : row)),
      )
    : stretches
}
