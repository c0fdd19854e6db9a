// A record's fields as everybody is told them: as they were found, with what people corrected, and with what the settings
// of its fields say against that.
import type { Field } from '../../../shared/contract/field.ts'
import { capDoubtedConfidence } from '../../../shared/doubt.ts'
import { withSaidDoubts } from '../../../shared/extract/proof/said-doubts.ts'
import type { CorrectionRepo } from '../db/corrections.ts'
import type { FieldRepo } from '../db/fields.ts'
import { correctedFields } from './corrected.ts'

export type FieldsOf = (recordId: string) => Field[]

export function createFieldsOf(parts: { fields: FieldRepo; corrections: CorrectionRepo }): FieldsOf {
  const { fields, corrections } = parts
  return (recordId) => {
    const told = correctedFields(fields.list(recordId), corrections.list(recordId))
    return withSaidDoubts(fields.settingsOf(recordId), told).map((field) =>
      field.correction === null ? capDoubtedConfidence(field) : field,
    )
  }
}
