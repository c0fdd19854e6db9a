// Makes Fovea's files readable for this user only. A data folder that existed before Fovea keeps its own rights, and
// so do other files in it.
import { chmodSync, lstatSync } from 'node:fs'
import path from 'node:path'
import { fault, type Fault } from '../../shared/result.ts'
import { databaseFile } from './db/open.ts'
import { reason } from '../../shared/reasons.ts'
import { systemReason } from '../../shared/system-reason.ts'

const privateFiles = [
  ...['', '-wal', '-shm'].map((suffix) => databaseFile + suffix),
  'lock.sqlite',
  'engine.json',
  'fovea.log',
  'fovea.log.1',
  'images',
  'backups',
  'crash-reports',
]
const otherUsersMask = 0o077

/**
 * Takes the rights of other users away. Returns a fault for the first file or folder whose rights can't be
 * set; null if all are private. Windows has no such rights.
 */
export function tightenRights(dataDir: string, platform: NodeJS.Platform = process.platform): Fault | null {
  if (platform === 'win32') return null
  for (const name of privateFiles) {
    const why = tighten(path.join(dataDir, name))
    if (why !== null) return fault('data.rights', { path: path.join(dataDir, name), why })
  }
  return null
}

/** Takes the rights of other users away; returns the problem in words, or null. */
function tighten(file: string): string | null {
  if (isPrivate(file)) return null
  try {
    chmodSync(file, lstatSync(file).mode & 0o7777 & ~otherUsersMask)
  } catch (error) {
    return systemReason(error)
  }
  return isPrivate(file) ? null : reason('the disk keeps no rights')
}

/** Whether others have no rights to it. Links are skipped, because they may lead to files that are not Fovea's. */
function isPrivate(file: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  return !stats || stats.isSymbolicLink() || (stats.mode & otherUsersMask) === 0
}
