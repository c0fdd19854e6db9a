// A long list that is loaded in chunks: finds rows in them, and tells which chunks a viewport needs.
import type { RecordSummary } from '../../../shared/contract/record.ts'

export const chunkLength = 100

export type Chunks = ReadonlyMap<number, readonly RecordSummary[]>

export const noChunks: Chunks = new Map()

/** Returns the record in this row of the whole list; null if its chunk is not loaded. */
export function rowAt(chunks: Chunks, index: number): RecordSummary | null {
  return chunks.get(Math.floor(index / chunkLength))?.[index % chunkLength] ?? null
}

/** The indices of the chunks that contain the rows from first to last. */
export function chunksBetween(first: number, last: number): number[] {
  const begin = Math.floor(Math.max(0, first) / chunkLength)
  const end = Math.floor(Math.max(0, last) / chunkLength)
  return Array.from({ length: end - begin + 1 }, (_, at) => begin + at)
}

export function withChunk(chunks: Chunks, at: number, rows: readonly RecordSummary[]): Chunks {
  return new Map([...chunks, [at, rows]])
}

/** Returns the row of a loaded record in the whole list, else -1. */
export function rowIndexOf(chunks: Chunks, id: string): number {
  for (const [at, rows] of chunks) {
    const within = rows.findIndex((row) => row.id === id)
    if (within >= 0) return at * chunkLength + within
  }
  return -1
}

/** Replaces the record in its chunk; returns the same chunks if it is not loaded. */
export function withChangedRecord(chunks: Chunks, changed: RecordSummary): Chunks {
  const at = Math.floor(rowIndexOf(chunks, changed.id) / chunkLength)
  const rows = chunks.get(at)
  return rows
    ? withChunk(
        chunks,
        at,
        rows.map((row) => (row.id === changed.id ? changed : row)),
      )
    : chunks
}
