// The editing state of a record's fields and its callbacks, shared by the form, its lines and its tables.
import type { Field } from '../../../shared/contract/record.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'

export interface FieldEditing {
  /** The field settings of the record's schema. */
  readonly settings: FieldSettings
  readonly active: number | null
  /** The field whose value is being edited. */
  readonly edited: number | null
  /** The field whose position the user is marking on the image. */
  readonly placed: number | null
  readonly onpoint: (field: number | null) => void
  readonly onpick: (field: number | null) => void
  readonly onedit: (field: number | null) => void
  readonly onplace: (field: number | null) => void
  readonly oncorrect: (field: Field, value: string) => void
  readonly onrevert: (field: Field) => void
}
