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

export type Content = string | Uint8Array<ArrayBuffer>

export interface Writer {
  /** What it is called and what it is good for, in English; the other languages' words are with the languages. */
  readonly name: string
  readonly hint: string
  /** A name that no other format ends in. */
  readonly extension: string
  readonly mediaType: string
  /** Whether its records are rows, so that one can choose what a row is. */
  readonly isTable: boolean
  /** Pure: the same records give the same text, or the same bytes. */
  write(records: readonly ExportRecord[], options: WriteOptions): Content
  /** What a watch folder writes for one result, where it is another text than the export of that one. */
  writeResult?(record: ExportRecord): string
  /** The text of one record with its image beside it, where the format can show one. */
  withImage?(content: string, image: string): string
}
