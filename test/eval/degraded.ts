// Makes the sets of degraded pages.
import path from 'node:path'
import { degradedPages, turnedPages, type PlannedPage } from './degraded/plan.ts'
import { sheetOf } from './degraded/sheet.ts'
import { makeSets, type DrawnPage } from './drawn-sets.ts'

/** Returns the folder with the sets. */
export function makeDegraded(cacheDir: string, tell: (text: string) => void): Promise<string> {
  const sets = [
    { name: 'degraded', pages: degradedPages.map(drawn) },
    { name: 'degraded-turned', pages: turnedPages.map(drawn) },
  ]
  return makeSets(path.join(cacheDir, 'pages'), [path.join(import.meta.dirname, 'degraded')], sets, tell)
}

function drawn({ text, look, ...page }: PlannedPage): DrawnPage {
  return { ...page, lang: text.lang, sheet: sheetOf(text, look) }
}
