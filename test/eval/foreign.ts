// Makes sets of receipts in languages that the networks do not know, one for each language.
import path from 'node:path'
import { makeSets } from './drawn-sets.ts'
import { foreignLanguages, foreignReceipts } from './foreign/plan.ts'

/** Returns the folder with the sets. */
export function makeForeign(cacheDir: string, tell: (text: string) => void): Promise<string> {
  const sources = ['foreign', 'degraded'].map((name) => path.join(import.meta.dirname, name))
  const sets = foreignLanguages.map((lang) => ({ name: `foreign-${lang}`, pages: foreignReceipts(lang) }))
  return makeSets(path.join(cacheDir, 'receipts'), sources, sets, tell)
}
