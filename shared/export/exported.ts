// Types of the export: the records that go in, and the file that comes out.
import type { RecordCode } from '../contract/code.ts'
import type { ResultRecord } from '../contract/record.ts'
import type { DataFile } from '../facts.ts'
import type { Operation } from '../operations.ts'
import type { FieldSettings } from '../schema/field-settings.ts'

/** A finished record: the contract's fields, and its operation. */
export type ExportRecord = Omit<ResultRecord, 'details'> & {
  readonly operation: Operation
  /** Codes on its pages, for the formats that include them. */
  readonly codes?: readonly RecordCode[]
  /** Data files embedded in the document, for the same formats. */
  readonly data?: readonly DataFile[]
  /** Additional facts for tables; text formats do not need them. */
  readonly row?: RowFacts
}

/** Facts about a record that a table row shows in addition to its fields. */
export interface RowFacts {
  /** The result schema, as JSON text. */
  readonly schema: string | null
  /** Settings of the schema's fields. */
  readonly settings: FieldSettings
  readonly confidence: number | null
  /** Whether a person has reviewed it since it was read. */
  readonly isLookedAt: boolean
  /** Whether it was read with doubt and has not been reviewed since. */
  readonly needsReview: boolean
  /** The code or sign of the currency of its amounts; '' if it is unknown. */
  readonly currency: string
  /** Link to its image, if the image has a place of its own. */
  readonly image: string | null
  /** Fields that are dates: path to normalised value, such as 2026-03-14. */
  readonly dates: ReadonlyMap<string, string>
}

export interface Exported {
  readonly filename: string
  readonly mediaType: string
  /** Text, or bytes in base64. */
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

/**
 * records: a row for each record · items: one for each element of its lists with its other values repeated · others: a row
 * for each document, as an accounting program imports it
 */
export const tableRows = ['records', 'items', 'bookings', 'xero', 'quickbooks'] as const
export type TableRows = (typeof tableRows)[number]

export interface WriteOptions {
  readonly rows: TableRows
}

export type Content = string | Uint8Array<ArrayBuffer>

export interface FormatRow {
  /** English name and hint; other languages' words are in shared/words. */
  readonly name: string
  readonly hint: string
  /** File extension; no two formats share one. */
  readonly extension: string
  readonly mediaType: string
  /** Whether it is a single table, so that `TableRows` can be chosen. */
  readonly isTable: boolean
}

/** A format that is written from the records alone, without their image files. */
export interface Writer extends FormatRow {
  /** Pure: the same records give the same text or bytes. */
  write(records: readonly ExportRecord[], options: WriteOptions): Content
  /** The file that a watch folder writes for one result, if it differs from the export of one record. */
  writeResult?(record: ExportRecord): string
  /** The text of one record with a link to its image, if the format can show one. */
  withImage?(content: string, image: string): string
}
