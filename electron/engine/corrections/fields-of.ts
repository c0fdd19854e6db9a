// The fields of a record as they are shown: as found, with their corrections, and with the doubts that the settings
// of the fields require.
import type { Field } from '../../../shared/contract/field.ts'
import { capDoubtedConfidence } from '../../../shared/doubt.ts'
import { withSettingDoubts } from '../../../shared/extract/tell/proof/setting-doubts.ts'
import type { CorrectionRepo } from '../db/corrections.ts'
import type { FieldRepo } from '../db/fields.ts'
import { correctedFields } from './corrected.ts'

export type FieldsOf = (recordId: string) => Field[]

/** Returns a function that gives the fields of a record as they are shown. */
export function createFieldsOf(parts: { fields: FieldRepo; corrections: CorrectionRepo }): FieldsOf {
  const { fields, corrections } = parts
  return (recordId) => {
    const shown = correctedFields(fields.list(recordId), corrections.list(recordId))
    return withSettingDoubts(fields.settingsOf(recordId), shown).map((field) =>
      field.correction === null ? capDoubtedConfidence(field) : field,
    )
  }
}
