// Copies of the database: one before a migration, one before a restore, and one a week. They don't contain the
// images. A copy is checked before it counts as one.
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { copyKinds, type Backup } from '../../../shared/contract/backup-calls.ts'
import type { Clock, Log } from '../ports.ts'
import type { Db } from './open.ts'
import { flush } from './replace.ts'
import { damage, problemInFile } from './soundness.ts'

const dayMs = 24 * 3_600_000
const weekMs = 7 * dayMs
/** Copies kept of each kind; each is as large as the database. */
const keptPerKind = 2
/**
 * Older copies still hold what was deleted for good, so the kinds that no weekly copy replaces are deleted at this
 * age.
 */
const maxAgeMs = 30 * dayMs

type CopyKind = Backup['kind']

export interface Copy extends Backup {
  readonly file: string
}

/** Checks a database file without blocking: resolves to its problem, or null. */
export type Check = (file: string) => Promise<string | null>

export interface Backups {
  readonly dir: string
  /** The files of all copies but the damaged ones, newest first. */
  list(): string[]
  /** All copies in the folder, newest first. */
  all(): Copy[]
  remove(name: string): void
  beforeMigration(db: Db): void
  /** Why this week's copy could not be made; null if it was made or is not due. */
  problem(): Error | null
  onProblem(listener: () => void): void
  /** Makes the weekly copy when it is due, and looks again every day. The returned function stops that. */
  startWeekly(db: Db, clock: Clock, log: Log, check: Check): () => Promise<void>
}

/** Manages the backup copies in this folder: lists, makes, checks and removes them. */
export function createBackups(dir: string, now: () => number): Backups {
  const fileOf = (name: string) => path.join(dir, name)
  let problem: Error | null = null
  let notify: () => void = () => undefined

  /**
   * The names of the copies of this kind, oldest first. A copy from the future was made while the clock was
   * wrong, and counts as the oldest.
   */
  function namesOldestFirst(kind: CopyKind): string[] {
    const isAhead = (name: string) => timeOf(name) > now()
    const found = fileNames(dir)
      .filter((name) => kindOf(name) === kind)
      .sort()
    return [...found.filter(isAhead), ...found.filter((name) => !isAhead(name))]
  }

  /** Creates the empty file of a new copy under its temporary name; returns the final name. */
  function beginCopy(kind: CopyKind): string {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    for (const name of fileNames(dir)) {
      // The rest of a copy that a killed engine was making.
      if (/\.part(-wal|-shm|-journal)?$/.test(name)) rmSync(fileOf(name), { force: true })
    }
    const file = fileOf(`${kind}-${stampOf(now())}.sqlite`)
    closeSync(openSync(partialFile(file), 'w', 0o600))
    return file
  }

  /** Gives the copy its final name, if it is sound: a copy that was cut short or is damaged never gets it. */
  function finishCopy(file: string, problem: string | null): void {
    if (problem !== null) throw damage(`a copy of the database is damaged: ${problem}`)
    // SQLite doesn't flush a copy to the disk.
    flush(partialFile(file))
    renameSync(partialFile(file), file)
  }

  /** Keeps the newest copies of this kind, and deletes the others. */
  function removeOldCopies(kind: CopyKind): void {
    for (const name of namesOldestFirst(kind).slice(0, -keptPerKind)) rmSync(fileOf(name), { force: true })
  }

  /** Makes the weekly copy if it is due, and deletes copies that are too old. */
  async function maintainCopies(db: Db, check: Check): Promise<void> {
    const newest = namesOldestFirst('weekly').at(-1)
    const isDue = newest === undefined || !isWithin(now() - timeOf(newest), weekMs)
    if (isDue) await makeWeeklyCopy(db, check)
    removeOldCopies('weekly')
    for (const kind of ['before-update', 'before-restore'] as const) {
      for (const name of namesOldestFirst(kind))
        if (now() - timeOf(name) > maxAgeMs) rmSync(fileOf(name), { force: true })
    }
  }

  /** Copies the database while it is in use, checks the copy, and keeps it only if it is sound. */
  async function makeWeeklyCopy(db: Db, check: Check): Promise<void> {
    const file = beginCopy('weekly')
    try {
      await db.backup(partialFile(file))
      finishCopy(file, await check(partialFile(file)))
    } finally {
      rmSync(partialFile(file), { force: true })
    }
  }

  /** Remembers why copies can't be made, or null, and notifies if that is new. */
  function setProblem(found: Error | null): void {
    const hasChanged = found?.message !== problem?.message
    problem = found
    if (hasChanged) notify()
  }

  /** Lists all copies with kind, age and size. */
  const all = () =>
    fileNames(dir)
      .flatMap((name) => {
        const kind = kindOf(name)
        const stats = statSync(fileOf(name), { throwIfNoEntry: false })
        if (kind === null || !stats) return []
        const time = timeOf(name)
        const madeAt = Number.isNaN(time) ? stats.mtimeMs : time
        return [{ name, file: fileOf(name), kind, madeAt, sizeBytes: stats.size }]
      })
      .sort((a, b) => b.madeAt - a.madeAt)

  return {
    dir,
    all,
    list: () =>
      all()
        .filter(({ kind }) => kind !== 'damaged')
        .map(({ file }) => file),
    /** Deletes a copy with its journal files. */
    remove(name) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(fileOf(name) + suffix, { force: true })
    },
    /** Makes and checks a copy, before the database is migrated. */
    beforeMigration(db) {
      const file = beginCopy('before-update')
      try {
        db.prepare('VACUUM INTO ?').run(partialFile(file))
        finishCopy(file, problemInFile(partialFile(file)))
      } finally {
        rmSync(partialFile(file), { force: true })
      }
      removeOldCopies('before-update')
    },
    problem: () => problem,
    onProblem(listener) {
      notify = listener
    },
    /**
     * Makes a copy when the last weekly one is old enough, now and from then on; returns a function that
     * stops it.
     */
    startWeekly(db, clock, log, check) {
      let stopTimer: () => void = () => undefined
      let running = Promise.resolve()
      let isClosed = false
      /** Makes a copy if one is due, reports a failure, and sets the timer for the next look. */
      const maintainAndSchedule = () => {
        running = maintainCopies(db, check)
          .then(() => setProblem(null))
          .catch((error: unknown) => {
            if (isClosed) return
            setProblem(error instanceof Error ? error : new Error(String(error)))
            log.error('the weekly copy of the database could not be made', error)
          })
          .then(() => {
            if (!isClosed) stopTimer = clock.after(dayMs, maintainAndSchedule)
          })
      }
      maintainAndSchedule()
      return () => {
        isClosed = true
        stopTimer()
        return running
      }
    },
  }
}

const partialFile = (file: string) => `${file}.part`

/** Reads the kind of a copy from its file name; null if it is no copy. */
function kindOf(name: string): CopyKind | null {
  if (!name.endsWith('.sqlite')) return null
  return copyKinds.find((kind) => name.startsWith(`${kind}-`)) ?? null
}

function isWithin(ageMs: number, maxMs: number): boolean {
  return ageMs >= 0 && ageMs < maxMs
}

/** A timestamp that is allowed in file names on every system, and can be parsed again. */
export function stampOf(time: number): string {
  return new Date(time).toISOString().replace(/[:.]/g, '-')
}

/** NaN for a file name without a timestamp, as of a copy made by hand; comparisons with it are false. */
function timeOf(name: string): number {
  const [, day = '', hour = '', minute = '', second = '', ms = ''] =
    /-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? []
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`)
}

/** Lists the files of the folder; none if it does not exist. */
function fileNames(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return [] // the folder does not exist yet
  }
}
