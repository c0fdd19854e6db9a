// The call for documents as a table: one row for each document, a column for each field, and totals by currency.
import { z } from 'zod'
import { call } from './call.ts'
import { recordFilterSchema, recordSorts } from './record-filter.ts'

const cellSchema = z.object({
  text: z.string(),
  /** The number, or a date as the day number of spreadsheets; null for text. */
  value: z.number().nullable(),
  /** Whether the value needs a second look; of a reviewed document none does. */
  isDoubtful: z.boolean(),
  /** corrected: by a person · decided: a date that is read as in other documents of the sender */
  mark: z.enum(['corrected', 'decided']).nullable(),
})

const rowSchema = z.object({
  /** The record with the fields of the document. */
  id: z.string(),
  documentId: z.string(),
  filename: z.string(),
  needsReview: z.boolean(),
  isReviewed: z.boolean(),
  /** The code or sign of its currency; '' if it is unknown. */
  currency: z.string(),
  /** Its date, as in 2026-03-14; null if it has none that is certain. */
  day: z.string().nullable(),
  /** One cell for each column. */
  cells: z.array(cellSchema),
})

const totalSchema = z.object({
  currency: z.string(),
  /** As in 2026-03, '' for documents without a date, and null for all months. */
  month: z.string().nullable(),
  documents: z.number(),
  /** Sums by field path. */
  sums: z.record(z.string(), z.number()),
})

export const tableCalls = {
  'records.table': call({
    input: recordFilterSchema.omit({ operation: true, status: true }).extend({
      /** Only the documents of these records, whatever the filter says. */
      ids: z.array(z.string().min(1)).min(1).max(10_000).optional(),
      sort: z.enum(recordSorts).default('newest'),
      /** The most rows; 0 answers with the totals alone. */
      limit: z.number().int().min(0).max(5000).default(5000),
    }),
    output: z.object({
      columns: z.array(
        z.object({
          path: z.string(),
          kind: z.enum(['text', 'number', 'date']),
          /** Whether its amounts are added up. */
          isSummed: z.boolean(),
        }),
      ),
      rows: z.array(rowSchema),
      totals: z.array(totalSchema),
      /** How many documents match; more than there are rows if the limit was reached. */
      total: z.number(),
    }),
    http: { method: 'POST', path: '/api/records/table' },
    cli: 'record table',
    help: 'Shows the fields of documents as a table, with totals by currency and month. Up to 5,000 documents.',
  }),
}

export type RecordTable = z.infer<(typeof tableCalls)['records.table']['output']>
export type TableRow = z.infer<typeof rowSchema>
export type TableCell = z.infer<typeof cellSchema>
export type TableColumn = RecordTable['columns'][number]
