// Sheets that are laid between papers before they are scanned, and part them: what their codes say.
import type { Code } from '../page.ts'

/** As document scanners and archives print them: PATCHT is the usual one. */
const sayings: ReadonlySet<string> = new Set([
  'PATCHT',
  'PATCH T',
  'PATCH2',
  'PATCH 2',
  'SEPARATOR',
  'FOVEA-SPLIT',
])

export function codeSaysApart({ text }: Pick<Code, 'text'>): boolean {
  return sayings.has(text.trim().toUpperCase())
}
