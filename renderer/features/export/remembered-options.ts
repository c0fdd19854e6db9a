// Remembers the options of the last export in localStorage, because most people export the same way each time.
import { z } from 'zod'
import { tableRows } from '../../../shared/export/exported.ts'
import { exportFormatNames, type ExportFormat } from '../../../shared/export/formats.ts'
import { defaultTemplate } from '../../../shared/export/name-template.ts'
import type { Format } from '../../../shared/operations.ts'
import { parsedJson } from '../../lib/parsed-json.ts'

const storageKey = 'fovea.export'

const optionsSchema = z.object({
  format: z.enum(exportFormatNames),
  files: z.enum(['one', 'each']),
  rows: z.enum(tableRows),
  template: z.string(),
  withImages: z.boolean(),
  pdfa: z.boolean().default(false),
  attachResult: z.boolean().default(false),
})

export type RememberedOptions = z.infer<typeof optionsSchema>

export const defaultOptions: RememberedOptions = {
  format: 'text',
  files: 'one',
  rows: 'records',
  template: defaultTemplate,
  withImages: false,
  pdfa: false,
  attachResult: false,
}

/** The options of the last export. Returns null before the first export. */
export function rememberedOptions(): RememberedOptions | null {
  return optionsSchema.safeParse(parsedJson(localStorage.getItem(storageKey))).data ?? null
}

/** The format that is preselected: the record's own format, or a spreadsheet for the fields of several records. */
export function defaultFormat(read: Format, isOne: boolean): ExportFormat {
  return read === 'json' && !isOne ? 'xlsx' : read
}

export function rememberOptions(options: RememberedOptions): void {
  localStorage.setItem(storageKey, JSON.stringify(options))
}
