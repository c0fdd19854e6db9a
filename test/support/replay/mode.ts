// Where tests get their Pages from; see reader.ts.
import path from 'node:path'
import { isLongRun } from '../long-run.ts'

export type PagesMode = 'replay' | 'record' | 'real'

export function pagesMode(): PagesMode {
  const named = process.env['FOVEA_PAGES'] ?? (isLongRun ? 'real' : 'replay')
  if (named === 'replay' || named === 'record' || named === 'real') return named
  throw new Error(`FOVEA_PAGES is replay, record or real, not ${named}`)
}

/** Put into the environment of the app, the server or the command line: the reader that it starts in place of its own. */
export function readerVariables(): Record<string, string> {
  const mode = pagesMode()
  return mode === 'real' ? {} : { FOVEA_READER: path.join(import.meta.dirname, `${mode}-reader.entry.ts`) }
}
