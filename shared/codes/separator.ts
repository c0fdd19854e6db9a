// Sheets that are laid between papers before they are scanned, and part them: what their codes say.
import type { Code } from '../page.ts'

/** As document scanners and archives print them: PATCHT is the usual one. */
const separatorTexts: ReadonlySet<string> = new Set([
  'PATCHT',
  'PATCH T',
  'PATCH2',
  'PATCH 2',
  'SEPARATOR',
  'FOVEA-SPLIT',
])

export function isSeparatorCode({ text }: Pick<Code, 'text'>): boolean {
  return separatorTexts.has(text.trim().toUpperCase())
}
