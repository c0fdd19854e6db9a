// Remembers the options of the last export in localStorage, because most people export the same way each time.
import { z } from 'zod'
import { exportFormatNames, type ExportFormat } from '../../../shared/export/formats.ts'
import { defaultTemplate } from '../../../shared/export/name-template.ts'
import type { Format } from '../../../shared/operations.ts'
import { parsedJson } from '../../lib/parsed-json.ts'

const slot = 'fovea.export'

const wishSchema = z.object({
  format: z.enum(exportFormatNames),
  files: z.enum(['one', 'each']),
  rows: z.enum(['records', 'items']),
  template: z.string(),
  withImages: z.boolean(),
  pdfa: z.boolean().default(false),
  attachResult: z.boolean().default(false),
})

export type RememberedWish = z.infer<typeof wishSchema>

export const firstWish: RememberedWish = {
  format: 'text',
  files: 'one',
  rows: 'records',
  template: defaultTemplate,
  withImages: false,
  pdfa: false,
  attachResult: false,
}

/** Returns null before the first export. */
export function rememberedWish(): RememberedWish | null {
  return wishSchema.safeParse(parsedJson(localStorage.getItem(slot))).data ?? null
}

/** The format that is preselected: the record's own format, or a spreadsheet for the fields of several records. */
export function naturalFormat(read: Format, isOne: boolean): ExportFormat {
  return read === 'json' && !isOne ? 'xlsx' : read
}

export function rememberWish(wish: RememberedWish): void {
  localStorage.setItem(slot, JSON.stringify(wish))
}
