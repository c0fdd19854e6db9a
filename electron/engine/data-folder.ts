// Opens the data folder: takes its lock, and opens, restores or rescues its database.
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { err, fault, ok, type Fault, type Result } from '../../shared/result.ts'
import { createCheckThread, type CheckThread } from './check/thread.ts'
import { isInDoubt, clearDoubt, watchForDamage, type DamageWatch } from './damage-watch.ts'
import { createBackups, type Backups } from './db/backups.ts'
import { databaseFile, hasJournal, openDatabase, type Db } from './db/open.ts'
import { rescueDatabase } from './db/rescue.ts'
import type { Engine } from './face.ts'
import { folderProblem } from './folder-problem.ts'
import { takeLock } from './lock.ts'
import type { Log, Ports } from './ports.ts'
import { restoreIfRequested } from './restore.ts'
import { tightenRights } from './rights.ts'
import type { Scope } from './scope.ts'

export interface DataFolder {
  readonly db: Db
  readonly backups: Backups
  /** Makes the weekly copy from now on; a command that only looks something up ends too soon for one. */
  readonly keepCopies: () => void
  readonly checks: CheckThread
  readonly damage: DamageWatch
  /** Whether the database holds what could be saved of a damaged one. */
  readonly isRescued: boolean
  /** Messages for the owner about the opening of the folder. */
  readonly notices: readonly Fault[]
  /** The same, with the problems that have come up since. */
  readonly currentNotices: () => readonly Fault[]
  readonly announce: Engine['announce']
}

/** Returns the opened database with its lock, backups and notices; the scope closes them. */
export function openDataFolder(ports: Ports, scope: Scope): Result<DataFolder> {
  const { dataDir, clock } = ports
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const rights = tightenRights(dataDir)
    const lock = takeLock(dataDir)
    if (!lock.ok) return lock
    scope.own(lock.value.release)
    const damage = watchForDamage(ports)
    const backups = createBackups(path.join(dataDir, 'backups'), clock.now)
    const notices: Fault[] = rights ? [rights] : []
    const lost = lock.value.wasKilled ? lostJournal(dataDir) : null
    if (lost) notices.push(lost)
    const restored = restoreIfRequested(dataDir, backups, clock.now)
    if (restored) notices.push(restored)
    const opened = openOrRescue(dataDir, backups, clock.now, notices)
    if (!opened.ok) return opened
    const db = opened.value
    scope.own(() => void db.close())
    const checks = createCheckThread()
    let stopCopies = () => Promise.resolve()
    /** Begins the weekly backup copies. */
    const keepCopies = () => {
      stopCopies = backups.startWeekly(db, clock, damage.log, checks.check)
    }
    scope.own(() => stopCopies())
    scope.own(() => checks.close())
    logNotices(notices, ports.log)
    const isRescued = notices.some(({ code }) => code === 'data.rescued')
    const currentNotices = () => [...notices, ...backupNotices(backups)]
    return ok({
      db,
      backups,
      keepCopies,
      checks,
      damage,
      isRescued,
      notices,
      currentNotices,
      announce: lock.value.announce,
    })
  } catch (error) {
    const why = folderProblem(error)
    if (why === null) throw error
    return err('data.notUsable', { dataDir, why })
  }
}

/** Opens the database; rescues it if it is damaged, and adds notices about that. */
function openOrRescue(dataDir: string, backups: Backups, now: () => number, notices: Fault[]): Result<Db> {
  const file = path.join(dataDir, databaseFile)
  const isLost = isDatabaseLost(dataDir, file, backups)
  // A rescue sets the old file aside, even an empty one.
  if (isLost) closeSync(openSync(file, 'a', 0o600))
  const isDoubtful = isInDoubt(dataDir) || notices.some(({ code }) => code === 'data.journalGone')
  const opened = isLost ? null : openDatabase(file, backups.beforeMigration, isDoubtful ? 'whole' : undefined)
  if (opened === null || (!opened.ok && opened.error.code === 'data.damaged')) {
    const rescued = rescueDatabase(file, backups.dir, backups.list(), now)
    if (!rescued.ok) return rescued
    notices.push(fault('data.rescued', rescued.value.rescue))
    clearDoubt(dataDir)
    return ok(rescued.value.db)
  }
  if (opened.ok) clearDoubt(dataDir)
  return opened
}

/**
 * Tells whether the database is empty or missing although this folder was in use, as after a power cut that took the
 * blocks of the file, or an incomplete copy of the folder.
 */
function isDatabaseLost(dataDir: string, file: string, backups: Backups): boolean {
  if (sizeOf(file) > 0) return false
  return backups.list().length > 0 || hasJournal(file) || hasImages(path.join(dataDir, 'images'))
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function hasImages(dir: string): boolean {
  const isThere = statSync(dir, { throwIfNoEntry: false })?.isDirectory() === true
  return isThere && readdirSync(dir).some((name) => name !== 'incoming')
}

/**
 * Returns a notice if the database of a killed engine has no journal. Such an engine leaves one with its last changes, and
 * the database works without it as if they had never been made.
 */
function lostJournal(dataDir: string): Fault | null {
  const file = path.join(dataDir, databaseFile)
  return sizeOf(file) > 0 && !existsSync(`${file}-wal`)
    ? fault('data.journalGone', { journal: `${file}-wal` })
    : null
}

/** Returns a notice if the last backup copy could not be made. */
function backupNotices({ dir, problem }: Backups): Fault[] {
  const error = problem()
  return error ? [fault('backup.notMade', { dir, why: folderProblem(error) ?? error.message })] : []
}

function logNotices(notices: readonly Fault[], log: Log): void {
  for (const { code, data } of notices)
    log.info(`the data folder was not as it should be: ${code}`, { ...data })
}
