// The log of an engine: one JSON line an entry, in the data folder, where it bothers nobody.
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import type { Log } from './ports.ts'

/** Two files of this size at most are kept. */
const maxBytes = 5 * 1024 * 1024

export function fileLog(dataDir: string): Log {
  const file = path.join(dataDir, 'fovea.log')

  function write(level: string, text: string, facts: Readonly<Record<string, unknown>>): void {
    const entry = { at: new Date().toISOString(), level, text, ...facts }
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(file, `${file}.1`)
      appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
    } catch {
      // A log that can't be written (full disk, missing folder) must not stop the work that it only tells of.
    }
  }

  return {
    info: (text, facts = {}) => write('info', text, facts),
    error: (text, error, facts = {}) => write('error', text, { ...facts, error: inspect(error) }),
  }
}
