// How somebody exported last, kept in the page: most export in the same way each time.
import { z } from 'zod'
import { exportFormatNames } from '../../../shared/export/formats.ts'
import { defaultTemplate } from '../../../shared/export/name-template.ts'
import { parsedJson } from '../../lib/parsed-json.ts'

const slot = 'fovea.export'

const wishSchema = z.object({
  format: z.enum(exportFormatNames),
  files: z.enum(['one', 'each']),
  rows: z.enum(['items', 'records']),
  template: z.string(),
  withImages: z.boolean(),
})

export type RememberedWish = z.infer<typeof wishSchema>

export function rememberedWish(): RememberedWish {
  const last = wishSchema.safeParse(parsedJson(localStorage.getItem(slot)))
  if (last.success) return last.data
  return { format: 'markdown', files: 'one', rows: 'items', template: defaultTemplate, withImages: false }
}

export function rememberWish(wish: RememberedWish): void {
  localStorage.setItem(slot, JSON.stringify(wish))
}
