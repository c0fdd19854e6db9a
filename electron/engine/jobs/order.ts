// In which order jobs are read, and with which languages.
import type { Operation } from '../../../shared/operations.ts'

/** Somebody waits for a request; a person who drops a few images looks on; batches and folders take what is left. */
export const priorities = { request: 0, interactive: 10, batch: 50, folder: 100 } as const

/** More images than this at once are a batch, which a single image that somebody drops meanwhile overtakes. */
export const interactiveImages = 20

/** Chinese first: its model also reads the Latin words between Han characters. */
const chineseAndEnglish = ['chi_sim', 'eng'] as const

const languages: { readonly [O in Operation]: readonly string[] } = {
  text: chineseAndEnglish,
  multilingual: chineseAndEnglish,
  markdown: chineseAndEnglish,
  json: chineseAndEnglish,
}

export function languagesOf(operation: Operation): readonly string[] {
  return languages[operation]
}
