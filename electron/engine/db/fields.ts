// The fields that were found on an image, in the schema's order, with their evidence. Corrections are stored apart:
// see corrections.ts.
import { z } from 'zod'
import { alternativeSchema, foundFieldSchema, type FoundField } from '../../../shared/contract/field.ts'
import { boxSchema } from '../../../shared/page.ts'
import { noSettings, type FieldSettings } from '../../../shared/schema/field-settings.ts'
import type { Db } from './open.ts'
import { settingsColumn } from './settings-column.ts'

export type FieldRepo = ReturnType<typeof createFieldRepo>
/** A field as it was found, with all of its evidence. */
export type FieldRow = z.output<typeof foundFieldSchema>

const rowSchema = foundFieldSchema.extend({
  box: z
    .string()
    .nullable()
    .transform((text) => (text === null ? null : boxSchema.parse(JSON.parse(text)))),
  alternatives: z.string().transform((text) => z.array(alternativeSchema).parse(JSON.parse(text))),
})

const settingsRow = z.object({ settings: settingsColumn })

export function createFieldRepo(db: Db) {
  const clear = db.prepare(`DELETE FROM fields WHERE record_id = ?`)
  const insert = db.prepare(`
    INSERT INTO fields (record_id, position, path, value, raw, box, page, confidence, reason, normalised, how, alternatives,
      doubt, rule_id)
    VALUES (@recordId, @position, @path, @value, @raw, @box, @page, @confidence, @reason, @normalised, @how, @alternatives,
      @doubt, @ruleId)`)
  const list = db.prepare(`
    SELECT path, value, raw, box, page, confidence, reason, normalised, how, alternatives, doubt, rule_id AS ruleId
    FROM fields WHERE record_id = ? ORDER BY position`)
  const settingsOf = db.prepare(`SELECT field_settings AS settings FROM records WHERE id = ?`)

  return {
    /** Stores these fields in place of all earlier fields of the record. */
    replace(recordId: string, fields: readonly FoundField[]): void {
      clear.run(recordId)
      fields.forEach((found, position) => {
        const field = foundFieldSchema.parse(found)
        insert.run({
          ...field,
          recordId,
          position,
          box: field.box === null ? null : JSON.stringify(field.box),
          alternatives: JSON.stringify(field.alternatives),
        })
      })
    },
    /** The settings of the fields, as they were when the record was made. */
    settingsOf(recordId: string): FieldSettings {
      const row = settingsOf.get(recordId)
      return row === undefined ? noSettings : settingsRow.parse(row).settings
    },
    list: (recordId: string): FieldRow[] => list.all(recordId).map((row) => rowSchema.parse(row)),
  }
}
