// What is being done to the fields of a record, and what can be: one thing that the form, its lines and tables share.
import type { Field } from '../../../shared/contract/record.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'

export interface FieldWork {
  /** What was said of the fields of the record's schema. */
  readonly settings: FieldSettings
  readonly active: number | null
  /** The field that is being written. */
  readonly edited: number | null
  /** The field whose place is being shown on the image. */
  readonly placed: number | null
  readonly onpoint: (field: number | null) => void
  readonly onpick: (field: number | null) => void
  readonly onedit: (field: number | null) => void
  readonly onplace: (field: number | null) => void
  readonly oncorrect: (field: Field, value: string) => void
  readonly onrevert: (field: Field) => void
}
