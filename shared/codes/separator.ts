// Recognises the codes of separator sheets, which are laid between documents before they are scanned as a batch.
import type { Code } from '../page.ts'

/** The texts of common separator sheets; PATCHT is the most usual. */
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
