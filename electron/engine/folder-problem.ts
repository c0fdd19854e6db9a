// Explains in words why a data folder can't be used; returns null for an error that is a bug.
import { systemCode } from '../../shared/file-fault.ts'
import { reason } from '../../shared/reasons.ts'

const words: Readonly<Record<string, string>> = {
  EACCES: reason('this user may not do that'),
  EPERM: reason('this user may not do that'),
  EROFS: reason('the disk is read-only'),
  ENOTDIR: reason('part of its path is a file'),
  EEXIST: reason('a file has its name'),
  ENOSPC: reason('the disk is full'),
  EDQUOT: reason('the disk is full'),
  EIO: reason('the disk does not answer as it should'),
  ENOENT: reason('part of its path could not be made'),
  SQLITE_CANTOPEN: reason("this user can't open its files"),
  SQLITE_READONLY: reason("this user can't write its files"),
  SQLITE_FULL: reason('the disk is full'),
  SQLITE_IOERR: reason('the disk does not answer as it should'),
}

export function folderProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = systemCode(error) ?? sqliteCode(error)
  // better-sqlite3 reports a missing folder with a plain TypeError.
  if (code === null) return /directory does not exist/.test(error.message) ? (words['ENOENT'] ?? null) : null
  return words[code] ?? error.message
}

/** The family of an SQLite error, as SQLITE_IOERR for SQLITE_IOERR_WRITE. */
function sqliteCode(error: Error): string | null {
  if (!('code' in error) || typeof error.code !== 'string') return null
  return /^SQLITE_(CANTOPEN|READONLY|FULL|IOERR)/.exec(error.code)?.[0] ?? null
}
