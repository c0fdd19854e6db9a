// The log of the engine: a file in the data folder with one JSON line per entry.
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'
import { z } from 'zod'
import type { Log } from './ports.ts'
import { parseJson } from '../../shared/parse-json.ts'

/** The log and one older file are kept, each of about this size. */
const maxBytes = 5 * 1024 * 1024
const recentCount = 10

const errorSchema = z.object({ at: z.string(), level: z.literal('error'), text: z.string() })

/** Returns the log that writes into the data folder. */
export function fileLog(dataDir: string): Log {
  const file = fileIn(dataDir)

  /** Appends an entry to the log file, and begins a new file when it is too large. */
  function write(level: string, text: string, facts: Readonly<Record<string, unknown>>): void {
    const entry = { at: new Date().toISOString(), level, text, ...facts }
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > maxBytes) renameSync(file, `${file}.1`)
      appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
    } catch {
      // A log that can't be written (full disk, missing folder) must not stop the work that it reports.
    }
  }

  return {
    info: (text, facts = {}) => write('info', text, facts),
    error: (text, error, facts = {}) => write('error', text, { ...facts, error: inspect(error) }),
  }
}

/** The last errors in the log, oldest first. Only their texts, because the other facts may contain file names. */
export function recentErrors(dataDir: string): { at: string; text: string }[] {
  return errorsIn(textOf(fileIn(dataDir))).slice(-recentCount)
}

const fileIn = (dataDir: string) => path.join(dataDir, 'fovea.log')

/** Returns the content of a log file, or '' if it can't be read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // nothing was logged yet, or the log can't be read
  }
}

/** Finds the entries of level error in the text of a log. */
function errorsIn(text: string): { at: string; text: string }[] {
  return text.split('\n').flatMap((line) => {
    if (!line.includes('"level":"error"')) return []
    // A crash may have cut the last line off.
    const entry = errorSchema.safeParse(parseJson(line))
    return entry.success ? [{ at: entry.data.at, text: entry.data.text }] : []
  })
}
