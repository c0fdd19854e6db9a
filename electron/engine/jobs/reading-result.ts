// The result of reading a record, as it is stored.
import type { FoundField } from '../../../shared/contract/field.ts'
import type { FinishedReading } from '../db/record-row.ts'
import type { Interpretation } from './fill.ts'

/** The content of a record, with the page or pages that it was made from. */
export type ReadingResult = Interpretation & Omit<FinishedReading, 'content' | 'completedAt' | 'durationMs'>

/** A record with fields is as certain as the least certain value that it shows; null without any. */
export function confidenceOfFields(
  fields: readonly Pick<FoundField, 'value' | 'confidence'>[],
): number | null {
  const shown = fields.filter(({ value }) => value !== '').flatMap(({ confidence }) => confidence ?? [])
  return shown.length === 0 ? null : Math.min(...shown)
}
