// Locks a data folder, so that only one engine uses it. The lock is held by the operating system through an open
// SQLite transaction, so it ends with the process, in whatever way that ends. [Note: lock]
import { closeSync, existsSync, openSync, readFileSync, rmSync, unlinkSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { systemCode } from '../../shared/file-fault.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { isSqliteError } from './db/open.ts'
import { writeFileAtomically } from './atomic-file.ts'
import { parseJson } from '../../shared/parse-json.ts'

/** How the running engine of a data folder can be reached. Only the engine's own user can read this file. */
const runningSchema = z.object({ pid: z.number(), socket: z.string(), token: z.string() })
export type Running = z.infer<typeof runningSchema>

export interface Lock {
  /** Whether the last engine that announced itself here did not end properly. */
  readonly wasKilled: boolean
  announce(running: Omit<Running, 'pid'>): void
  release(): void
}

/** Locks the folder; fails if another engine holds it. */
export function takeLock(dataDir: string): Result<Lock> {
  const lockFile = path.join(dataDir, 'lock.sqlite')
  // Created here because SQLite would make it readable for everybody; its journal gets the same rights.
  closeSync(openSync(lockFile, 'a', 0o600))
  const db = new Database(lockFile, { timeout: 0 })
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (isSqliteError(error) && error.code.startsWith('SQLITE_BUSY')) {
      return err('engine.locked', { dataDir, pid: readRunning(dataDir)?.pid ?? null })
    }
    throw error
  }
  const file = runningFile(dataDir)
  // An announcement of a killed engine is no longer true.
  const wasKilled = existsSync(file)
  rmSync(file, { force: true })
  return ok({
    wasKilled,
    announce: (running) => {
      writeFileAtomically(file, JSON.stringify({ pid: process.pid, ...running }), 0o600)
    },
    release: () => {
      try {
        // An error of rmSync has no code if the disk became read-only.
        if (existsSync(file)) unlinkSync(file)
      } catch (error) {
        // The next start removes the file.
        if (systemCode(error) !== 'EROFS') throw error
      } finally {
        db.close()
      }
    },
  })
}

/**
 * The announcement of the engine that holds the folder; null if there is none, or it has not announced itself yet.
 */
export function readRunning(dataDir: string): Running | null {
  let text: string
  try {
    text = readFileSync(runningFile(dataDir), 'utf8')
  } catch {
    return null // no engine has announced itself here
  }
  const parsed = runningSchema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : null
}

function runningFile(dataDir: string): string {
  return path.join(dataDir, 'engine.json')
}
