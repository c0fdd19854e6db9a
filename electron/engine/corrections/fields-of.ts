// A record's fields as everybody is told them: as they were found, with what people corrected.
import type { Field } from '../../../shared/contract/field.ts'
import type { CorrectionRepo } from '../db/corrections.ts'
import type { FieldRepo } from '../db/fields.ts'
import { correctedFields } from './corrected.ts'

export type FieldsOf = (recordId: string) => Field[]

export function createFieldsOf(parts: { fields: FieldRepo; corrections: CorrectionRepo }): FieldsOf {
  const { fields, corrections } = parts
  return (recordId) => correctedFields(fields.list(recordId), corrections.list(recordId))
}
