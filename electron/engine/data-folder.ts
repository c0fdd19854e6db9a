// The folder with everything that Fovea keeps: one process holds it, its database opened or rescued.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { err, ok, type Result } from '../../shared/result.ts'
import { createBackups, type Backups } from './db/backups.ts'
import { databaseFile, openDatabase, type Db } from './db/open.ts'
import { rescueDatabase, type Rescue } from './db/rescue.ts'
import type { Engine } from './face.ts'
import { folderProblem } from './folder-problem.ts'
import { takeLock } from './lock.ts'
import type { Ports } from './ports.ts'
import type { Scope } from './scope.ts'

export interface DataFolder {
  readonly db: Db
  /** What happened to a database that was found damaged; null if it was sound. */
  readonly rescue: Rescue | null
  readonly announce: Engine['announce']
}

export function openDataFolder(ports: Ports, scope: Scope): Result<DataFolder> {
  const { dataDir } = ports
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const lock = takeLock(dataDir)
    if (!lock.ok) return lock
    scope.own(lock.value.release)
    const backups = createBackups(path.join(dataDir, 'backups'), ports.clock.now)
    const opened = openOrRescue(dataDir, backups, ports)
    if (!opened.ok) return opened
    const { db, rescue } = opened.value
    scope.own(() => void db.close())
    scope.own(backups.keepWeekly(db, ports.clock, ports.log))
    return ok({ db, rescue, announce: lock.value.announce })
  } catch (error) {
    const why = folderProblem(error)
    if (why === null) throw error
    return err('data.notUsable', { dataDir, why })
  }
}

function openOrRescue(
  dataDir: string,
  backups: Backups,
  { clock, log }: Ports,
): Result<{ db: Db; rescue: Rescue | null }> {
  const file = path.join(dataDir, databaseFile)
  const opened = openDatabase(file, backups.beforeMigration)
  if (opened.ok) return ok({ db: opened.value, rescue: null })
  if (opened.error.code !== 'data.damaged') return opened
  const rescued = rescueDatabase(file, path.join(dataDir, 'backups'), backups.list(), clock.now)
  if (rescued.ok) log.info('a damaged database was set aside', { ...rescued.value.rescue })
  return rescued
}
