// What goes into an export, and what comes out of it.
import type { ResultRecord } from '../contract/record.ts'
import type { Operation } from '../operations.ts'

/** A finished record: the contract's own fields, and which operation made it. */
export type ExportRecord = Omit<ResultRecord, 'details'> & { readonly operation: Operation }

export interface Exported {
  readonly filename: string
  readonly mediaType: string
  /** Text as it is; bytes in base64. */
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

/** A line for each element of a record's lists of objects, or a line for each record. */
export type TableRows = 'items' | 'records'

export interface WriteOptions {
  readonly rows: TableRows
}

export interface Writer {
  readonly extension: string
  readonly mediaType: string
  /** Pure: the same records give the same text, or the same bytes. */
  write(records: readonly ExportRecord[], options: WriteOptions): string | Uint8Array<ArrayBuffer>
}
