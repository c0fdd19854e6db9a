// Copies of the database: one before its tables change, and one a week. Images are not in it and not copied.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Clock, Log } from '../ports.ts'
import type { Db } from './open.ts'

const weekMs = 7 * 24 * 3_600_000
/** Of each kind; they are as large as the database. */
const kept = 2

type Kind = 'weekly' | 'before-update'

export interface Backups {
  /** Newest first. */
  list(): string[]
  beforeMigration(db: Db): void
  /** Makes the week's copy when it is due, and asks again the next day; the answer ends that. */
  keepWeekly(db: Db, clock: Clock, log: Log): () => Promise<void>
}

export function createBackups(dir: string, now: () => number): Backups {
  /** Oldest first. One that was made at a later time than it is now comes from a clock that was wrong: it is the oldest. */
  function names(kind: Kind): string[] {
    const isAhead = (name: string) => timeOf(name) > now()
    const found = (existing(dir) ?? []).filter((name) => isCopy(name, kind)).sort()
    return [...found.filter(isAhead), ...found.filter((name) => !isAhead(name))]
  }

  function room(kind: Kind): string {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    for (const name of existing(dir) ?? []) {
      // What a killed engine was copying.
      if (name.endsWith('.part')) rmSync(path.join(dir, name), { force: true })
    }
    return path.join(dir, `${kind}-${stampOf(now())}.sqlite`)
  }

  function forgetOld(kind: Kind): void {
    for (const name of names(kind).slice(0, -kept)) rmSync(path.join(dir, name), { force: true })
  }

  async function weekly(db: Db): Promise<void> {
    const newest = names('weekly').at(-1)
    if (newest !== undefined && isWithin(now() - timeOf(newest), weekMs)) return
    const file = room('weekly')
    try {
      await db.backup(partOf(file))
      renameSync(partOf(file), file)
    } catch (error) {
      rmSync(partOf(file), { force: true })
      throw error
    }
    forgetOld('weekly')
  }

  return {
    list: () =>
      [...names('weekly'), ...names('before-update')]
        .sort((a, b) => timeOf(b) - timeOf(a))
        .map((name) => path.join(dir, name)),
    beforeMigration(db) {
      const file = room('before-update')
      try {
        db.prepare('VACUUM INTO ?').run(partOf(file))
        renameSync(partOf(file), file)
      } catch (error) {
        rmSync(partOf(file), { force: true })
        throw error
      }
      forgetOld('before-update')
    },
    keepWeekly(db, clock, log) {
      let stopTimer: () => void = () => undefined
      let running = Promise.resolve()
      let isClosed = false
      const look = () => {
        running = weekly(db)
          .catch((error: unknown) => {
            if (db.open) log.error('the weekly copy of the database could not be made', error)
          })
          .then(() => {
            if (!isClosed) stopTimer = clock.after(weekMs / 7, look)
          })
      }
      look()
      return () => {
        isClosed = true
        stopTimer()
        return running
      }
    },
  }
}

/** A copy that was cut short is not one: it gets its name when it is whole. */
const partOf = (file: string) => `${file}.part`

function isCopy(name: string, kind: Kind): boolean {
  return name.startsWith(`${kind}-`) && name.endsWith('.sqlite')
}

function isWithin(ageMs: number, mostMs: number): boolean {
  return ageMs >= 0 && ageMs < mostMs
}

/** A time that can stand in a file's name on every system, and be read back. */
export function stampOf(time: number): string {
  return new Date(time).toISOString().replace(/[:.]/g, '-')
}

/** NaN for a name that somebody made by hand: no age is compared with it. */
function timeOf(name: string): number {
  const [, day = '', hour = '', minute = '', second = '', ms = ''] =
    /-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? []
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`)
}

function existing(dir: string): string[] | null {
  try {
    return readdirSync(dir)
  } catch {
    return null // none was made yet
  }
}
