// Parses the row that a query found.
import type { z } from 'zod'

/** Returns null if the query found no row. */
export function oneRow<Row>(schema: z.ZodType<Row>, row: unknown): Row | null {
  return row === undefined ? null : schema.parse(row)
}
