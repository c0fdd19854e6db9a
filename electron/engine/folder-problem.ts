// Why a data folder can't be used, in words; null for an error that is a bug of ours.
import { systemCode } from '../../shared/file-fault.ts'

const words: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it lies on a read-only disk',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file has its name',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'its disk does not answer as it should',
  ENOENT: 'a part of its path can not be made',
  SQLITE_CANTOPEN: 'its files can not be opened by this user',
  SQLITE_READONLY: 'its files can not be written by this user',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'its disk does not answer as it should',
}

export function folderProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const code = systemCode(error) ?? sqliteCode(error)
  // better-sqlite3 refuses a missing folder by a plain TypeError.
  if (code === null) return /directory does not exist/.test(error.message) ? (words['ENOENT'] ?? null) : null
  return words[code] ?? error.message
}

/** The family of an SQLite error: SQLITE_IOERR_WRITE is one of SQLITE_IOERR. */
function sqliteCode(error: Error): string | null {
  if (!('code' in error) || typeof error.code !== 'string') return null
  return /^SQLITE_(CANTOPEN|READONLY|FULL|IOERR)/.exec(error.code)?.[0] ?? null
}
