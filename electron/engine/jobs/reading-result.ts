// The result of reading a record, as it is stored.
import type { FinishedReading } from '../db/record-row.ts'
import type { Interpretation } from './fill.ts'

/** The content of a record, with the page or pages that it was made from. */
export type ReadingResult = Interpretation & Omit<FinishedReading, 'content' | 'completedAt' | 'durationMs'>
