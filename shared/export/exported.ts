// What goes into an export, and what comes out of it.
import type { RecordCode } from '../contract/code.ts'
import type { ResultRecord } from '../contract/record.ts'
import type { DataFile } from '../facts.ts'
import type { Operation } from '../operations.ts'
import type { FieldSettings } from '../schema/field-settings.ts'

/** A finished record: the contract's own fields, and which operation made it. */
export type ExportRecord = Omit<ResultRecord, 'details'> & {
  readonly operation: Operation
  /** Those on its pages, for formats that tell them. */
  readonly codes?: readonly RecordCode[]
  /** Files for machines that lie in the document, for the same. */
  readonly data?: readonly DataFile[]
  /** For tables; texts need none of it. */
  readonly row?: RowFacts
}

/** What a row tells of its record besides what was read. */
export interface RowFacts {
  /** The schema that it was filled by, as JSON text. */
  readonly schema: string | null
  /** What was said of its fields. */
  readonly settings: FieldSettings
  readonly confidence: number | null
  /** Whether a person has looked at it since it was read. */
  readonly isLookedAt: boolean
  /** The address of its image, where that lies somewhere. */
  readonly image: string | null
  /** The fields that are days, by their paths, as in 2026-03-14. */
  readonly dates: ReadonlyMap<string, string>
}

export interface Exported {
  readonly filename: string
  readonly mediaType: string
  /** Text as it is; bytes in base64. */
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

/** A line for each record, or for each element of its lists with its other values repeated. */
export type TableRows = 'records' | 'items'

export interface WriteOptions {
  readonly rows: TableRows
}

export type Content = string | Uint8Array<ArrayBuffer>

export interface FormatRow {
  /** What it is called and what it is good for, in English; the other languages' words are with the languages. */
  readonly name: string
  readonly hint: string
  /** A name that no other format ends in. */
  readonly extension: string
  readonly mediaType: string
  /** Whether it is one table, so that one can choose what a row of it is. */
  readonly isTable: boolean
}

/** Of formats that are written from what was read alone. */
export interface Writer extends FormatRow {
  /** Pure: the same records give the same text, or the same bytes. */
  write(records: readonly ExportRecord[], options: WriteOptions): Content
  /** What a watch folder writes for one result, where it is another text than the export of that one. */
  writeResult?(record: ExportRecord): string
  /** The text of one record with its image beside it, where the format can show one. */
  withImage?(content: string, image: string): string
}
