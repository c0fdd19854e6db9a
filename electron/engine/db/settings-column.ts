// A JSON column with field settings.
import { z } from 'zod'
import { fieldSettingsSchema } from '../../../shared/schema/field-settings.ts'

export const settingsColumn = z.string().transform((text) => fieldSettingsSchema.parse(JSON.parse(text)))
