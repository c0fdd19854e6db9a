// What goes into an export, and what comes out of it.
import type { ResultRecord } from '../contract/record.ts'
import type { Operation } from '../operations.ts'

/** A finished record: the contract's own fields, and which operation made it. */
export type ExportRecord = Omit<ResultRecord, 'details'> & { readonly operation: Operation }

export interface Exported {
  readonly filename: string
  readonly mediaType: string
  readonly content: string
}

export interface Writer {
  readonly extension: string
  readonly mediaType: string
  /** Pure: the same records give the same text. */
  write(records: readonly ExportRecord[]): string
}
